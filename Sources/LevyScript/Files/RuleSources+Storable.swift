import LevyModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension RuleSources {
  /// Stores the files with their bytecode.
  ///
  /// - Throws: `StoreFault` if one cannot be compiled.
  package func store(in stream: inout StoreStream) throws(StoreFault) {
    for files in [files, shared] {
      stream.write(files.count)
      for file in files {
        guard let compiled = file.compiled(memory: limits.memory) else { throw StoreFault() }
        stream.write(file.path)
        stream.write(file.bytes)
        try compiled.store(in: &stream)
      }
    }
  }

  /// Returns the files with the bytecode that was stored.
  ///
  /// - Throws: `StoreFault` if other files were stored, or if one that they require from outside their folder has
  ///   changed.
  package func stored(in stream: inout StoreStream) throws(StoreFault) -> RuleSources {
    var sources = self
    guard try stream.readCount() == files.count else { throw StoreFault() }
    for (index, file) in files.enumerated() {
      guard try stream.readString() == file.path else { throw StoreFault() }
      sources.files[index] = try Self.stored(file.path, file.bytes, in: &stream)
    }
    var left = limits.bytes - files.reduce(0) { $0 + $1.bytes.count }
    for _ in 0..<(try stream.readCount()) {
      let path = try stream.readString()
      guard let bytes = try? bytes(of: path, &left), (try? FileTree.check("\(root)/\(path)", isWithin: root)) != nil
      else {
        throw StoreFault()
      }
      sources.shared.append(try Self.stored(path, bytes, in: &stream))
    }
    return sources
  }

  /// Restores a file, if it is the one that was stored.
  private static func stored(
    _ path: String, _ bytes: [UInt8], in stream: inout StoreStream
  ) throws(StoreFault) -> RuleFile {
    guard areSame(try stream.readBlock(), bytes) else { throw StoreFault() }
    return RuleFile(path: path, bytes: bytes, compiled: try RuleFile.Compiled(from: &stream))
  }

  private static func areSame(_ kept: ArraySlice<UInt8>, _ bytes: [UInt8]) -> Bool {
    kept.count == bytes.count
      && kept.withUnsafeBytes { kept in
        bytes.withUnsafeBytes { bytes in
          guard let one = kept.baseAddress, let other = bytes.baseAddress else { return true }
          return memcmp(one, other, bytes.count) == 0
        }
      }
  }
}
