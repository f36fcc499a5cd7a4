import Testing

@testable import InterfaceBuilder

@Suite("Numbers of elements")
struct ElementNumberTests {
  @Test(
    "Whole numbers are cut off at a thousand million, so that their sums are integers",
    arguments: [
      ("5", 5), ("-3", -3), ("1000000001", 1_000_000_000), ("9223372036854775807", 1_000_000_000),
      ("-9223372036854775808", -1_000_000_000), ("9223372036854775808", nil), ("1.5", nil), ("", nil),
    ] as [(String, Int?)])
  func integers(text: String, number: Int?) {
    #expect(InterfaceElement("pageControl", attributes: ["currentPage": text]).integer("currentPage") == number)
  }
}
