-- The certificate P60, from which a return is copied: each job has its own. Its boxes have no numbers. What it shows of
-- National Insurance is in whole pounds.

local jobs = require "forms.jobs"
local each = jobs.each

form "p60" {
  label  = "P60: end of year certificate",
  source = "HM Revenue and Customs, form P60 2021/22, whose design is that of 2024/25",
  years  = { 2023, 2025 },
  of     = jobs.of,
  papers = true,
  received = true,
  lines  = {
    { label = "Surname, forenames", decides_nothing = true },
    { label = "National Insurance number", decides_nothing = true },
    { label = "Works or payroll number", decides_nothing = true },
    { label = "Pay in previous employments", part_of = "certificate_pay" },
    { label = "Tax deducted in previous employments, R for a refund", part_of = "tax_deducted_from_pay" },
    { label = "Pay in this employment", part_of = each "certificate_pay" },
    { label = "Tax deducted in this employment, R for a refund", part_of = "tax_deducted_from_pay" },
    { label = "Total for year: pay", decides_nothing = true },
    { label = "Total for year: tax deducted", decides_nothing = true },
    { label = "Final tax code", part_of = each "tax_code" },
    { label = "National Insurance: table letter", is = each("ni_category", "job_category") },
    { label = "Earnings at the lower earnings limit, of even months", is = each "certificate_at_lower_limit" },
    { label = "Earnings above that limit up to the primary threshold", is = each "certificate_to_primary_threshold" },
    { label = "Earnings above the primary threshold up to the upper earnings limit",
      is = each "certificate_to_upper_limit" },
    { label = "Employee's contributions on earnings above the primary threshold",
      is = each "certificate_contributions" },
    { label = "Statutory maternity pay", decides_nothing = true },
    { label = "Statutory paternity pay", decides_nothing = true },
    { label = "Statutory shared parental pay", decides_nothing = true },
    { label = "Statutory adoption pay", decides_nothing = true },
    { label = "Statutory parental bereavement pay", decides_nothing = true },
    { label = "Student loan deductions in this employment", part_of = "student_loans_taken_from_pay" },
    { label = "Postgraduate loan deductions in this employment", part_of = "student_loans_taken_from_pay" },
    { label = "Employer's name, address, PAYE reference", decides_nothing = true },
    { years = { 2025 }, label = "Statutory neonatal care pay", decides_nothing = true },
  },
}
