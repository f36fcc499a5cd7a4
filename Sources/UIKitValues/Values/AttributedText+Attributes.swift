import Foundation
import Galley

extension AttributedText {
  /// Makes Galley's text from one with attributes.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: The font of parts without one.
  ///   - color: The colour of parts without one, or `nil` for that of the view.
  package init(_ string: NSAttributedString, font: Font, color: Color? = nil) {
    var runs: [TextRun] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let part = string.attributedSubstring(from: range).string
      runs += TextRun.pieces(part, attributes: attributes, font: font, color: color)
    }
    self.init(runs: runs)
  }

  /// Makes a text of one piece with attributes.
  package init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
    self.init(runs: TextRun.pieces(string, attributes: attributes ?? [:], font: .unset, color: nil))
  }
}

extension Font {
  /// The font of texts without one (NSAttributedString.Key, `font`).
  static let unset = Font(family: .named("Helvetica"), size: 12)
}

extension TextRun {
  /// Makes a piece of text with the attributes that Galley shows.
  init(_ text: String, attributes: [NSAttributedString.Key: Any], font: Font, color: Color?) {
    self.init(
      text, font: (attributes[.font] as? UIFont)?.font ?? font,
      color: (attributes[.foregroundColor] as? UIColor)?.color ?? color,
      paragraphStyle: (attributes[.paragraphStyle] as? NSParagraphStyle)?.style)
    kerning = number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0
    baselineOffset = number(attributes[.baselineOffset]) ?? 0
    backgroundColor = (attributes[.backgroundColor] as? UIColor)?.color
    isUnderlined = Self.isLine(attributes[.underlineStyle])
    isStruckThrough = Self.isLine(attributes[.strikethroughStyle])
    underlineColor = (attributes[.underlineColor] as? UIColor)?.color
    strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.color
    link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    if let slant = number(attributes[.obliqueness]), slant > 0 { self.font.isItalic = true }
  }

  private static func isLine(_ style: Any?) -> Bool {
    if let style = style as? NSUnderlineStyle { return !style.isEmpty }
    return number(style).map { $0 != 0 } ?? false
  }

  /// Makes pieces of text with the attributes that Galley shows: several if there are attachments.
  fileprivate static func pieces(
    _ text: String, attributes: [NSAttributedString.Key: Any], font: Font, color: Color?
  ) -> [TextRun] {
    let whole = TextRun(text, attributes: attributes, font: font, color: color)
    guard let attachment = attributes[.attachment] as? NSTextAttachment else { return [whole] }
    return text.map { character in
      guard character == TextAttachment.character else {
        return TextRun(String(character), attributes: attributes, font: font, color: color)
      }
      var run = TextRun(
        attachment.attachment(besideTextOf: whole.font), font: whole.font, color: whole.color,
        paragraphStyle: whole.paragraphStyle)
      run.baselineOffset = whole.baselineOffset
      run.backgroundColor = whole.backgroundColor
      run.link = whole.link
      return run
    }
  }
}

/// Returns the number that an attribute has in any of the types that apps use.
func number(_ value: Any?) -> Double? {
  switch value {
  case let value as Double: value
  case let value as CGFloat: Double(value)
  case let value as Float: Double(value)
  case let value as Int: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}

extension NSAttributedString {
  /// Makes a text with attributes from Galley's.
  package convenience init(_ text: AttributedText) {
    let string = NSMutableAttributedString(string: "")
    for run in text.runs { string.append(NSAttributedString(string: run.text, attributes: run.attributes)) }
    self.init(attributedString: string)
  }
}

extension TextRun {
  fileprivate var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(font)]
    if let color { attributes[.foregroundColor] = UIColor(color) }
    if let paragraphStyle { attributes[.paragraphStyle] = NSParagraphStyle(paragraphStyle) }
    if kerning != 0 { attributes[.kern] = kerning }
    if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
    if let backgroundColor { attributes[.backgroundColor] = UIColor(backgroundColor) }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let underlineColor { attributes[.underlineColor] = UIColor(underlineColor) }
    if let strikethroughColor { attributes[.strikethroughColor] = UIColor(strikethroughColor) }
    if let link { attributes[.link] = URL(string: link) ?? link }
    if let attachment { attributes[.attachment] = NSTextAttachment(attachment) }
    return attributes
  }
}
