-- Rent: the relief to 2017 and the rent tax credit from 2022.

parameter "rent_relief_limit" {
  label  = "Greatest rent relieved, for a single person under the higher age",
  source = "TCA 1997 s. 473; Finance Acts 2006-2008, Finance Act 2011; Minister for Finance, written answer of 14 "
    .. "September 2011 (2011 to 2017)",
  note   = "Twice as much for a couple or a widowed person, and twice as much again from the higher age.",
  type   = money,
  since  = {
    ["2006-01-01"] = 1650, ["2007-01-01"] = 1800, ["2008-01-01"] = 2000, ["2011-01-01"] = 1600, ["2012-01-01"] = 1200,
    ["2013-01-01"] = 1000, ["2014-01-01"] = 800, ["2015-01-01"] = 600, ["2016-01-01"] = 400, ["2017-01-01"] = 200,
  },
}

parameter "rent_relief_age" {
  label  = "Age from which more rent is relieved",
  source = "TCA 1997 s. 473(1)",
  type   = count(130),
  since  = { ["2006-01-01"] = 55 },
}

parameter "rent_relief_closed_to_new_tenants" {
  label  = "Rent relief only for tenants of 7 December 2010",
  source = "TCA 1997 s. 473; Finance Act 2011",
  type   = boolean,
  since  = { ["2002-01-01"] = false, ["2011-01-01"] = true },
}

rule "rent_relief" {
  label   = "Rent relief",
  help    = "For rent of a private tenancy; from 2011 only for those who were tenants on 7 December 2010.",
  source  = "TCA 1997 s. 473",
  type    = money,
  to      = "2017-12-31",
  compute = function(case, law)
    if case.rent_paid <= 0 or case.landlord == "local_authority" then return 0 end
    if law.rent_relief_closed_to_new_tenants and not case.rented_on_7_december_2010 then return 0 end
    local limit = law.rent_relief_limit
    if case.is_couple or case.marital_status == "widowed" then limit = 2 * limit end
    if max(case.age, case.is_couple and case.spouse_age or 0) >= law.rent_relief_age then limit = 2 * limit end
    return round(min(case.rent_paid, limit) * law.standard_rate, 0.01)
  end,
}

parameter "rent_credit_limit" {
  label  = "Greatest rent tax credit of one person; a couple taxed as one has twice as much",
  source = "TCA 1997 s. 473B; Finance Act 2022, Finance (No. 2) Act 2023, Finance Act 2024, Finance Act 2025",
  type   = money,
  since  = {
    ["2022-01-01"] = 500,
    ["2024-01-01"] = revised {
      originally     = 750,
      ["2024-11-12"] = 1000,     -- Finance Act 2024, for all of 2024
    },
  },
}

rule "rent_credit" {
  label   = "Rent tax credit",
  source  = "TCA 1997 s. 473B",
  type    = money,
  from    = "2022-01-01",
  compute = function(case, law)
    if case.rent_paid <= 0 or case.landlord ~= "private" then return 0 end
    if case.rent_supported or not case.tenancy_registered then return 0 end
    local limit = law.rent_credit_limit * (case.taxed_jointly and 2 or 1)
    return min(limit, round(case.rent_paid * law.standard_rate, 0.01))
  end,
}
