/// How people write numbers: the decimal mark and the separator of thousands.
public struct NumberStyle: Sendable, Hashable {
  /// The decimal mark, an ASCII byte.
  public let decimalMark: UInt8
  /// The separator of thousands, an ASCII byte, or nil if there is none.
  public let thousandsSeparator: UInt8?

  /// `1234.50`
  public static let plain = NumberStyle(decimalMark: UInt8(ascii: "."), thousandsSeparator: nil)
  /// `1,234.50`
  public static let english = NumberStyle(decimalMark: UInt8(ascii: "."), thousandsSeparator: UInt8(ascii: ","))
  /// `1.234,50`
  public static let german = NumberStyle(decimalMark: UInt8(ascii: ","), thousandsSeparator: UInt8(ascii: "."))
}
