import Graphics
import Testing

@Suite("Whole numbers from numbers with a fraction")
struct BoundedIntegerTests {
  @Test("Numbers in range lose their fraction")
  func inRange() {
    #expect([0, 0.9, -0.9, 2.5, -2.5].map { Int(bounded: $0) } == [0, 0, 0, 2, -2])
    #expect(Int(bounded: 1e12) == 1_000_000_000_000 && Int(bounded: -1e12) == -1_000_000_000_000)
  }

  @Test("Numbers beyond a million million are cut off there, and NaN is 0")
  func outOfRange() {
    let most = 1_000_000_000_000
    for value in [1e12.nextUp, 9.3e18, 1e300, .greatestFiniteMagnitude, .infinity] {
      #expect(Int(bounded: value) == most && Int(bounded: -value) == -most)
      #expect(Int64(bounded: value) == Int64(most) && UInt64(bounded: value) == UInt64(most))
    }
    #expect(Int(bounded: .nan) == 0 && Int(bounded: .signalingNaN) == 0)
  }

  @Test("Smaller types are cut off at their own limits")
  func smallTypes() {
    #expect([-1, -0.5, 0, .nan].map { UInt8(bounded: $0) } == [0, 0, 0, 0])
    #expect([255.9, 256, 1e300, .infinity].map { UInt8(bounded: $0) } == [255, 255, 255, 255])
    #expect([-129, -128.9, 127.9, 128].map { Int8(bounded: $0) } == [-128, -128, 127, 127])
    #expect([-1e10, 1e10].map { Int32(bounded: $0) } == [.min, .max])
    #expect([-1e10, 1e10, 4_294_967_295].map { UInt32(bounded: $0) } == [0, .max, .max])
    #expect([-1, 1e300].map { UInt(bounded: $0) } == [0, 1_000_000_000_000])
  }
}
