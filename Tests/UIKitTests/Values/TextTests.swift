import Foundation
import Galley
import Testing
import UIKit

@Suite("Texts of UIKit")
struct TextTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test("A text is as wide as San Francisco sets it, within 2.5%")
  func width() {
    let size = "This is a test string".size(withAttributes: [.font: font])
    #expect(abs(size.width - 144.09) < 144.09 * 0.025)
    #expect(abs(size.height - 20.287) < 0.4)
  }

  @Test("Text in a width has as many lines as it needs, and one without the option for lines")
  func lines() {
    let text = Array(repeating: "words", count: 20).joined(separator: " ")
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    let single = text.boundingRect(with: room, options: [], attributes: [.font: font], context: nil)
    #expect(wrapped.width <= 120)
    #expect(wrapped.height > 20.287 * 5)
    #expect(single.width > 120 * 5)
    let shown = (text as NSString).boundingRect(
      with: CGSize(width: 120, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: [.font: font], context: nil)
    #expect(shown.height <= 45)
  }

  @Test(
    "A value replaces another of its attribute in a part of a text",
    arguments: [
      NSAttributedString.Key.foregroundColor, .backgroundColor, .font, .paragraphStyle, .shadow, .attachment,
    ])
  func replacedValues(key: NSAttributedString.Key) {
    func value(_ place: Int) -> NSObject {
      switch key {
      case .font: UIFont.systemFont(ofSize: 10 + CGFloat(place))
      case .paragraphStyle: NSMutableParagraphStyle()
      case .shadow: NSShadow()
      case .attachment: NSTextAttachment()
      default: place == 0 ? UIColor.red : .blue
      }
    }
    let (first, second) = (value(0), value(1))
    let text = NSMutableAttributedString(string: "one two", attributes: [key: first])
    text.addAttribute(key, value: second, range: NSRange(location: 4, length: 3))
    text.append(NSAttributedString(string: "!", attributes: [key: second]))
    let values = [0, 3, 4, 7].map { text.attribute(key, at: $0, effectiveRange: nil) as? NSObject }
    #expect(values == [first, first, second, second])
    text.removeAttribute(key, range: NSRange(location: 4, length: 3))
    #expect(text.attribute(key, at: 4, effectiveRange: nil) == nil)
  }

  @Test("Attributes become those of Galley's text, and back")
  func attributes() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let string = NSMutableAttributedString(
      string: "Hello world",
      attributes: [.font: font, .foregroundColor: UIColor.red, .paragraphStyle: style, .kern: 1.5])
    string.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 6, length: 5))
    string.addAttribute(.link, value: URL(filePath: "/help"), range: NSRange(location: 6, length: 5))
    let text = AttributedText(string, font: .systemFont(ofSize: 10))
    #expect(text.runs.map(\.text) == ["Hello ", "world"])
    #expect(text.runs[0].font == font.font)
    #expect(text.runs[0].color == UIColor.red.color)
    #expect(text.runs[0].kerning == 1.5)
    #expect(text.runs[0].paragraphStyle?.alignment == .center)
    #expect(text.runs.map(\.isUnderlined) == [false, true])
    #expect(text.runs[1].link == "file:///help")
    let back = NSAttributedString(text)
    #expect(back.string == "Hello world")
    #expect(back.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
    #expect((back.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 4)
  }

  @Test("Parts without a font or a colour have those of the view")
  func defaults() {
    let text = AttributedText(NSAttributedString(string: "plain"), font: .systemFont(ofSize: 11), color: .white)
    #expect(text.runs.map(\.font.size) == [11])
    #expect(text.runs.map(\.color) == [.white])
  }

  @Test("A style that sets neither alignment nor line break mode leaves them to the view")
  func leftOpen() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 2
    #expect(style.style.alignment == nil)
    #expect(style.style.lineBreakMode == nil)
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
  }

  @Test("An attachment leaves a gap of its width")
  func attachment() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
    let string = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let alone = string.size().width
    string.append(NSAttributedString(attachment: attachment))
    #expect(abs(string.size().width - alone - 30) < 0.5)
  }

  @Test("Enumerations have UIKit's numbers")
  func numbers() {
    #expect([NSTextAlignment.left, .center, .right, .justified, .natural].map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(NSLineBreakMode.byTruncatingMiddle.rawValue == 5)
    #expect(NSUnderlineStyle.double.rawValue == 9)
  }

  @Test("Threads measure at the same time and get the same sizes")
  func threads() async {
    let font = font
    let sizes = await withTaskGroup(of: [CGFloat].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<40).map { "Number \($0)".size(withAttributes: [.font: font]).width }
        }
      }
      return await group.reduce(into: Set<[CGFloat]>()) { $0.insert($1) }
    }
    #expect(sizes.count == 1)
  }
}
