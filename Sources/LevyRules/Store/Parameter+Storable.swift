import LevyModel
import LevyScript

extension Parameter: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    name = try parts(whole?.name)
    label = try parts(whole?.label)
    source = try parts(whole?.source)
    note = try parts.optional(whole?.note)
    per = try parts.optional(whole?.per)
    fieldPeriods = try parts(whole?.fieldPeriods)
    shape = try parts.optional(whole?.shape)
    history = try parts(whole?.history)
    renewal = try parts(whole?.renewal)
    renewed = try parts(whole?.renewed)
    forTheYear = try parts.optional(whole?.forTheYear)
    announced = try parts.optional(whole?.announced)
    expected = try parts(whole?.expected)
    taxYear = try parts(whole?.taxYear)
    place = try parts(whole?.place)
    declaration = try parts(whole?.declaration)
  }
}

extension Parameter.Renewal: Storable {}

extension Parameter.Expectation: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    since = try parts(whole?.since)
    value = try parts(whole?.value)
  }
}

extension Parameter.Entry: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    since = try parts(whole?.since)
    revisions = try parts(whole?.revisions)
  }
}

extension Parameter.Revision: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    known = try parts.optional(whole?.known)
    key = try parts(whole?.key)
    value = try parts(whole?.value)
  }
}
