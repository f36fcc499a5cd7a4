import Foundation
import Galley
import Testing
import UIKit

private final class Image: UIImage, @unchecked Sendable { let mark = 1 }
private final class Color: UIColor, @unchecked Sendable { let mark = 1 }
private final class Font: UIFont, @unchecked Sendable { let mark = 1 }
private final class Descriptor: UIFontDescriptor, @unchecked Sendable { let mark = 1 }
private final class Traits: UITraitCollection, @unchecked Sendable { let mark = 1 }
private final class BezierPath: UIBezierPath { let mark = 1 }
private final class Style: NSMutableParagraphStyle, @unchecked Sendable { let mark = 1 }
private final class Shadow: NSShadow { let mark = 1 }
private final class Attachment: NSTextAttachment { let mark = 1 }
private final class Tab: NSTextTab { let mark = 1 }
private final class Activity: NSUserActivity { let mark = 1 }
private final class Renderer: UIGraphicsImageRenderer { let mark = 1 }

/// An image that knows where it comes from.
private final class Photo: UIImage, @unchecked Sendable {
  let place: String

  init?(place: String, data: Data) {
    self.place = place
    super.init(data: data, scale: 2)
  }
  required init?(coder: NSCoder) { nil }
  required convenience init(imageLiteralResourceName name: String) { fatalError("no images by name") }
}

@Suite("Subclasses of values")
struct ValueSubclassTests {
  /// An opaque red image of 4 x 2 pixels as PNG.
  private let red = Data(
    PNG.encode(Pixmap(width: 4, height: 2, scale: 1, pixels: Array(repeating: 0xFFFF_0000, count: 8))))

  @Test("An image of a subclass has a size, and can be drawn")
  func images() throws {
    #expect(Image().size == .zero)
    let image = try #require(Image(data: red))
    #expect(image.size == CGSize(width: 4, height: 2))
    let pixels = try #require(image.cgImage)
    #expect(Image(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 2, height: 1))
    let drawn = Renderer(size: CGSize(width: 4, height: 2)).image { _ in image.draw(at: .zero) }
    #expect(drawn.cgImage?.pixmap.pixels.allSatisfy { $0 == 0xFFFF_0000 } == true)
    #expect(Image(contentsOfFile: "no such file") == nil)
  }

  @Test("An initializer of a subclass of an image calls that of data")
  func photos() throws {
    let photo = try #require(Photo(place: "here", data: red))
    #expect(photo.place == "here")
    #expect(photo.size == CGSize(width: 2, height: 1))
    #expect(Photo(place: "here", data: Data()) == nil)
  }

  @Test("Colours, fonts and traits are of the subclass, and equal others of the same value")
  func values() {
    #expect(Color(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(Color(white: 0, alpha: 1) == UIColor.black)
    #expect(Color().mark == 1)
    #expect(Font().mark == 1)
    #expect(Descriptor(fontAttributes: [.size: 20]).pointSize == 20)
    #expect(Traits().userInterfaceStyle == .unspecified)
  }

  @Test("A path of a subclass has its bounds")
  func paths() {
    #expect(BezierPath().isEmpty)
    #expect(BezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    let path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 6))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 5, height: 6))
  }

  @Test("Attributes of texts are of the subclass, with what they are given")
  func texts() {
    let style = Style()
    style.lineSpacing = 3
    #expect(style.lineSpacing == 3)
    #expect(Shadow().shadowBlurRadius == 0)
    #expect(Attachment().image == nil)
    #expect(Tab(textAlignment: .right, location: 40).location == 40)
    #expect(Activity(activityType: "a").activityType == "a")
  }
}
