-- Local property tax from 2026: the basic charge, before the council's adjustment.

parameter "local_property_tax_bands" {
  label  = "Basic charge of local property tax, by value of the home on 1 November 2025",
  source = "Finance (Local Property Tax) Act 2012; Revenue, Valuing your property (2026 to 2030)",
  note   = "A council may raise or lower it by up to 15 %. Charges before 2026 and of homes over 2,100,000 are not "
    .. "given.",
  since  = {
    ["2026-01-01"] = {
      { upto = 240000, charge = 95 }, { upto = 315000, charge = 235 }, { upto = 420000, charge = 333 },
      { upto = 525000, charge = 428 }, { upto = 630000, charge = 523 }, { upto = 735000, charge = 618 },
      { upto = 840000, charge = 713 }, { upto = 945000, charge = 808 }, { upto = 1050000, charge = 903 },
      { upto = 1155000, charge = 998 }, { upto = 1260000, charge = 1094 }, { upto = 1365000, charge = 1272 },
      { upto = 1470000, charge = 1535 }, { upto = 1575000, charge = 1797 }, { upto = 1680000, charge = 2060 },
      { upto = 1785000, charge = 2322 }, { upto = 1890000, charge = 2585 }, { upto = 1995000, charge = 2847 },
      { upto = 2100000, charge = 3110 },
    },
  },
}

input "property_value" {
  label = "Value of the home", type = money, min = 0, section = "Local property tax", help = "On 1 November 2025.",
}

rule "local_property_tax_basic" {
  label   = "Local property tax, basic charge",
  aliases = { "lpt" },
  source  = "Finance (Local Property Tax) Act 2012",
  type    = money,
  from    = "2026-01-01",
  compute = function(case, law)
    for _, band in ipairs(law.local_property_tax_bands) do
      if case.property_value <= band.upto then return band.charge end
    end
    error("the charge of homes over 2,100,000 is not covered")
  end,
}

example "A home of 300,000" {
  year   = 2026,
  given  = { property_value = 300000 },
  expect = { local_property_tax_basic = 235 },
  source = "Revenue, LPT: valuing your property",
}
