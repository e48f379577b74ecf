/// The first files of a new jurisdiction: the smallest rules that load, check and pass their tests.
package enum JurisdictionTemplate {
  /// Returns the files, with paths below the jurisdiction's folder.
  ///
  /// - Parameters:
  /// - code: the folder's name.
  /// - label: the name of the country or town, on one line.
  /// - currency: the currency's ISO code.
  /// - year: the year that the rules cover.
  package static func files(
    code: String, label: String, currency: String, year: Int
  ) -> [(path: String, text: String)] {
    [
      ("jurisdiction.lua", jurisdiction(code, label, currency, year)), ("dog_tax.lua", rules(year)),
      ("dog_tax_examples.lua", examples(year)), ("fixtures/dog_tax.csv", fixture(year)),
    ]
  }

  /// True if a name is valid for a jurisdiction's folder: lower-case letters, digits, `-` and `_`.
  package static func isCode(_ name: String) -> Bool {
    guard let first = name.utf8.first, (97...122).contains(first) else { return false }
    return name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 || $0 == 95 }
  }

  private static func jurisdiction(_ code: String, _ label: String, _ currency: String, _ year: Int) -> String {
    """
    -- What this folder holds: the country or town, its currency, the years that the rules cover, the main results.

    jurisdiction "\(code)" {
      label    = "\(quoted(label))",
      currency = "\(currency)",
      years    = { \(year), \(year) },
      results  = { "dog_tax" },
    }

    """
  }

  /// Escapes a text for a Lua literal, without the quotes.
  private static func quoted(_ text: String) -> String {
    String(text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  private static func rules(_ year: Int) -> String {
    """
    -- § 3 of the dog tax statute: a sum for each dog. Replace it with your own law.

    input "dogs" {
      label = "Dogs",
      help  = "Dogs that the household keeps on 1 January.",
      type  = count(50),
    }

    parameter "dog_tax_per_dog" {
      label  = "Tax on a dog",
      source = "§ 3 of the dog tax statute",
      type   = money,
      since  = { ["\(year)-01-01"] = 90 },
    }

    rule "dog_tax" {
      label   = "Dog tax",
      source  = "§ 3 of the dog tax statute",
      type    = money,
      compute = function(case, law)
        return case.dogs * law.dog_tax_per_dog
      end,
    }

    """
  }

  private static func examples(_ year: Int) -> String {
    """
    -- Worked cases with their published results.

    example "Two dogs" {
      source = "leaflet of the tax office, page 1",
      year   = \(year),
      given  = { dogs = 2 },
      expect = { dog_tax = 180 },
    }

    """
  }

  private static func fixture(_ year: Int) -> String {
    "year,dogs,expect.dog_tax,note\n\(year),0,0.00,no dog\n\(year),1,90.00,leaflet page 2\n"
  }
}
