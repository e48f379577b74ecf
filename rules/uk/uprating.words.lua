-- What people read of uprating.lua.

words "consumer_prices" {
  label = "Rise of the consumer prices index in the twelve months to the September before the tax year",
}
