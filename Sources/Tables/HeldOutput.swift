/// An output that is opened by a process that may, written by another that has inherited it, and then put in its place by
/// the first. If that never says so, the file at the path stays as it was.
package final class HeldOutput {
  private var sink: ByteSink

  /// Opens the output. Throws `cannotOpen` or `isDirectory`.
  package init(_ output: TableOutput) throws(TableError) { sink = try ByteSink(output) }

  /// The output for whoever writes it.
  package var output: TableOutput { sink.descriptor.map { .descriptor($0) } ?? .memory }

  /// Puts the output, which is complete, in its place. Throws `writeFailed`.
  package func finish() throws(TableError) { try sink.finish() }
}
