-- Headings under which forms show the deductions.

return {
  provident = { en = "Insurance and pension contributions", de = "Vorsorgeaufwendungen" },
  special   = { en = "Special expenses", de = "Sonderausgaben" },
  donations = { en = "Donations", de = "Zuwendungen" },
  burdens   = { en = "Extraordinary burdens", de = "Außergewöhnliche Belastungen" },
  children  = { en = "Children", de = "Kinder" },
}
