import Foundation
import Galley

extension AttributedText {
  /// Returns the text laid out in the current language and direction.
  ///
  /// - Parameters:
  ///   - size: The width at which lines break and the height that lines must fit into, or `nil` for no limits.
  ///   - options: Whether the text has several lines, and whether it is truncated at the height.
  package func paragraph(in size: CGSize?, options: NSStringDrawingOptions) -> Paragraph {
    let traits = UIKitEnvironment.traits
    let runs = runs.map { $0.resolved(with: traits) }
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let width = size.flatMap { isWrapped && $0.width > 0 && $0.width < Self.unlimited ? Double($0.width) : nil }
    var request = ParagraphRequest(
      runs: runs, language: traits.textLanguage, direction: traits.layoutDirection,
      width: width, maximumLines: 0, lineBreakMode: .wordWrapping, pixelScale: traits.displayScale)
    let paragraph = SharedTextEngine.shared.paragraph(for: request)
    guard let height = size?.height, height > 0, options.contains(.truncatesLastVisibleLine),
      paragraph.size.height > height, paragraph.lines.count > 1
    else { return paragraph }
    request.maximumLines = max(1, Int(bounded: Double(paragraph.lines.count) * height / paragraph.size.height))
    request.lineBreakMode = .truncatingTail
    return SharedTextEngine.shared.paragraph(for: request)
  }

  /// The width in points from which a width is no limit. Apps pass the greatest number.
  private static let unlimited: CGFloat = 1_000_000

  /// Returns the rectangle that the text fills, from the origin.
  ///
  /// Without several lines, the origin is the baseline: the rectangle begins above it.
  fileprivate func bounds(
    in size: CGSize?, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let paragraph = paragraph(in: size, options: options)
    let isAtBaseline = size != nil && !options.contains(.usesLineFragmentOrigin)
    let top = isAtBaseline ? -(paragraph.size.height - paragraph.firstBaseline) : 0
    let bounds = CGRect(x: 0, y: top, width: paragraph.size.width, height: paragraph.size.height)
    context?.totalBounds = bounds
    return bounds
  }
}

extension TextRun {
  /// Returns the text with fixed colours, as views have them before they measure text.
  fileprivate func resolved(with traits: TraitCollection) -> TextRun {
    var run = self
    run.color = color?.resolvedColor(with: traits)
    run.backgroundColor = backgroundColor?.resolvedColor(with: traits)
    run.underlineColor = underlineColor?.resolvedColor(with: traits)
    run.strikethroughColor = strikethroughColor?.resolvedColor(with: traits)
    return run
  }
}

extension NSAttributedString {
  /// Returns the size of the text with lines that break at newlines only.
  public func size() -> CGSize {
    AttributedText(self, font: .unset).bounds(in: nil, options: .usesLineFragmentOrigin, context: nil).size
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    AttributedText(self, font: .unset).bounds(in: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text with lines that break at newlines only.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    AttributedText(String(describing: self), attributes: attrs)
      .bounds(in: nil, options: .usesLineFragmentOrigin, context: nil).size
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    AttributedText(String(describing: self), attributes: attributes).bounds(
      in: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text with lines that break at newlines only.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    AttributedText(self, attributes: attrs).bounds(in: nil, options: .usesLineFragmentOrigin, context: nil).size
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    AttributedText(self, attributes: attributes).bounds(in: size, options: options, context: context)
  }
}
