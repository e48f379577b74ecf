-- §§ 26, 26a EStG: what spouses who file jointly would owe if each filed apart. Each return is worked out under a
-- hypothesis: the taxpayer's with the taxpayer's own facts, the spouse's with those of the spouse in their place.
-- Special expenses, burdens and the reductions of §§ 35a and 35c are of who bore them, or on application of both a half
-- each (§ 26a Abs. 2): it is the expenses that are halved, and the limits are those of one person (BFH 28.11.2019 III R
-- 11/18). What is told for both and is not divided so is refused and not guessed.

local burdens  = require "deductions.reasonable_burden"
local children = require "children.each"
local persons  = require "income.persons"

local section = { en = "Filing apart", de = "Einzelveranlagung" }

input "deductions_apart" {
  section = section,
  source  = "§ 26a Abs. 2 EStG",
  type    = choice {
    "better", "halves", "taxpayer", "spouse",
    labels  = {
      better   = { en = "Whichever is better", de = "Was günstiger ist" },
      halves   = { en = "Half of all each, on application", de = "Alles je zur Hälfte, auf Antrag" },
      taxpayer = { en = "Each their own, yours what is told for both", de = "Jeder das Eigene, Gemeinsames bei Ihnen" },
      spouse   = {
        en = "Each their own, the spouse's what is told for both", de = "Jeder das Eigene, Gemeinsames beim Ehegatten",
      },
    },
    aliases = { halves = { "half", "haelftig", "hälftig" } },
  },
  default = "better",
  ask_if  = function(case) return case.filing == "joint" end,
}

local function in_cents(amount) return ceil(amount, 0.01) end

-- Expenses that are told of each spouse, and those that are told for both. Where a result is named, the law limits it
-- by child, household, recipient or person supported and not by payer: then what both deduct together is divided.
local of_each   = {
  "health_contributions", "care_contributions", "other_insurance_contributions", "old_age_contributions",
  "employer_old_age_contributions", "basic_pension_contributions", "training_costs", "disability_lump_sum",
  "disability_travel_lump_sum",
}
local for_both  = {
  "donations", "foundation_gifts", "support_for_transfer", "pension_settlement_avoided", "pension_settlement_paid",
  "extraordinary_expenses", "church_tax_paid", "church_tax_refunded", "divorced_maintenance_deducted",
  "funeral_counted", "care_lump_sum", "maintenance_deducted",
}
local uncut     = {
  "childcare_deducted", "school_fees_deducted", "household_reduction", "energy_renovation_reduction",
}
-- Reductions that § 26a Abs. 2 does not halve: they are of who paid.
local of_payer  = { "party_donations", "voters_association_donations" }

-- What is told for both, and belongs to one of them or is limited in a way that is not known of each.
local undivided = {
  "loss_brought_forward", "loss_carried_back", "loss_given_back", "donations_brought_forward", "turnover_and_wages",
  "foundation_gifts_deducted_before", "health_refund_excess", "provident_expenses", "special_expenses",
  "listed_home_costs", "foreign_states", "foreign_tax_on_capital", "extraordinary_income", "reduced_rate_gain",
  "net_income_for_maintenance", "lone_parent_months", "child_allowances", "stated_sum_of_income",
  "income_tax_prepaid", "surcharge_prepaid", "church_tax_prepaid", "trade_tax_prepaid",
}

local function refuse(name)
  error("filing apart is not worked out with " .. name .. ", of which it is not told whose it is: work out the "
    .. "return of each by itself")
end

-- What falls to one spouse of an amount that is told for both, where each deducts their own.
local function own_part(case, who, name)
  if case[name] > 0 and case.deductions_apart ~= "taxpayer" and case.deductions_apart ~= "spouse" then
    error("which of the spouses bore " .. name .. " is not told: give deductions_apart")
  end
  return case.deductions_apart == who and case[name] or 0
end

-- What is supposed in the return of one spouse: who is the taxpayer there.
local function return_of(who, halved)
  local sets = { filing = "single", church_fee = 0 }
  if who == "spouse" then
    for _, name in ipairs(persons.facts) do
      sets[name] = function(case) return case.spouse[name] end
    end
  end
  for _, name in ipairs(persons.results) do
    sets[name] = function(case) return case[who][name] end
  end
  for _, name in ipairs(undivided) do
    sets[name] = function(case)
      if case[name] > 0 then refuse(name) end
      return 0
    end
  end
  for _, name in ipairs(of_payer) do
    sets[name] = function(case) return own_part(case, who, name) end
  end
  for _, name in ipairs(for_both) do
    sets[name] = function(case) return halved and in_cents(case[name] / 2) or own_part(case, who, name) end
  end
  for _, name in ipairs(uncut) do
    sets[name] = function(case) return halved and case[name] / 2 or own_part(case, who, name) end
  end
  -- The burden that is reasonable is that of each alone, and so is what it leaves to be a reduction.
  local household = sets.household_reduction
  sets.household_reduction = function(case)
    for _, name in ipairs(burdens.for_household) do
      if case[name] > 0 then refuse(name) end
    end
    return household(case)
  end
  if halved then
    for _, name in ipairs(of_each) do
      sets[name] = function(case) return in_cents(sum(case.persons, name) / 2) end
    end
    sets.basic_insurance = function(case) return sum(case.persons, "basic_insurance") / 2 end
  end
  for number = 1, children.most do
    -- A child of both has the half of each parent (§ 32 Abs. 6 Satz 1); with other shares it may be a child of one.
    local name = "child." .. number .. ".allowances"
    sets[name] = function(case)
      if case.children < number then return "own" end
      local word = case.child[number].allowances
      if word ~= "own" and word ~= "none" then refuse(name) end
      return word
    end
  end
  if who == "spouse" then
    sets.annual_receipts = 0
    sets.church_member   = function(case)
      return case.spouse_church_member == "yes" or case.spouse_church_member == "same" and case.church_member
    end
    sets.church_months   = function(case)
      if case.church_months < 12 then refuse("church_months") end
      return case.church_months
    end
  end
  return sets
end

local of_taxpayer = { en = "filing apart", de = "Einzelveranlagung" }
local of_spouse   = { en = "filing apart, the spouse", de = "Einzelveranlagung des Ehegatten" }
local by_halves   = { en = "filing apart by halves", de = "Einzelveranlagung, hälftiger Abzug" }
local spouse_half = {
  en = "filing apart by halves, the spouse", de = "Einzelveranlagung des Ehegatten, hälftiger Abzug",
}

hypothesis "apart" { label = of_taxpayer, source = "§ 26a EStG", sets = return_of("taxpayer", false) }

hypothesis "spouse_apart" { label = of_spouse, source = "§ 26a EStG", sets = return_of("spouse", false) }

hypothesis "apart_by_halves" {
  label = by_halves, source = "§ 26a Abs. 2 Satz 2 EStG", sets = return_of("taxpayer", true),
}

hypothesis "spouse_apart_by_halves" {
  label = spouse_half, source = "§ 26a Abs. 2 Satz 2 EStG", sets = return_of("spouse", true),
}

-- By a name that is handed on: none of the returns is worked out under the hypothesis of another.
local function taxes(case, hypothesis) return case[hypothesis].total_tax end

-- Of the spouse a result that depends on the filing may have been given for the joint return. What it is in a return
-- of their own is then not known, and to read it there says so.
local of_joint_return = { "sum_of_other_income", "age_relief", "income_of_all_types" }

local function taxes_of_spouse(case, hypothesis)
  for _, name in ipairs(of_joint_return) do
    assert(case[hypothesis].spouse[name] ~= nil)
  end
  return taxes(case, hypothesis)
end

local function result(name, fields)
  fields.section = section
  fields.from    = "2013-01-01"
  fields.source  = fields.source or "§§ 26, 26a EStG"
  rule(name)(fields)
end

local function amount(name, label, help, compute)
  result(name, { label = label, help = help, type = money, per = "year", compute = compute })
end

amount("taxes_apart_by_halves",
  { en = "Taxes of both filing apart, deductions by halves", de = "Steuern bei Einzelveranlagung, hälftiger Abzug" },
  { en = "By application of both.", de = "Auf übereinstimmenden Antrag." },
  function(case) return taxes(case, "apart_by_halves") + taxes_of_spouse(case, "spouse_apart_by_halves") end)

amount("taxes_apart_by_payer",
  {
    en = "Taxes of both filing apart, each with their own deductions",
    de = "Steuern bei Einzelveranlagung, jeder mit eigenen Abzügen",
  },
  { en = "Deductions are of who bore them.", de = "Abzüge bei dem, der sie getragen hat." },
  function(case) return taxes(case, "apart") + taxes_of_spouse(case, "spouse_apart") end)

result("halves_apart", {
  label   = { en = "Halves of all deductions if filing apart", de = "Hälftiger Abzug bei Einzelveranlagung" },
  help    = {
    en = "By application of both; taken as made where that is better, unless you say otherwise.",
    de = "Auf übereinstimmenden Antrag; er gilt als gestellt, wo das günstiger ist und nichts anderes angegeben ist.",
  },
  source  = "§ 26a Abs. 2 Satz 2 EStG",
  type    = boolean,
  compute = function(case)
    if case.deductions_apart ~= "better" then
      return case.deductions_apart == "halves"
    end
    return case.taxes_apart_by_payer > case.taxes_apart_by_halves
  end,
})

amount("own_tax_apart",
  { en = "Your taxes if you filed apart", de = "Ihre Steuern bei Einzelveranlagung" },
  { en = "Income tax, surcharge and church tax.", de = "Einkommensteuer, Solidaritätszuschlag, Kirchensteuer." },
  function(case) return taxes(case, case.halves_apart and "apart_by_halves" or "apart") end)

amount("spouse_tax_apart",
  { en = "Spouse: taxes if you filed apart", de = "Ehegatte: Steuern bei Einzelveranlagung" },
  { en = "Income tax, surcharge and church tax.", de = "Einkommensteuer, Solidaritätszuschlag, Kirchensteuer." },
  function(case) return taxes_of_spouse(case, case.halves_apart and "spouse_apart_by_halves" or "spouse_apart") end)

amount("taxes_filed_apart",
  { en = "Taxes of both if you filed apart", de = "Steuern beider bei Einzelveranlagung" },
  {
    en = "Each by the basic tariff, with half of the allowances and of the child benefit of each child of both.",
    de = "Jeder nach dem Grundtarif, mit halben Freibeträgen und halbem Kindergeld für jedes gemeinsame Kind.",
  },
  function(case) return case.own_tax_apart + case.spouse_tax_apart end)

amount("joint_filing_saves",
  { en = "What filing jointly saves", de = "Ersparnis durch Zusammenveranlagung" },
  {
    en = "Below zero, what filing apart would save. By the splitting tariff different incomes are taxed like two equal "
      .. "ones; apart may be better where one has benefits that raise the rate, side income or a trade.",
    de = "Unter null die Ersparnis durch Einzelveranlagung. Das Splitting besteuert ungleiche Einkommen wie zwei "
      .. "gleiche; einzeln kann günstiger sein, wo einer Leistungen mit Progressionsvorbehalt, Nebeneinkünfte oder ein "
      .. "Gewerbe hat.",
  },
  function(case)
    if case.filing ~= "joint" then
      error("filing apart is compared for spouses who file jointly: give filing = joint")
    end
    return case.taxes_filed_apart - case.total_tax
  end)

result("better_filing", {
  label   = { en = "Which filing takes less tax", de = "Günstigere Veranlagung" },
  source  = "§ 26 Abs. 1 und 2 EStG",
  type    = choice {
    "joint", "apart", "either",
    labels = {
      joint  = { en = "Filing jointly", de = "Zusammenveranlagung" },
      apart  = { en = "Filing apart", de = "Einzelveranlagung" },
      either = { en = "Both alike", de = "Beide gleich" },
    },
  },
  compute = function(case)
    if case.joint_filing_saves > 0 then return "joint" end
    return case.joint_filing_saves < 0 and "apart" or "either"
  end,
})

example "The limits of work in a household are halved with its costs" {
  year   = 2025,
  given  = { filing = "joint", household_services = 30000 },
  expect = { household_reduction = 4000, ["apart_by_halves.household_reduction"] = 2000 },
  source = "§ 26a Abs. 2 Satz 2, § 35a Abs. 2 und 5 Satz 4 EStG: the limit is that of the household",
}

example "Half of the lump sum for the disability of one spouse" {
  year   = 2025,
  given  = { filing = "joint", spouse_disability_degree = 50 },
  expect = {
    ["apart_by_halves.disability_lump_sum"] = 570, ["spouse_apart_by_halves.disability_lump_sum"] = 570,
    ["apart.disability_lump_sum"] = 0, ["spouse_apart.disability_lump_sum"] = 1140,
  },
  source = "BFH 20.12.2017 III R 2/17",
}

example "Provident expenses are halved before the limits of each" {
  year   = 2025,
  given  = { filing = "joint", basic_pension_contributions = 40000 },
  expect = {
    old_age_provision_deducted = 40000, ["apart.old_age_provision_deducted"] = 29344,
    ["apart_by_halves.old_age_provision_deducted"] = 20000,
    ["spouse_apart_by_halves.old_age_provision_deducted"] = 20000,
  },
  source = "BFH 28.11.2019 III R 11/18; § 10 Abs. 3 Satz 1 EStG: at most 29,344 for one, 58,688 for both",
}

example "Parental benefit of one of two who earn alike" {
  year   = 2025,
  given  = {
    filing = "joint", wages = 30000, spouse_wages = 30000, progression_benefits = 20000, without_contributions = true,
  },
  expect = {
    total_tax = 10265, own_tax_apart = 6040, spouse_tax_apart = 3946, joint_filing_saves = -279,
    better_filing = "apart",
  },
  source = "Worked with exact fractions from §§ 26a, 32a, 32b EStG, apart from the rules",
}

example "Further pensions, annuities and funds are of the spouse who has them" {
  year   = 2025,
  given  = {
    filing = "joint", statutory_pension = 20000, statutory_pension_start_year = 2020, first_full_year_pension = 20000,
    spouse_statutory_pension = 15000, spouse_statutory_pension_start_year = 2018,
    spouse_first_full_year_pension = 15000,
    ["spouse.further_pensions"] = 1, ["spouse.further_pension.1.amount"] = 9000,
    ["spouse.further_pension.1.start_year"] = 2015, ["spouse.further_pension.1.first_full_year"] = 9000,
    spouse_private_annuity = 100, spouse_private_annuity_age = 65,
    ["spouse.further_annuities"] = 1, ["spouse.further_annuity.1.amount"] = 5000,
    ["spouse.further_annuity.1.start_age"] = 60,
    spouse_fund_start_value = 10000, spouse_fund_end_value = 12000, spouse_fund_kind = "equity",
    ["spouse.further_funds"] = 1, ["spouse.further_fund.1.value_before"] = 50000,
    ["spouse.further_fund.1.value_after"] = 60000, ["spouse.further_fund.1.fund_type"] = "mixed",
    without_contributions = true,
  },
  expect = {
    ["apart.taxable_income"] = 15862, ["spouse_apart.taxable_income"] = 18680, ["spouse_apart.total_tax"] = 1314,
  },
  source = "§ 26a Abs. 1 EStG: to each the income that is theirs; the figures are those of each as a single person",
}

-- What one of them has says of the other that there is nothing: of each the first or a further pension or annuity.
for fact, row in pairs {
  statutory_pension = {
    { statutory_pension = 30000, statutory_pension_start_year = 2025 },
    { spouse_statutory_pension = 30000, spouse_statutory_pension_start_year = 2025 }, 24948,
  },
  further_pension = {
    {
      further_pensions = 1, ["further_pension.1.amount"] = 30000, ["further_pension.1.start_year"] = 2025,
    },
    {
      ["spouse.further_pensions"] = 1, ["spouse.further_pension.1.amount"] = 30000,
      ["spouse.further_pension.1.start_year"] = 2025,
    }, 24948,
  },
  private_annuity = {
    { private_annuity = 30000, private_annuity_age = 65 },
    { spouse_private_annuity = 30000, spouse_private_annuity_age = 65 }, 5298,
  },
  further_annuity = {
    { further_annuities = 1, ["further_annuity.1.amount"] = 30000, ["further_annuity.1.start_age"] = 65 },
    {
      ["spouse.further_annuities"] = 1, ["spouse.further_annuity.1.amount"] = 30000,
      ["spouse.further_annuity.1.start_age"] = 65,
    }, 5298,
  },
} do
  for who, given in ipairs { row[1], row[2] } do
    given.filing = "joint"
    example("Filing apart where " .. (who == 1 and "the taxpayer" or "the spouse") .. " alone has a " .. fact) {
      year   = 2025,
      given  = given,
      expect = {
        ["apart.sum_of_income"] = who == 1 and row[3] or 0, ["spouse_apart.sum_of_income"] = who == 2 and row[3] or 0,
      },
      source = "Worked by hand from § 22 Nr. 1 Satz 3 Buchst. a EStG: 83.5 % or 18 % of 30,000 less 102",
    }
  end
end
