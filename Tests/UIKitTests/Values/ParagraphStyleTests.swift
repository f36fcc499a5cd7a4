import Foundation
import Galley
import Testing
import UIKit

@Suite("Styles of paragraphs and attributes of texts")
struct ParagraphStyleTests {
  /// A style in which each length is another.
  private func style() -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 1
    style.lineHeightMultiple = 2
    style.minimumLineHeight = 3
    style.maximumLineHeight = 4
    style.paragraphSpacing = 5
    style.paragraphSpacingBefore = 6
    style.firstLineHeadIndent = 7
    style.headIndent = 8
    style.tailIndent = 9
    style.defaultTabInterval = 10
    style.hyphenationFactor = 0.5
    style.alignment = .right
    style.lineBreakMode = .byTruncatingHead
    style.baseWritingDirection = .rightToLeft
    return style
  }

  private func lengths(_ style: NSParagraphStyle) -> [CGFloat] {
    [
      style.lineSpacing, style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight,
      style.paragraphSpacing, style.paragraphSpacingBefore, style.firstLineHeadIndent, style.headIndent,
      style.tailIndent, style.defaultTabInterval, CGFloat(style.hyphenationFactor),
    ]
  }

  @Test("Each length of a style is its own, also in copies")
  func copies() throws {
    let style = style()
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    for one in [style, copy, mutable] {
      #expect(lengths(one) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0.5])
      #expect(one.alignment == .right)
      #expect(one.lineBreakMode == .byTruncatingHead)
      #expect(one.baseWritingDirection == .rightToLeft)
    }
    mutable.lineSpacing = 99
    #expect(style.lineSpacing == 1)
    #expect(mutable != style)
  }

  @Test("A style takes another's values, and has Apple's defaults before that")
  func defaults() {
    let plain = NSMutableParagraphStyle()
    #expect(lengths(plain) == Array(repeating: 0, count: 11))
    #expect(plain.baseWritingDirection == .natural)
    #expect(plain == NSParagraphStyle.default)
    plain.setParagraphStyle(style())
    #expect(plain == style())
  }

  @Test("There are twelve tabs at 28 points, until others are added or removed")
  func tabs() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat(28 * $0) })
    style.tabStops = [NSTextTab(textAlignment: .right, location: 50), NSTextTab(textAlignment: .left, location: 80)]
    style.addTabStop(NSTextTab(textAlignment: .center, location: 20))
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 80))
    #expect(style.tabStops.map(\.location) == [50, 20])
    #expect(style.tabStops.map(\.alignment) == [.right, .center])
  }

  @Test("A right tab with a separator of decimals puts that at its place, and what follows behind it")
  func decimals() {
    func width(_ options: [NSTextTab.OptionKey: Any]) -> CGFloat {
      let style = NSMutableParagraphStyle()
      style.tabStops = [NSTextTab(textAlignment: .right, location: 100, options: options)]
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
      return NSAttributedString(string: "\t1.2345", attributes: attributes).size().width
    }
    let fraction = NSAttributedString(string: ".2345", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
    #expect(abs(width([:]) - 100) < 1)
    #expect(abs(width([.columnTerminators: CharacterSet(charactersIn: ".")]) - (100 + fraction)) < 4)
  }

  @Test(
    "The direction of a language is that of its script", arguments: [("ar", 1), ("he", 1), ("de", 0), ("en-US", 0)])
  func directions(language: String, direction: Int) {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language).rawValue == direction)
  }

  @Test(
    "Alignments and line break modes are kept as they are set",
    arguments: [NSTextAlignment.left, .center, .right, .justified, .natural])
  func alignments(alignment: NSTextAlignment) {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    #expect(style.alignment == alignment)
    let label = UILabel()
    label.textAlignment = alignment
    #expect(label.textAlignment == alignment)
  }

  @Test("A line break mode is kept by a style and by a label", arguments: 0...5)
  func lineBreakModes(rawValue: Int) throws {
    let mode = try #require(NSLineBreakMode(rawValue: rawValue))
    let (style, label) = (NSMutableParagraphStyle(), UILabel())
    style.lineBreakMode = mode
    label.lineBreakMode = mode
    #expect(style.lineBreakMode == mode)
    #expect(label.lineBreakMode == mode)
  }

  @Test("A first line is indented, and lines are apart by the spacing and at least as high as the minimum")
  func measures() {
    func size(_ change: (NSMutableParagraphStyle) -> Void) -> CGSize {
      let style = NSMutableParagraphStyle()
      change(style)
      return NSAttributedString(
        string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]
      ).size()
    }
    let plain = size { _ in }
    #expect(abs(size { $0.firstLineHeadIndent = 30 }.width - plain.width - 30) < 0.5)
    #expect(abs(size { $0.minimumLineHeight = 40 }.height - 80) < 0.5)
    #expect(abs(size { $0.lineHeightMultiple = 2 }.height - plain.height * 2) < 1)
    #expect(abs(size { $0.paragraphSpacing = 9 }.height - plain.height - 9) < 0.5)
  }

  @Test("Kerning and tracking widen each letter, whatever type their number has")
  func kerning() {
    func width(_ key: NSAttributedString.Key?, _ value: Any) -> CGFloat {
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
      if let key { attributes[key] = value }
      return NSAttributedString(string: "mmm", attributes: attributes).size().width
    }
    let plain = width(nil, 0)
    let values: [Any] = [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)]
    for value in values { #expect(abs(width(.kern, value) - plain - 6) < 0.5) }
    #expect(abs(width(.tracking, 2) - plain - 6) < 0.5)
  }

  @Test("Lines, slants, offsets and links of attributes reach the text of a label, and come back")
  func attributes() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "text",
      attributes: [
        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.red,
        .underlineStyle: 0, .underlineColor: UIColor.blue, .backgroundColor: UIColor.green, .baselineOffset: 3,
        .obliqueness: 0.2, .link: "https://example.org",
      ])
    let back = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect(back[.strikethroughStyle] as? Int == 1)
    #expect(back[.underlineStyle] == nil)
    #expect(back[.strikethroughColor] as? UIColor == .red)
    #expect(back[.underlineColor] as? UIColor == .blue)
    #expect(back[.backgroundColor] as? UIColor == .green)
    #expect(back[.baselineOffset] as? Double == 3)
    #expect((back[.font] as? UIFont)?.fontDescriptor.symbolicTraits == .traitItalic)
    #expect((back[.link] as? URL)?.host == "example.org")
  }

  @Test("Keys of attributes have AppKit's and UIKit's names")
  func keys() {
    let keys: [NSAttributedString.Key] = [.font, .foregroundColor, .kern, .paragraphStyle, .underlineStyle, .link]
    #expect(keys.map(\.rawValue) == ["NSFont", "NSColor", "NSKern", "NSParagraphStyle", "NSUnderline", "NSLink"])
    #expect(NSUnderlineStyle([.single, .patternDash]).rawValue == 0x201)
    #expect(NSStringDrawingOptions.truncatesLastVisibleLine.rawValue == 32)
  }

  @Test("An attributed string of Swift has its fonts and colours in UIKit's")
  func attributedString() throws {
    var text = AttributedString("red")
    text.foregroundColor = .red
    text.font = UIFont.systemFont(ofSize: 30)
    var rest = AttributedString(" rest")
    rest.kern = 2
    let made = NSAttributedString(text + rest)
    #expect(made.string == "red rest")
    #expect(made.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
    #expect((made.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont)?.pointSize == 30)
    #expect(made.attributes(at: 4, effectiveRange: nil)[.foregroundColor] == nil)
    #expect(made.attributes(at: 4, effectiveRange: nil)[.kern] as? CGFloat == 2)
  }

  @Test("An attributed string of Swift keeps lines, lengths, styles and links on the way through UIKit's")
  func attributesOfBothKinds() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.green, .backgroundColor: UIColor.blue,
      .kern: 1, .tracking: 2.5, .baselineOffset: CGFloat(4), .obliqueness: 0.2,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
      .strikethroughStyle: NSUnderlineStyle.thick, .strikethroughColor: UIColor.gray,
      .paragraphStyle: style, .link: "https://example.com",
    ]
    let text = AttributedString("linked", attributes: AttributeContainer(attributes))
    #expect(text.font?.pointSize == 11)
    #expect(text.underlineStyle == .single)
    #expect(text.kern == 1)
    let made = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(Set(made.keys) == Set(attributes.keys))
    #expect(made[.tracking] as? CGFloat == 2.5)
    #expect(made[.baselineOffset] as? CGFloat == 4)
    #expect(made[.underlineStyle] as? Int == 0x01)
    #expect(made[.strikethroughStyle] as? Int == 0x02)
    #expect((made[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    #expect(made[.link] as? URL == URL(string: "https://example.com"))
    #expect(AttributedString(NSAttributedString(text)) == text)
  }

  @Test("A length becomes a number and a number a length")
  func lengthsAsNumbers() {
    let length: CGFloat = 2.5
    #expect((length as NSNumber).doubleValue == 2.5)
    #expect([length, 4] as [NSNumber] == [NSNumber(value: 2.5), NSNumber(value: 4)])
    #expect((NSNumber(value: 7) as Any) as? CGFloat == 7)
  }

  @Test("Without a size of its own, an attachment is as wide as its image")
  func attachments() throws {
    let image = UIImage(
      cgImage: CGImage(Pixmap(width: 12, height: 6, scale: 1, pixels: Array(repeating: 0, count: 72))))
    let attachment = NSTextAttachment(image: image)
    let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: 1))
    #expect(abs(text.size().width - 12) < 0.5)
    attachment.bounds = CGRect(x: 0, y: -2, width: 25, height: 9)
    #expect(abs(text.size().width - 25) < 0.5)
  }
}
