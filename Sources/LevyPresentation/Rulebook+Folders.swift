import LevyRules

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folders of the rules that are shipped with Levy.
extension Rulebook {
  /// The folder of the rules that are shipped with Levy: the one installed with the program, otherwise that of the
  /// package from which it was built; nil if there is neither.
  public static var shippedFolder: String? {
    let package = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    return installedFolder ?? ["\(package)/rules"].first(where: isFolder)
  }

  /// The rules folder next to the program, or where it is installed.
  package static var installedFolder: String? {
    ["\(programFolder)/rules", "\(programFolder)/../share/levy/rules"].first(where: isFolder)
  }

  /// The folder of the running program.
  package static var programFolder: String {
    let path = programPath
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The path of the running program.
  package static var programPath: String {
    let resolved = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments.first ?? "levy", nil)
    defer { free(resolved) }
    return resolved.map { String(cString: $0) } ?? "levy"
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
