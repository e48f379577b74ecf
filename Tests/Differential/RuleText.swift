/// Declarations, each on one line.
package enum RuleText {
  package static func input(_ name: String, _ type: String = "money", _ more: String = "") -> String {
    "input \"\(name)\" { label = \"Label of \(name)\", type = \(type), \(more) }\n"
  }

  package static func rule(_ name: String, _ body: String, type: String = "money", more: String = "") -> String {
    "rule \"\(name)\" { label = \"Label of \(name)\", source = \"§ 1\", type = \(type), \(more) "
      + "compute = function(case, law) \(body) end }\n"
  }

  package static func parameter(_ name: String, _ since: String, more: String = "") -> String {
    "parameter \"\(name)\" { label = \"Label of \(name)\", source = \"§ 2\", \(more) since = \(since) }\n"
  }
}
