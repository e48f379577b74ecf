import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C: the first asks the work to stop and tidy up, the second ends the program at once.
enum Interrupt {
  private static let flag = Atomic<Bool>(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Lets Ctrl-C set a flag to 1 and do nothing else; without a flag it does nothing at all.
  static func sets(_ target: UnsafeMutablePointer<Int32>?) {
    flagToSet.store(target.map { Int(bitPattern: $0) } ?? 0, ordering: .relaxed)
    signal(SIGINT) { _ in
      UnsafeMutablePointer<Int32>(bitPattern: Interrupt.flagToSet.load(ordering: .relaxed))?.pointee = 1
    }
  }

  private static let flagToSet = Atomic<Int>(0)

  static func listen() {
    signal(SIGINT) { _ in
      Interrupt.flag.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }
}
