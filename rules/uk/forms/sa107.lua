-- The pages Trusts, SA107, of which nothing was read.

form "sa107" {
  label  = "SA107: trusts",
  source = "HM Revenue and Customs, form SA107; no box of these years was read",
  years  = { 2023, 2025 },
  lines  = {
    { label = "All boxes, not read" },
  },
}
