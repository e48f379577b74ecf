import ExactNumbers
import LevyModel
import LevyScript

extension Jurisdiction: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    code = try parts(whole?.code)
    label = try parts(whole?.label)
    currency = try parts(whole?.currency)
    years = try parts(whole?.years)
    taxYear = try parts(whole?.taxYear)
    enactedSince = try parts.optional(whole?.enactedSince)
    results = try parts(whole?.results)
    overview = try parts(whole?.overview)
    waterfalls = try parts(whole?.waterfalls)
    var instead: [String: [String]] = [:]
    for word in try parts(whole?.instead.keys.sorted()) { instead[word] = try parts(whole?.instead[word]) }
    self.instead = instead
  }
}

extension Caveat: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    name = try parts(whole?.name)
    text = try parts(whole?.text)
    source = try parts(whole?.source)
    concerns = try parts(whole?.concerns)
    place = try parts(whole?.place)
    kind = try parts(whole?.kind)
    slot = try parts(whole?.slot)
    rules = try parts(whole?.rules)
  }
}

extension Caveat.Kind: Storable {}
extension InterviewPlan.Purpose: Storable {}

extension InterviewPlan: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    name = try parts(whole?.name)
    label = try parts(whole?.label)
    result = try parts(whole?.result)
    purpose = try parts.optional(whole?.purpose)
    self.parts = try parts(whole?.parts)
    steps = try parts(whole?.steps)
    gates = try parts(whole?.gates)
    closing = try parts.optional(whole?.closing)
    place = try parts(whole?.place)
  }
}

extension InterviewPlan.Step: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    label = try parts(whole?.label)
    names = try parts(whole?.names)
  }
}

extension InterviewPlan.Gate: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    name = try parts(whole?.name)
    label = try parts(whole?.label)
    members = try parts(whole?.members)
  }
}

/// Only the kinds are stored, in the order of their declaration; everything else follows from them.
extension Household: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    self.init()
    let isUsed = try parts(whole?.isUsed)
    for kind in try parts(whole.map { whole in whole.order.compactMap { whole.kinds[$0] } }) {
      guard size(of: kind) <= 1000, add(kind) else { throw StoreFault() }
    }
    self.isUsed = isUsed
  }
}

extension PersonKind: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    name = try parts(whole?.name)
    owners = try parts(whole?.owners)
    label = try parts(whole?.label)
    source = try parts(whole?.source)
    atMost = try parts.optional(whole?.atMost)
    counter = try parts.optional(whole?.counter)
    plural = try parts.optional(whole?.plural)
    labels = try parts.optional(whole?.labels)
    asks = try parts.optional(whole?.asks)
    aliases = try parts(whole?.aliases)
    help = try parts.optional(whole?.help)
    section = try parts.optional(whole?.section)
    place = try parts(whole?.place)
    declaration = try parts(whole?.declaration)
    lines = try parts(whole?.lines)
    guard atMost.map({ (1...100).contains($0) }) ?? true else { throw StoreFault() }
  }
}

extension Property: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    title = try parts(whole?.title)
    source = try parts(whole?.source)
    note = try parts.optional(whole?.note)
    change = try parts(whole?.change)
    var given: [(name: String, value: Value?)] = []
    for (place, name) in try parts(whole?.given.map(\.name)).enumerated() {
      given.append((name, try parts.optional(whole?.given[place].value)))
    }
    self.given = given
    rising = try parts(whole?.rising)
    falling = try parts(whole?.falling)
    same = try parts(whole?.same)
    isConditional = try parts(whole?.isConditional)
    hasFunction = try parts(whole?.hasFunction)
    from = try parts(whole?.from)
    to = try parts(whole?.to)
    place = try parts(whole?.place)
    declaration = try parts(whole?.declaration)
  }
}

extension Property.Change: Storable {
  package func store(in stream: inout StoreStream) throws(StoreFault) {
    switch self {
    case .nothing: stream.write(byte: 0)
    case .over(let names, let by):
      stream.write(byte: 1)
      try stream.write(names)
      _ = try stream.optional(by)
    case .swap(let partners):
      stream.write(byte: 2)
      try stream.write(partners)
    }
  }

  package init(from stream: inout StoreStream) throws(StoreFault) {
    switch try stream.readByte() {
    case 0: self = .nothing
    case 1: self = .over(try stream.readArray(String.self), by: try stream.optional(nil as Exact?))
    case 2: self = .swap(try stream.readDictionary(of: String.self))
    default: throw StoreFault()
    }
  }
}

extension Hypothesis: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    name = try parts(whole?.name)
    label = try parts(whole?.label)
    source = try parts(whole?.source)
    let set = whole?.sets.sorted { $0.key < $1.key }
    let slots: [Slot] = try parts(set?.map(\.key))
    let lines: [ClosedRange<Int>] = try parts(set?.map(\.value))
    sets = Dictionary(zip(slots, lines)) { $1 }
    isConstant = try parts(whole?.isConstant)
    place = try parts(whole?.place)
    declaration = try parts(whole?.declaration)
  }
}

/// The stored form of hypotheses: their declarations, and how each scope is made from another one. Everything else
/// follows.
struct MakingOfHypotheses {
  let declared: [Hypothesis]
  let cases: [Made]

  /// The stored form of a scope. The first one is the case itself.
  struct Made {
    let hypotheses: [Int]
    let outer: Int
    let differing: [Slot]
    let joined: [Int]
    let inner: [Int]
  }
}

extension MakingOfHypotheses: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    declared = try parts(whole?.declared)
    cases = try parts(whole?.cases)
  }
}

extension MakingOfHypotheses.Made: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    hypotheses = try parts(whole?.hypotheses)
    outer = try parts(whole?.outer)
    differing = try parts(whole?.differing)
    joined = try parts(whole?.joined)
    inner = try parts(whole?.inner)
  }
}

extension Hypotheses {
  var making: MakingOfHypotheses {
    MakingOfHypotheses(
      declared: declared,
      cases: scopes.enumerated().map { number, scope in
        let joined = scope.inner.sorted { $0.key < $1.key }
        return .init(
          hypotheses: scope.hypotheses, outer: scope.outer,
          differing: variables.compactMap(\.hypothetical).filter { $0.scope == number }.map(\.base),
          joined: joined.map(\.key), inner: joined.map(\.value))
      })
  }

  init(_ making: MakingOfHypotheses, of variables: [Variable]) throws(StoreFault) {
    self.init(making.declared, declaredCount: variables.count)
    for made in making.cases.dropFirst() {
      guard !made.hypotheses.isEmpty, made.hypotheses.allSatisfy(declared.indices.contains),
        scopes.indices.contains(made.outer), made.differing.allSatisfy(variables.slots.contains)
      else { throw StoreFault() }
      _ = add(made.hypotheses, differing: made.differing, from: made.outer, of: variables)
    }
    for (scope, made) in making.cases.enumerated() {
      guard made.joined.count == made.inner.count, made.inner.allSatisfy(scopes.indices.contains) else {
        throw StoreFault()
      }
      for (hypothesis, inner) in zip(made.joined, made.inner) { join(hypothesis, of: scope, to: inner) }
    }
  }
}
