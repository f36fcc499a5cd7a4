import Controls
import Graphics
import Testing

@Suite("Fonts by UIKit's names")
struct FontDescriptorTests {
  @Test("The bold system font is semibold, as in a running app")
  func boldSystemFont() {
    #expect(Font.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: 600))
  }

  @Test("A design changes the typeface only")
  func designs() throws {
    let font = Font.systemFont(ofSize: 20, weight: 500)
    var families: [Font.Family] = []
    for design in FontDescriptor.SystemDesign.allCases {
      let descriptor = try #require(font.fontDescriptor.withDesign(design))
      var changed = Font(descriptor: descriptor, size: 0)
      families.append(changed.family)
      changed.family = .system
      #expect(changed == font)
    }
    #expect(families == [.system, .serifSystem, .roundedSystem, .monospacedSystem])
    #expect(Font(family: .named("Avenir"), size: 17).fontDescriptor.withDesign(.rounded) == nil)
  }

  @Test("A text style's font keeps following the text size in another design, and has a fixed size in another size")
  func sizes() throws {
    let descriptor = try #require(FontDescriptor.preferredFontDescriptor(withTextStyle: .body).withDesign(.serif))
    #expect(Font(descriptor: descriptor, size: 0).scaling?.textStyle == .body)
    #expect(Font(descriptor: descriptor, size: 30).scaling == nil)
    #expect(Font(descriptor: descriptor, size: 30).size == 30)
    #expect(descriptor.pointSize == 17)
  }

  @Test(
    "Bold text styles have the emphasized weights of Apple's guidelines",
    arguments: [(TextStyle.title1, 700), (.title2, 700), (.title3, 600), (.body, 600), (.footnote, 600)])
  func boldTextStyles(style: TextStyle, weight: Int) throws {
    let descriptor = FontDescriptor.preferredFontDescriptor(withTextStyle: style)
    #expect(descriptor.symbolicTraits == [])
    let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(Font(descriptor: bold, size: 0).weight == weight)
    #expect(Font(descriptor: bold, size: 0).isItalic)
    #expect(bold.withSymbolicTraits([]) == descriptor)
  }

  @Test("Monospaced fonts have the trait for it")
  func monospaced() throws {
    let descriptor = Font.monospacedSystemFont(ofSize: 12, weight: .regular).fontDescriptor
    #expect(descriptor.symbolicTraits == .traitMonoSpace)
    #expect(try #require(descriptor.withSymbolicTraits([])) == Font.systemFont(ofSize: 12).fontDescriptor)
    #expect(Font.monospacedDigitSystemFont(ofSize: 12, weight: .regular).hasMonospacedDigits)
  }
}
