import Foundation
import Galley

/// An image in a text. Its line grows with it.
open class NSTextAttachment: NSObject {
  private let mark = CFTypeMark()
  /// Kept, but no image is read from it.
  open var contents: Data?
  /// Kept, but no image is read from it.
  open var fileType: String?
  open var image: UIImage?
  /// The place of the image, from the baseline upwards. Without a size, the image's own counts.
  open var bounds = CGRect.zero
  /// Kept, but images have no padding.
  open var lineLayoutPadding: CGFloat = 0
  /// Kept, but attachments have no views.
  open var allowsTextAttachmentView = true

  /// The character that an attachment is the attribute of.
  public static let character = 0xFFFC

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Returns `nil`.
  public required init?(coder: NSCoder) { nil }

}

extension NSTextAttachment {
  /// Makes an attachment from Galley's.
  convenience init(_ attachment: TextAttachment) {
    self.init(data: nil, ofType: nil)
    image = attachment.image.map { UIImage($0) }
    let place = attachment.bounds
    bounds = CGRect(x: place.minX, y: -place.maxY, width: place.width, height: place.height)
  }

  /// Returns Galley's attachment. A symbol without a configuration has the size of the text.
  func attachment(besideTextOf font: Font) -> TextAttachment {
    let image = image?.besideText(of: font) ?? UIImage()
    guard bounds.width > 0 || bounds.height > 0 else { return TextAttachment(image: image.image) }
    let place = Rect(x: bounds.minX, y: -bounds.maxY, width: bounds.width, height: bounds.height)
    return TextAttachment(image: image.image, bounds: place)
  }
}

extension UIImage {
  fileprivate func besideText(of font: Font) -> UIImage {
    guard isSymbolImage, chosenSymbolConfiguration == nil else { return self }
    return withConfiguration(SymbolConfiguration(font: UIFont(font)))
  }
}
