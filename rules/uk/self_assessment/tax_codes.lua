-- What a tax code collects of other years, and what HMRC gave back in the year: tax deducted from pay and pensions
-- counts for the year after these.

require "self_assessment.bill"   -- a form asks for these first

local function amount(name, label, ask, help)
  input(name) {
    label = label, type = money, per = "year", min = 0, default = 0, ask = ask, section = "Self Assessment",
    help = help, source = "TMA 1970 s. 59A(8); SI 2003/2682 reg. 185",
    ask_if = function(case) return case.employment_income > 0 or case.pension_income > 0 end,
  }
end

amount("tax_of_earlier_years_in_code", "Tax of earlier years and debts in the tax code of the year",
  "How much of the tax that was deducted from pay and pensions was for earlier years, or for debts?",
  "As the notice of coding shows. Boxes 7 and 9 of the tax calculation summary (SA110).")
amount("tax_in_later_code", "Tax of the year that a later tax code collects",
  "How much of the tax of {year} does the tax code of the next year collect?",
  "As the notice of coding shows, of pay and pensions that were not taxed enough. Box 8 of the tax calculation summary "
    .. "(SA110).")
amount("tax_refunded_in_year", "Income tax of the year that HMRC gave back already",
  "How much income tax of {year} did HMRC or Jobcentre Plus give back already?",
  "Not what an employer gave back, which the P60 counts. Box 1 on page TR 6 of the return (SA100).")

rule "tax_collected_for_the_year" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59A(8); SI 2003/2682 reg. 185",
  type    = money, per = "year",
  compute = function(case)
    local other = case.tax_of_earlier_years_in_code + case.tax_refunded_in_year
    return case.tax_deducted_from_pay - other + case.tax_in_later_code
  end,
}

-- Of 30,000 of pay and 5,000 of rents 4,486 are due, of which 3,486 on the pay.
for number, row in ipairs {
  { 3486, 0, 0, 0, 1000 }, { 3886, 400, 0, 0, 1000 }, { 3886, 0, 0, 400, 1000 }, { 3086, 0, 400, 0, 1000 },
  { 3486, 300, 200, 100, 1200 }, { 3486.01, 0.01, 0, 0, 1000 }, { 100, 0, 0, 200, 4586 },
} do
  local deducted, earlier, later, refunded, bill = table.unpack(row)
  example("Tax of other years in a tax code, " .. number) {
    year   = 2025,
    given  = {
      employment_income = 30000, property_receipts = 6000, tax_deducted_from_pay = deducted,
      tax_of_earlier_years_in_code = earlier, tax_in_later_code = later, tax_refunded_in_year = refunded,
    },
    expect = { income_tax = 4486, relevant_amount = bill },
    source = "By hand from ITA 2007 s. 10; TMA 1970 s. 59A(8); SI 2003/2682 reg. 185",
  }
end
