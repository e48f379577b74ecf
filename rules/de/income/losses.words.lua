-- What people read of losses.lua.

words "loss_carry_forward" {
  label = { en = "Limits of losses of earlier years", de = "Grenzen des Verlustvortrags" },
}

words "loss_carry_back" {
  label = { en = "Greatest loss carried back", de = "Höchstbetrag des Verlustrücktrags" },
}

words "loss_brought_forward" {
  label   = { en = "Losses of earlier years", de = "Verlustvortrag" },
  ask     = { en = "What losses of earlier years are there?", de = "Welcher Verlustvortrag besteht?" },
  help    = {
    en = "As determined for the end of the year before, of both spouses where they file jointly.",
    de = "Wie zum Ende des Vorjahres festgestellt, bei Zusammenveranlagung beider Ehegatten.",
  },
  aliases = { "verlustvortrag" },
}

words "loss_carried_back" {
  label   = { en = "Loss of a later year carried back", de = "Verlustrücktrag aus einem späteren Jahr" },
  ask     = {
    en = "What loss of a later year is carried back to {year}?",
    de = "Welcher Verlust eines späteren Jahres wird nach {year} zurückgetragen?",
  },
  help    = {
    en = "The part of the loss that the tax office sets off this year, within the limits of the year it arose in.",
    de = "Der Teil des Verlusts, den das Finanzamt in diesem Jahr abzieht, in den Grenzen seines Jahres.",
  },
  aliases = { "verlustruecktrag", "verlustrücktrag" },
}

words "loss_given_back" {
  label = {
    en = "Loss of this year carried back to earlier years", de = "In frühere Jahre zurückgetragener Verlust",
  },
  ask   = {
    en = "How much of this year's loss is carried back?",
    de = "Wie viel vom Verlust dieses Jahres wird zurückgetragen?",
  },
  help  = { en = "The rest is left for later years.", de = "Der Rest bleibt späteren Jahren." },
}

words "loss_of_year" {
  label = { en = "Loss of the year", de = "Nicht ausgeglichene negative Einkünfte" },
}

words "loss_for_earlier_years" {
  label = { en = "Loss that may be carried back", de = "Rücktragsfähiger Verlust" },
  help  = {
    en = "To the year before, and what that year does not use up, since 2022, to the one before it.",
    de = "In das Vorjahr und seit 2022, soweit es ihn nicht aufbraucht, in das Jahr davor.",
  },
}

words "loss_brought_forward_deducted" {
  label = { en = "Losses of earlier years deducted", de = "Abgezogener Verlustvortrag" },
  help  = { en = "Rounded up to the cent.", de = "Auf den Cent aufgerundet." },
}

words "loss_carried_back_deducted" {
  label = { en = "Losses of later years deducted", de = "Abgezogener Verlustrücktrag" },
  help  = {
    en = "Up to the total income that losses of earlier years leave.",
    de = "Bis zu dem Gesamtbetrag der Einkünfte, den der Verlustvortrag übrig lässt.",
  },
}

words "loss_deducted" {
  label   = { en = "Losses of other years deducted", de = "Verlustabzug" },
  aliases = { "verlustabzug" },
}

words "loss_left" {
  label   = { en = "Losses left for later years", de = "Verbleibender Verlustvortrag" },
  aliases = { "verbleibender_verlustvortrag", "left" },
}
