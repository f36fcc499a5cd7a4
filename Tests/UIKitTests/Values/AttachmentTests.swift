import Foundation
import Galley
import Testing
import UIKit

/// A line of 17 points is 16.19 high above the baseline and 4.10 below it.
@Suite("Text attachments")
struct AttachmentTests {
  private let font = UIFont.systemFont(ofSize: 17)

  /// Returns a red square image.
  private func square(_ side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
    return text
  }

  @Test("A line is as high as an image on its baseline and the descent of the font")
  func height() {
    #expect(abs(text(NSTextAttachment(image: square(40))).size().height - 44.1) < 0.5)
    let attachment = NSTextAttachment(image: square(40))
    // 20 above the baseline and 10 below it.
    attachment.bounds = CGRect(x: 0, y: -10, width: 30, height: 30)
    #expect(abs(text(attachment).size().height - 30) < 0.5)
    attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(abs(text(attachment).size().height - 20.29) < 0.5)
  }

  @Test("A label grows with an attachment and draws it")
  func label() throws {
    let label = UILabel()
    label.attributedText = text(NSTextAttachment(image: square(40)))
    label.sizeToFit()
    #expect(abs(label.bounds.height - 44.1) < 0.5)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in
      _ = label.drawHierarchy(in: label.bounds, afterScreenUpdates: true)
    }
    let pixels = try #require(picture.cgImage?.pixmap)
    let x = Int(label.bounds.width) - 20
    #expect(pixels[x, 20] == 0xFFFF_0000)
    #expect(pixels[x, 38] == 0xFFFF_0000)
    #expect(pixels[x, 42] == 0)
  }

  @Test("A text draws its attachments")
  func drawing() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let attachment = NSTextAttachment(image: square(40))
    attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 30)
    let size = text(attachment).size()
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in text(attachment).draw(at: .zero) }
    let pixels = try #require(picture.cgImage?.pixmap)
    let x = Int(size.width) - 5
    #expect([2, 28].map { pixels[x, $0] } == [0xFFFF_0000, 0xFFFF_0000])
    #expect(pixels[x, 32] == 0)
  }

  @Test("A symbol has the size and the baseline of the text around it, unless it has a configuration")
  func symbols() throws {
    func width(_ image: UIImage?, besideTextOf size: CGFloat) throws -> CGFloat {
      let string = NSMutableAttributedString(
        attributedString: NSAttributedString(attachment: NSTextAttachment(image: try #require(image))))
      string.addAttribute(
        .font, value: UIFont.systemFont(ofSize: size), range: NSRange(location: 0, length: string.length))
      return string.size().width
    }
    let star = UIImage(systemName: "star.fill")
    let (small, large) = (try width(star, besideTextOf: 17), try width(star, besideTextOf: 34))
    #expect(abs(large - 2 * small) <= 1)
    let fixed = star?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
    #expect(try width(fixed, besideTextOf: 34) == width(fixed, besideTextOf: 17))
    // The symbol is beside capitals, so that its line is no higher than one of text.
    let line = NSMutableAttributedString(string: "A", attributes: [.font: font])
    line.append(NSAttributedString(attachment: NSTextAttachment(image: try #require(star))))
    line.addAttribute(.font, value: font, range: NSRange(location: 0, length: line.length))
    #expect(abs(line.size().height - 20.29) < 0.5)
  }

  @Test("The text of a label has the attachment that was set")
  func roundTrip() throws {
    let attachment = NSTextAttachment(image: square(12))
    attachment.bounds = CGRect(x: 1, y: -3, width: 14, height: 15)
    let label = UILabel()
    label.attributedText = text(attachment)
    let read = label.attributedText?.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment
    #expect(read?.bounds == attachment.bounds)
    #expect(read?.image == attachment.image)
    #expect(label.text == "a\u{FFFC}")
  }
}
