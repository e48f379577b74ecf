/// An output that one process opens, another process writes through the inherited descriptor, and the first completes.
/// Without `finish`, the file at the path stays as it was.
package final class HeldOutput {
  private var sink: ByteSink

  /// Opens the output.
  ///
  /// - Throws: `cannotOpen`, `isDirectory`.
  package init(_ output: TableOutput) throws(TableError) { sink = try ByteSink(output) }

  /// The output for the process that writes it.
  package var output: TableOutput { sink.descriptor.map { .descriptor($0) } ?? .memory }

  /// Completes the output.
  ///
  /// - Throws: `writeFailed`.
  package func finish() throws(TableError) { try sink.finish() }
}
