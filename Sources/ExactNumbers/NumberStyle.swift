/// A style of writing numbers: the decimal mark and the thousands separator.
@frozen
public struct NumberStyle: Sendable, Hashable {
  /// The decimal mark, an ASCII byte.
  public let decimalMark: UInt8
  /// The thousands separator, an ASCII byte, or nil if there is none.
  public let thousandsSeparator: UInt8?

  @inlinable
  init(decimalMark: UInt8, thousandsSeparator: UInt8?) {
    self.decimalMark = decimalMark
    self.thousandsSeparator = thousandsSeparator
  }

  // Computed, so that using a style does not check whether a stored one is initialised.

  /// `1234.50`
  @inlinable public static var plain: NumberStyle { NumberStyle(decimalMark: 46, thousandsSeparator: nil) }
  /// `1,234.50`
  @inlinable public static var english: NumberStyle { NumberStyle(decimalMark: 46, thousandsSeparator: 44) }
  /// `1.234,50`
  @inlinable public static var german: NumberStyle { NumberStyle(decimalMark: 44, thousandsSeparator: 46) }
}
