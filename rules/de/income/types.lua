-- What a person's income is made of besides employment, by its rules: each type of § 2 Abs. 1 EStG, or what is asked
-- for apart within one.

return {
  "recurring_income", "rental_income", "taxed_services_and_sales", "income_from_trade", "farming_profit",
  "freelance_income", "taxed_sale_gain", "other_income", "trainer_income",
  "shareholder_income", "taxed_substantial_share_gain",
}
