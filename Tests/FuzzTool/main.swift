import CFuzzDriver
import Fuzzing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// levy-fuzz SECONDS FOLDER [SEED] [TARGET …]: gives mutated inputs to each reader in turn for that time, and stores the
// current input in the folder, so that a crashing one remains, and each that is read wrongly.
// levy-fuzz --coverage=TARGET FOLDER [OPTION …]: lets libFuzzer make the inputs of one reader, from those in the
// folder, to which it adds; the options are its own. An input that is read wrongly ends the process, as a crash does.

let words = Array(CommandLine.arguments.dropFirst())
if words.first?.hasPrefix("--coverage=") == true { try fuzzByCoverage(CommandLine.arguments) }
guard words.count >= 2, let seconds = Double(words[0]) else {
  print("usage: levy-fuzz SECONDS FOLDER [SEED] [TARGET ...], levy-fuzz --coverage=TARGET FOLDER [OPTION ...]")
  exit(2)
}
let folder = words[1]
let seed = words.dropFirst(2).first.flatMap { UInt64($0) } ?? 1
let named = words.dropFirst(2).compactMap { FuzzTarget(rawValue: $0) }
let targets = named.isEmpty ? FuzzTarget.allCases : named

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w") else { return }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

var faults = 0
for target in targets {
  let read = try target.reader()
  var mutator = Mutator(seed: seed, seeds: target.seeds.map { Array($0.utf8) }, words: target.words)
  let start = now()
  var (count, slowest, found) = (0, 0.0, 0)
  while now() - start < seconds / Double(targets.count) {
    let input = mutator.next()
    write(input, to: "\(folder)/\(target.rawValue).current")
    let began = now()
    let fault = read(input)
    let took = now() - began
    if took > slowest {
      slowest = took
      write(input, to: "\(folder)/\(target.rawValue).slowest")
    }
    count += 1
    if let fault {
      found += 1
      write(input, to: "\(folder)/\(target.rawValue).fault-\(found)")
      if found <= 3 { print("\(target.rawValue), fault \(found): \(fault.prefix(2000))") }
      if found == 100 { break }
    }
  }
  faults += found
  unlink("\(folder)/\(target.rawValue).current")
  print("\(target.rawValue): \(count) inputs, \(found) faults, the slowest took \(Int(slowest * 1000)) ms")
}
exit(faults == 0 ? 0 : 1)
