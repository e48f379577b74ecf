/// SHA-256 (FIPS 180-4), for the digest that identifies a set of rules. A dependency on a cryptography package would
/// cost more build time than the rest of Levy.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  package init() {}

  package mutating func update(_ bytes: [UInt8]) {
    length &+= UInt64(bytes.count)
    pending += bytes
    var start = 0
    while pending.count - start >= 64 {
      mix(pending[start..<(start + 64)])
      start += 64
    }
    pending.removeFirst(start)
  }

  /// The hash in lower-case hexadecimal digits.
  package mutating func finish() -> String {
    let bits = length &* 8
    let padding = (119 - Int(length % 64)) % 64
    update(
      [0x80] + [UInt8](repeating: 0, count: padding) + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func mix(_ block: ArraySlice<UInt8>) {
    var w = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() { w[index / 4] |= UInt32(byte) << (24 - 8 * UInt32(index % 4)) }
    func rotated(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }
    for i in 16..<64 {
      let s0 = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >> 3
      let s1 = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >> 10
      w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
    }
    var (a, b, c, d, e, f, g, h) = (
      state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]
    )
    for i in 0..<64 {
      let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ Self.constants[i] &+ w[i]
      let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  /// The fractional parts of the cube roots of the first 64 primes, computed exactly in integers.
  private static let constants: [UInt32] = {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < 64 {
      if !primes.contains(where: { candidate % $0 == 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // The cube root of prime * 2^96 by bisection; its low 32 bits are the fraction.
      let target = UInt128(prime) << 96
      var (low, high) = (UInt128(0), UInt128(1) << 36)
      while high - low > 1 {
        let middle = (low + high) / 2
        if middle * middle * middle <= target { low = middle } else { high = middle }
      }
      return UInt32(truncatingIfNeeded: low)
    }
  }()
}
