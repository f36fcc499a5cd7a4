import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct ValueTests {
  private func color(_ attributes: String, isColorMatched: Bool = true) throws -> Color? {
    let document = try DocumentFixtures.xib(
      "", attributes: isColorMatched ? "colorMatched=\"YES\"" : "",
      rest: "<resources><namedColor name=\"c\"><color \(attributes)/></namedColor></resources>")
    return document.resources.namedColors["c"]
  }

  @Test("Colours in sRGB and grey keep their components")
  func plainColors() throws {
    #expect(
      try color(#"red="0.2" green="0.4" blue="0.6" alpha="0.8" colorSpace="custom" customColorSpace="sRGB""#)
        == Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
    #expect(
      try color(#"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#)
        == Color(white: 0.5))
    #expect(try color(#"white="0.5" alpha="1" colorSpace="calibratedWhite""#) == Color(white: 0.5))
  }

  @Test("The Display P3 coordinates of sRGB's red and green are converted to these colours")
  func displayP3() throws {
    let red = try #require(
      try color(#"red="0.91749" green="0.20029" blue="0.13856" alpha="1" customColorSpace="displayP3""#))
    #expect(abs(red.red - 1) < 0.005 && red.green < 0.005 && red.blue < 0.005)
    let green = try #require(
      try color(#"red="0.45840" green="0.98526" blue="0.29829" alpha="1" customColorSpace="displayP3""#))
    #expect(green.red < 0.005 && abs(green.green - 1) < 0.005 && green.blue < 0.005)
  }

  @Test("A custom colour space overrides the general one")
  func customColorSpace() throws {
    // The Display P3 coordinates of sRGB's red.
    let red = try #require(
      try color(
        #"red="0.91749" green="0.20029" blue="0.13856" alpha="1" colorSpace="custom" customColorSpace="displayP3""#))
    #expect(abs(red.red - 1) < 0.005 && red.green < 0.005 && red.blue < 0.005)
  }

  @Test("The crayons of the colour panel, pure in Generic RGB, are #FF2600, #00F900 and #0433FF in sRGB")
  func genericRGB() throws {
    let crayons = [("1", "0", "0", 0xFF2600), ("0", "1", "0", 0x00F900), ("0", "0", "1", 0x0433FF)]
    for (red, green, blue, hex) in crayons {
      let color = try #require(
        try color("red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\" colorSpace=\"calibratedRGB\""))
      let expected = Color(hex: UInt32(hex))
      for component in [\Color.red, \Color.green, \Color.blue] {
        #expect(abs(color[keyPath: component] - expected[keyPath: component]) < 0.025)
      }
    }
  }

  @Test(
    "The grey crayons of the colour panel, 10 to 90 percent in Generic RGB, have their known values in sRGB",
    arguments: [
      (0.1, 0x21), (0.2, 0x42), (0.3, 0x5E), (0.4, 0x79), (0.5, 0x92), (0.6, 0xA9), (0.7, 0xC0), (0.8, 0xD6),
      (0.9, 0xEB),
    ])
  func genericGrey(component: Double, level: Int) throws {
    // From Lead (#212121) to Mercury (#EBEBEB).
    let color = try #require(
      try color(
        "red=\"\(component)\" green=\"\(component)\" blue=\"\(component)\" alpha=\"1\" colorSpace=\"calibratedRGB\""))
    for converted in [color.red, color.green, color.blue] { #expect(abs(converted * 255 - Double(level)) < 1.25) }
  }

  @Test("Without colour matching, calibrated components are taken for sRGB")
  func unmatchedColors() throws {
    let attributes = #"red="0.5" green="0.5" blue="0.5" alpha="1" colorSpace="calibratedRGB""#
    #expect(try color(attributes, isColorMatched: false) == Color(white: 0.5))
  }

  @Test("A colour is one of the catalog, a system colour under either of its names, or custom")
  func colorReferences() throws {
    func background(_ attributes: String) throws -> DocumentColor? {
      try DocumentFixtures.view("<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>").backgroundColor
    }
    #expect(try background(#"name="Brand""#) == .named("Brand"))
    #expect(try background(#"systemColor="labelColor""#) == .system("labelColor", saved: nil))
    #expect(
      try background(#"white="0.0" alpha="1" colorSpace="calibratedWhite" cocoaTouchSystemColor="darkTextColor""#)
        == .system("darkTextColor", saved: .black))
    #expect(try background(#"white="1" alpha="1""#) == .custom(.white))
  }

  @Test(
    "A font is a text style, a system font with a weight, or a named font",
    arguments: [
      (#"style="UICTFontTextStyleBody""#, FontDescription.textStyle("UICTFontTextStyleBody")),
      (#"type="system" pointSize="17""#, .system(size: 17, weight: 400, isItalic: false)),
      (#"type="system" weight="semibold" pointSize="13""#, .system(size: 13, weight: 600, isItalic: false)),
      (#"type="boldSystem" pointSize="15""#, .system(size: 15, weight: 700, isItalic: false)),
      (#"type="italicSystem" pointSize="15""#, .system(size: 15, weight: 400, isItalic: true)),
      (
        #"name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="15""#,
        .system(size: 15, weight: 400, isItalic: false)
      ),
      (#"name=".SFUI-Semibold" family=".SF UI" pointSize="15""#, .system(size: 15, weight: 600, isItalic: false)),
      (
        #"name=".SFUI-SemiboldItalic" family=".SF UI" pointSize="15""#, .system(size: 15, weight: 600, isItalic: true)
      ),
      (#"name=".SFUIText-Italic" family=".SF UI Text" pointSize="15""#, .system(size: 15, weight: 400, isItalic: true)),
      (#"name="Futura-Medium" family="Futura" pointSize="12""#, .named("Futura-Medium", size: 12)),
    ])
  func fonts(attributes: String, font: FontDescription) throws {
    let view = try DocumentFixtures.view(
      "<label id=\"a\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    #expect(LabelElement(view.element).font == font)
  }
}
