-- The freelancer's question worked through by hand.

local by_hand = "Worked by hand from §§ 2, 10c, 32a EStG, §§ 3, 4 SolzG 1995 and the rate of the KiStG"

example "A freelancer in Schleswig-Holstein, 2025" {
  year   = 2025,
  given  = { monthly_income = 4000, federal_state = "SH", church_member = true },
  expect = {
    taxable_income       = 47964,
    income_tax           = 9976,
    solidarity_surcharge = 0,
    church_tax           = 897.84,
    total_tax            = 10873.84,
    marginal_rate        = 0.378801801792,
    net_income           = 37126.16,
    net_income_per_month = 3093.84,
    put_aside_per_month  = 906.16,
  },
  source = by_hand,
}

example "The same work as a trade, 2025" {
  year   = 2025,
  given  = { monthly_income = 4000, kind_of_work = "trade", municipal_rate = 490 },
  expect = {
    freelance_income      = 0,
    income_from_trade     = 48000,
    trade_tax_base_amount = 822,
    trade_tax             = 4027.80,
    trade_tax_credit      = 3288,
    assessed_income_tax   = 6688,
    net_income            = 37284.20,
    put_aside_per_month   = 892.99,
  },
  source = "Worked by hand from §§ 32a, 35 EStG, §§ 11, 16 GewStG: 23,500 at 3.5 %, 4 times the base off 9,976",
}

example "A freelancer with expenses, benefits in kind and contributions, 2025" {
  year   = 2025,
  given  = {
    monthly_income          = 9500,
    monthly_benefit_in_kind = 200,
    monthly_expenses        = 1500,
    provident_expenses      = 9000,
    special_expenses        = 1200,
    federal_state           = "Schleswig-Holstein",
    church_member           = true,
  },
  expect = {
    annual_receipts      = 116400,
    profit               = 98400,
    taxable_income       = 88200,
    income_tax           = 26132,
    solidarity_surcharge = 735.65,
    church_tax           = 2351.88,
    total_tax            = 29219.53,
    marginal_rate        = 0.50778,
    net_income           = 66780.47,
    net_income_per_month = 5565.03,
    put_aside_per_month  = 2434.97,
  },
  source = by_hand,
}

example "A freelancer in Bavaria and an employed spouse, filing jointly, 2026" {
  year   = 2026,
  given  = {
    filing             = "joint",
    monthly_income     = 7000,
    monthly_expenses   = 800,
    other_income       = 30000,
    provident_expenses = 14000,
    tax_withheld       = 5000,
    federal_state      = "BY",
    church_member      = true,
  },
  expect = {
    special_expenses_deducted = 14072,
    taxable_income            = 90328,
    income_tax                = 17780,
    solidarity_surcharge      = 0,
    church_tax                = 1422.40,
    total_tax                 = 19202.40,
    marginal_rate             = 0.3611926404,
    net_income                = 85197.60,
    put_aside_per_month       = 1183.54,
  },
  source = by_hand,
}

example "A year without income" {
  year   = 2025,
  given  = { monthly_income = 0, sum_of_income = 0 },
  expect = { taxable_income = 0, total_tax = 0, average_rate = 0, marginal_rate = 0, put_aside_per_month = 0 },
  source = by_hand,
}

example "Average rate" {
  year      = 2025,
  given     = { taxable_income = 47964, federal_state = "SH", church_member = true },
  expect    = { average_rate = 0.2267083646, income_tax_average_rate = 0.2079893253 },
  tolerance = 0.0000000001,
  source    = by_hand,
}

example "A freelancer with compulsory health insurance, 2025" {
  year   = 2025,
  given  = {
    monthly_income       = 4000,
    federal_state        = "SH",
    church_member        = true,
    health_contributions = 8112,
    care_contributions   = 2016,
    sick_pay             = false,
    health_subsidy       = false,
    church_tax_paid      = 897.84,
  },
  expect = {
    provident_expenses_deducted = 10128,
    special_expenses_deducted   = 11025.84,
    taxable_income              = 36974.16,
    income_tax                  = 6370,
    church_tax                  = 573.30,
    put_aside_per_month         = 578.61,
  },
  source = "Worked by hand from §§ 10, 10c, 32a EStG and the rate of the KiStG",
}

example "The profit has the private use of the business car in it, for the months of the work" {
  year   = 2025,
  given  = { monthly_income = 4000, months_worked = 8, car_list_price = 32000 },
  expect = {
    car_months           = 8,
    private_car_use      = 2560,
    profit               = 34560,
    freelance_income     = 34560,
    net_income           = 26376,
    put_aside_per_month  = 703,
    net_income_per_month = 3297,
  },
  source = "Worked by hand from § 6 Abs. 1 Nr. 4 Satz 2 EStG and § 32a EStG: 8 times 320; of each of the 8 months "
    .. "4,000 less an eighth of 5,624",
}

example "A profit that is given is the profit" {
  year   = 2025,
  given  = { profit = 50000, car_list_price = 32000, business_km = 1000 },
  expect = { profit = 50000, freelance_income = 50000 },
  source = "§ 2 Abs. 2 Satz 1 Nr. 1 EStG",
}

example "Five months of work: what is put away and what is left are of the same months" {
  year   = 2025,
  given  = { monthly_income = 4000, months_worked = 5 },
  expect = { total_tax = 1630, net_income = 18370, put_aside_per_month = 326, net_income_per_month = 3674 },
  source = "Worked by hand from § 32a EStG: 4,000 less a fifth of 1,630",
}

example "Work of eight months beside wages of the whole year" {
  year   = 2025,
  given  = {
    monthly_income = 4000, months_worked = 8, wages = 36000, without_contributions = true, wage_tax_withheld = 5000,
  },
  expect = { total_tax = 17121, put_aside_per_month = 1515.13, net_income_per_month = 5068.20 },
  source = "Worked by hand from § 32a EStG: in a month of the work 4,000 and 3,000, less a twelfth of 5,000 and an "
    .. "eighth of 12,121",
}
