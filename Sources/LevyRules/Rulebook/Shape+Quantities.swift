import ExactNumbers
import LevyModel

extension Shape {
  /// Whether some part of the values is money.
  var holdsMoney: Bool {
    var open = [self]
    while let next = open.popLast() {
      switch next {
      case .plain(let type): if type == .money { return true }
      case .record(let fields), .bands(_, let fields): open += fields.values.map(\.shape)
      case .list(let inner), .by(_, let inner): open.append(inner)
      }
    }
    return false
  }
}

extension Parameter {
  /// The numbers of one of its values that are known to be numbers of something.
  package func quantities(in revision: Revision) -> [(number: Exact, quantity: Quantity)] {
    guard let shape else { return [] }
    var found: [(Exact, Quantity)] = []
    var open = [(revision.value, shape)]
    while let (value, shape) = open.popLast() {
      switch shape {
      case .plain(let type):
        if let number = value.exact, let quantity = Quantity(type, per: per) { found.append((number, quantity)) }
      case .record(let fields):
        for (name, field) in fields { if let inner = value.fields?[name] { open.append((inner, field.shape)) } }
      case .bands(_, let fields):
        for (name, field) in fields {
          for band in value.items ?? [] { if let inner = band.fields?[name] { open.append((inner, field.shape)) } }
        }
      case .list(let inner): open += (value.items ?? []).map { ($0, inner) }
      case .by(_, let inner): open += (value.fields ?? [:]).values.map { ($0, inner) }
      }
    }
    return found
  }
}
