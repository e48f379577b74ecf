import ExactNumbers
import LevyModel
import LevyScript

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

  /// The fields that contain money, at any depth.
  var moneyFields: Set<String> {
    var (names, open) = (Set<String>(), [self])
    while let next = open.popLast() {
      switch next {
      case .plain: break
      case .record(let fields), .bands(_, let fields):
        names.formUnion(fields.filter { $0.value.shape.holdsMoney }.keys)
        open += fields.values.map(\.shape)
      case .list(let inner), .by(_, let inner): open.append(inner)
      }
    }
    return names
  }
}

extension Parameter {
  /// The numbers of one of its values, with their units; nil where the rules declare none.
  package func quantities(in revision: Revision) -> [(number: Exact, quantity: Quantity?)] {
    guard let shape else { return revision.value.numbers.map { ($0, nil) } }
    var found: [(Exact, Quantity?)] = []
    var open = [(revision.value, shape, per)]
    while let (value, shape, per) = open.popLast() {
      switch shape {
      case .plain(let type):
        if let number = value.exact { found.append((number, Quantity(type, per: per))) }
      case .record(let fields):
        for (name, field) in fields {
          if let inner = value.fields?[name] { open.append((inner, field.shape, fieldPeriods[name] ?? per)) }
        }
      case .bands(_, let fields):
        for (name, field) in fields {
          for inner in (value.items ?? []).compactMap({ $0.fields?[name] }) {
            open.append((inner, field.shape, fieldPeriods[name] ?? per))
          }
        }
      case .list(let inner): open += (value.items ?? []).map { ($0, inner, per) }
      case .by(_, let inner): open += (value.fields ?? [:]).values.map { ($0, inner, per) }
      }
    }
    return found
  }
}
