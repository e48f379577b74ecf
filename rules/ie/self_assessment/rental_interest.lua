-- The share of the interest of a year on loans for homes let that may be deducted.
return function(law)
  local terms = law.rental_interest_shares
  return terms.share + (1 - terms.share) * exact(terms.days_in_full or 0) / 365
end
