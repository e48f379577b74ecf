/// Writes whole files like tables: a file is replaced only when the new one is complete.
public enum TextFile {
  /// Writes a text.
  ///
  /// - Throws: `TableError` of kind `cannotOpen`, `writeFailed` or `brokenPipe`.
  public static func write(_ text: String, to output: TableOutput) throws(TableError) {
    try write(Array(text.utf8), to: output)
  }

  /// Writes bytes.
  ///
  /// - Throws: `TableError` of kind `cannotOpen`, `writeFailed` or `brokenPipe`.
  package static func write(_ bytes: [UInt8], to output: TableOutput) throws(TableError) {
    var sink = try ByteSink(output)
    let failure = bytes.withUnsafeBufferPointer { buffer -> TableError? in
      do throws(TableError) {
        try sink.write(buffer)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    try sink.finish()
  }
}
