import Foundation
import Galley

// MARK: - Colours and rectangles

extension UIColor {
  /// Sets the colour of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphics.current?.state.fill = color }

  public func setStroke() { UIGraphics.current?.state.stroke = color }
}

public func UIRectFill(_ rect: CGRect) { UIGraphics.current?.fill(rect) }

/// Fills the rectangle over what is below, whatever the blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) { UIRectFill(rect) }

/// Draws a frame of one point within the rectangle, in the colour of fills.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphics.current else { return }
  context.saveGState()
  context.state.stroke = context.state.fill
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) { UIGraphics.current?.clip(to: rect) }

// MARK: - Images

extension UIImage {
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image over what is below, whatever the blend mode.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, in its tint colour if it is a template, and a template without one in black.
  public func draw(in rect: CGRect) { UIGraphics.add(items(in: rect)) }

  /// Draws the image over what is below, whatever the blend mode.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphics.current?.withAlpha(alpha) { draw(in: rect) }
  }

  /// Draws the image as often as the rectangle needs.
  public func drawAsPattern(in rect: CGRect) {
    guard size.width > 0, size.height > 0, let context = UIGraphics.current else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
    }
    context.restoreGState()
  }
}

// MARK: - Texts

extension AttributedText {
  /// Draws the text into a rectangle of the current context, with as many lines as it has room for.
  ///
  /// - Parameter size: The size of the rectangle, or `nil` if lines break at newlines only.
  fileprivate func draw(at origin: CGPoint, size: CGSize?, options: NSStringDrawingOptions) {
    guard let context = UIGraphics.current else { return }
    let paragraph = paragraph(in: size, options: options)
    // Without several lines, the origin is the baseline.
    let isAtBaseline = size != nil && !options.contains(.usesLineFragmentOrigin)
    let top = Point(x: origin.x, y: origin.y - (isAtBaseline ? paragraph.firstBaseline : 0))
    let areas = paragraph.lines.flatMap(\.backgrounds).compactMap { area in
      area.color.map { DisplayItem.fill(.rect(area.rect.offset(by: top)), $0) }
    }
    let images = paragraph.lines.flatMap(\.attachments).flatMap { place in
      place.attachment.image.map {
        View().items(of: $0, in: place.rect.offset(by: top), tint: place.color ?? .black)
      } ?? []
    }
    context.add(areas + [.text(paragraph, at: top, .black)] + images)
  }
}

extension NSAttributedString {
  public func draw(at point: CGPoint) {
    AttributedText(self, font: .unset).draw(at: point, size: nil, options: .usesLineFragmentOrigin)
  }

  public func draw(in rect: CGRect) {
    AttributedText(self, font: .unset).draw(
      at: rect.origin, size: rect.size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
  }

  /// Draws the text, and leaves the context as it is.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) {
    AttributedText(self, font: .unset).draw(at: rect.origin, size: rect.size, options: options)
  }
}

extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    AttributedText(self, attributes: attrs).draw(at: point, size: nil, options: .usesLineFragmentOrigin)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    AttributedText(self, attributes: attrs).draw(
      at: rect.origin, size: rect.size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
  }

  /// Draws the text, and leaves the context as it is.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    AttributedText(self, attributes: attributes).draw(at: rect.origin, size: rect.size, options: options)
  }
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text, and leaves the context as it is.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
