/// An FNV-1a hash of pixels and other numbers, which is the same on every machine.
package struct PictureDigest: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package init(of pixmap: Pixmap) { mix(pixmap) }

  package mutating func mix(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }

  package mutating func mix(_ pixmap: Pixmap) {
    for pixel in pixmap.pixels { mix(UInt64(pixel)) }
  }
}
