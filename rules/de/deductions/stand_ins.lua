-- What the steps before and after these will declare.

rule "extraordinary_burdens_deducted" {
  label   = { en = "Extraordinary burdens taken off", de = "Abgezogene außergewöhnliche Belastungen" },
  source  = "§§ 33 bis 33b EStG",
  type    = money,
  from    = "2010-01-01",
  compute = function(case) return 0 end,
}
