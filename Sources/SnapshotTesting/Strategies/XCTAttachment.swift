import Files
import UIKit

/// A file that explains a failure.
///
/// XCTest on Linux has no such class, and attaches nothing. Swift Testing attaches the file to the test.
open class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    case deleteOnSuccess = 1
  }

  open var name: String?
  /// Kept: the test keeps all attachments.
  open var lifetime = Lifetime.deleteOnSuccess
  public let uniformTypeIdentifier: String
  let data: Data

  public init(data: Data, uniformTypeIdentifier: String) {
    self.data = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  public convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  public convenience init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
  }

  /// The name with an extension, by which readers choose how they show the file.
  var fileName: String {
    let name = name ?? "attachment"
    guard !name.utf8.contains(".") else { return name }
    return switch uniformTypeIdentifier {
    case "public.png": "\(name).png"
    case "public.plain-text": "\(name).txt"
    default: name
    }
  }
}
