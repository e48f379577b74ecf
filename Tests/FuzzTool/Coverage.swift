import CFuzzDriver
import Fuzzing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The reader of libFuzzer's inputs. It is global, because libFuzzer calls a C function without a context.
nonisolated(unsafe) private var reader: ([UInt8]) -> String? = { _ in nil }

/// Lets libFuzzer make the inputs of one target. The target's own seeds are added to the folder, and a dictionary of
/// its words beside it.
///
/// To merge, libFuzzer restarts the program with its arguments followed by some of its own. So the target is an option,
/// which libFuzzer only reports as unknown, and the argument before is the path of the program.
func fuzzByCoverage(_ words: [String]) throws -> Never {
  let option = "--coverage="
  guard words.count >= 3, let target = FuzzTarget(rawValue: String(words[1].dropFirst(option.count))) else {
    print("usage: levy-fuzz --coverage=TARGET FOLDER [OPTION ...]; targets: \(FuzzTarget.allCases.map(\.rawValue))")
    exit(2)
  }
  let folder = words[2]
  for (number, seed) in target.seeds.enumerated() { write(Array(seed.utf8), to: "\(folder)/seed-\(number)") }
  let dictionary = "\(folder).words"
  write(Array(target.words.map { "\"\(escaped($0))\"\n" }.joined().utf8), to: dictionary)
  reader = try target.reader()
  var arguments = (words.prefix(3) + ["-dict=\(dictionary)"] + words.dropFirst(3)).map { strdup($0) }
  let status = levy_fuzz_by_coverage(Int32(arguments.count), &arguments) { bytes, size in
    let fault = reader(Array(UnsafeBufferPointer(start: bytes, count: size)))
    if let fault {
      print(fault.prefix(2000))
      fflush(nil)
      abort()
    }
    return 0
  }
  if status < 0 { print("this program is built without libFuzzer; scripts/fuzz --coverage builds it with it") }
  exit(status == 0 ? 0 : 2)
}

/// A word in the format of libFuzzer's dictionaries.
private func escaped(_ word: String) -> String {
  word.utf8.map { byte in
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
    case 32..<127: String(UnicodeScalar(byte))
    default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }.joined()
}
