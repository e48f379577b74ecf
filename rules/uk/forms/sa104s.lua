-- The short pages Partnership, SA104S, of which nothing was read.

form "sa104s" {
  label  = "SA104S: partnership (short)",
  source = "HM Revenue and Customs, form SA104S; no box of these years was read",
  years  = { 2023, 2025 },
  lines  = {
    { label = "All boxes, not read" },
  },
}
