import Foundation

/// An image in a text. Galley leaves a gap of its width.
open class NSTextAttachment: NSObject {
  private let mark = CFTypeMark()
  /// Kept, but no image is read from it.
  open var contents: Data?
  /// Kept, but no image is read from it.
  open var fileType: String?
  open var image: UIImage?
  /// The place of the image, from the baseline upwards. Without a size, the image's own counts.
  open var bounds = CGRect.zero
  /// Kept, but the gap has no padding.
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

  /// The width of the gap in points.
  package var width: CGFloat { bounds.width > 0 ? bounds.width : image?.size.width ?? 0 }
}
