-- § 10d EStG: losses of other years, taken off total income before special expenses and all else.

local sections = require "income.sections"

parameter "loss_carry_forward" {
  label  = { en = "Limits of losses of earlier years", de = "Grenzen des Verlustvortrags" },
  source = "§ 10d Abs. 2, § 52 EStG",
  type   = record { free = money, share = rate }, per = "year",
  note   = "Without limit up to a total income of `free`, of what is above it up to the `share`; `free` is doubled for "
        .. "spouses who file jointly.",
  until_changed = true,
  since  = {
    ["2004-01-01"] = { free = 1000000, share = 0.6 },
    ["2024-01-01"] = revised { ["2024-03-27"] = { free = 1000000, share = 0.7 } },   -- Wachstumschancengesetz
  },
}

parameter "loss_carry_back" {
  label  = { en = "Greatest loss carried back", de = "Höchstbetrag des Verlustrücktrags" },
  source = "§ 10d Abs. 1 Satz 1, § 52 EStG",
  type   = money, per = "year",
  note   = "Of the year in which the loss arose; doubled for spouses who file jointly.",
  until_changed = true,
  since  = {
    ["2004-01-01"] = 511500,
    ["2013-01-01"] = revised { ["2013-02-25"] = 1000000 },   -- Gesetz vom 20.02.2013, BGBl. I S. 285
    -- Zweites and Drittes Corona-Steuerhilfegesetz for 2020 and 2021, Viertes vom 19.06.2022 (BGBl. I S. 911, Nr. 20 of
    -- 22.06.2022) for 2022 and 2023
    ["2020-01-01"] = revised { ["2020-06-30"] = 5000000, ["2021-03-17"] = 10000000 },
    ["2022-01-01"] = revised { ["2020-06-30"] = 1000000, ["2022-06-22"] = 10000000 },
    ["2024-01-01"] = revised { ["2020-06-30"] = 1000000 },
  },
}

input "loss_brought_forward" {
  label   = { en = "Losses of earlier years", de = "Verlustvortrag" },
  ask     = { en = "What losses of earlier years are there?", de = "Welcher Verlustvortrag besteht?" },
  help    = {
    en = "As determined for the end of the year before, of both spouses where they file jointly.",
    de = "Wie zum Ende des Vorjahres festgestellt, bei Zusammenveranlagung beider Ehegatten.",
  },
  section = sections.losses,
  source  = "§ 10d Abs. 2 und 4 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "verlustvortrag" },
}

input "loss_carried_back" {
  label   = { en = "Loss of a later year carried back", de = "Verlustrücktrag aus einem späteren Jahr" },
  ask     = {
    en = "What loss of a later year is carried back to {year}?",
    de = "Welcher Verlust eines späteren Jahres wird nach {year} zurückgetragen?",
  },
  help    = {
    en = "The part of the loss that the tax office sets off this year, within the limits of the year it arose in.",
    de = "Der Teil des Verlusts, den das Finanzamt in diesem Jahr abzieht, in den Grenzen seines Jahres.",
  },
  section = sections.losses,
  source  = "§ 10d Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "verlustruecktrag", "verlustrücktrag" },
}

input "loss_given_back" {
  label   = {
    en = "Loss of this year carried back to earlier years", de = "In frühere Jahre zurückgetragener Verlust",
  },
  ask     = {
    en = "How much of this year's loss is carried back?",
    de = "Wie viel vom Verlust dieses Jahres wird zurückgetragen?",
  },
  help    = { en = "The rest is left for later years.", de = "Der Rest bleibt späteren Jahren." },
  section = sections.losses,
  source  = "§ 10d Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function(case) return case.loss_of_year > 0 end,
}

rule "loss_of_year" {
  label   = { en = "Loss of the year", de = "Nicht ausgeglichene negative Einkünfte" },
  section = sections.losses,
  source  = "§ 10d Abs. 1 Satz 1 EStG",
  type    = money, per = "year",
  compute = function(case) return max(0, -case.total_income) end,
}

rule "loss_for_earlier_years" {
  label   = { en = "Loss that may be carried back", de = "Rücktragsfähiger Verlust" },
  help    = {
    en = "To the year before, and what that year does not use up, since 2022, to the one before it.",
    de = "In das Vorjahr und seit 2022, soweit es ihn nicht aufbraucht, in das Jahr davor.",
  },
  section = sections.losses,
  source  = "§ 10d Abs. 1 Satz 1 und 2 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    return min(case.loss_of_year, (case.filing == "joint" and 2 or 1) * law.loss_carry_back)
  end,
}

rule "loss_brought_forward_deducted" {
  label   = { en = "Losses of earlier years deducted", de = "Abgezogener Verlustvortrag" },
  help    = { en = "Rounded up to the cent.", de = "Auf den Cent aufgerundet." },
  section = sections.losses,
  source  = "§ 10d Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    local limits = law.loss_carry_forward
    local free   = (case.filing == "joint" and 2 or 1) * limits.free
    local most   = clamp(case.total_income, 0, free) + limits.share * max(0, case.total_income - free)
    return min(case.loss_brought_forward, ceil(most, 0.01))
  end,
}

rule "loss_carried_back_deducted" {
  label   = { en = "Losses of later years deducted", de = "Abgezogener Verlustrücktrag" },
  help    = {
    en = "Up to the total income that losses of earlier years leave.",
    de = "Bis zu dem Gesamtbetrag der Einkünfte, den der Verlustvortrag übrig lässt.",
  },
  section = sections.losses,
  source  = "§ 10d Abs. 1 EStG",
  type    = money, per = "year",
  compute = function(case)
    return clamp(case.total_income - case.loss_brought_forward_deducted, 0, case.loss_carried_back)
  end,
}

rule "loss_deducted" {
  label   = { en = "Losses of other years deducted", de = "Verlustabzug" },
  section = sections.losses,
  source  = "§ 10d EStG",
  type    = money, per = "year",
  aliases = { "verlustabzug" },
  compute = function(case)
    return case.loss_brought_forward_deducted + case.loss_carried_back_deducted
  end,
}

rule "loss_left" {
  label   = { en = "Losses left for later years", de = "Verbleibender Verlustvortrag" },
  section = sections.losses,
  source  = "§ 10d Abs. 4 Satz 2 EStG",
  type    = money, per = "year",
  aliases = { "verbleibender_verlustvortrag", "left" },
  compute = function(case)
    local of_year = case.loss_of_year - min(case.loss_given_back, case.loss_for_earlier_years)
    return case.loss_brought_forward - case.loss_brought_forward_deducted + of_year
  end,
}
