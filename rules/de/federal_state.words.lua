-- What people read of federal_state.lua.

words "federal_state" {
  label   = { en = "Federal state", de = "Bundesland" },
  ask     = { en = "In which state do you live?", de = "In welchem Bundesland wohnen Sie?" },
  help    = {
    en = "The state where you live. It matters for church tax, and for deadlines on its public holidays.",
    de = "Das Land, in dem Sie wohnen. Es zählt für die Kirchensteuer und für Fristen an Feiertagen.",
  },
  aliases = { "bundesland", "land" },
}

words "stated_federal_state" {
  label = { en = "Federal state", de = "Bundesland" },
  ask   = { en = "In which state do you live?", de = "In welchem Bundesland wohnen Sie?" },
  help  = {
    en = "The state where you live. It decides the rate of church tax.",
    de = "Das Land, in dem Sie wohnen. Es bestimmt den Satz der Kirchensteuer.",
  },
}

words "workplace_state" {
  label   = { en = "Federal state of the workplace", de = "Bundesland der Betriebsstätte" },
  help    = {
    en = "The state of the employer's business. Church tax is withheld from wages at its rate; not given, at that of "
      .. "the state where you live.",
    de = "Das Land der Betriebsstätte des Arbeitgebers. Vom Lohn wird Kirchensteuer zu seinem Satz einbehalten; ohne "
      .. "Angabe zu dem des Wohnsitzes.",
  },
  aliases = { "betriebsstaettenland", "betriebsstättenland" },
}
