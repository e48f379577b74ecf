def tables(): return {}
