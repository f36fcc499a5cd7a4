import Foundation
import Galley

/// Texts and pictures for the parts of a view that has no data yet, so that its first picture is not blank.
///
/// A label in a property `titleLabel` says "Title", an image view without an image shows a placeholder. What has a
/// text or an image keeps it.
enum SampleContent {
  /// Fills what the stored properties of an app's object hold, those of its classes up to UIKit's.
  static func fill(partsOf object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
      for child in current.children {
        guard let name = child.label, let part = Self.object(in: child.value) else { continue }
        fill(part, named: name.replacing("$__lazy_storage_$_", with: ""))
      }
      mirror = current.superclassMirror
    }
  }

  private static func fill(_ part: AnyObject, named name: String) {
    switch part {
    case let label as UILabel: if label.text?.isEmpty ?? true { label.text = words(of: name) }
    case let button as UIButton: if button.isBlank { button.setTitle(words(of: name), for: .normal) }
    case let field as UITextField:
      if field.text?.isEmpty ?? true, field.placeholder == nil { field.placeholder = words(of: name) }
    case let text as UITextView: if text.text?.isEmpty ?? true { text.text = words(of: name) }
    case let picture as UIImageView: if picture.image == nil { picture.image = UIImage(systemName: "photo") }
    default: break
    }
  }

  /// The object in a property, which may be optional.
  private static func object(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object(in: $0.value) } }
    return mirror.displayStyle == .class ? value as AnyObject : nil
  }

  private static let kinds = ["Label", "Button", "TextField", "TextView", "ImageView", "Field", "View", "Lbl", "Btn"]

  /// The words of a property's name without the kind of view: `userNameLabel` is "User name".
  static func words(of name: String) -> String {
    let bare = name.drop { $0 == "_" }
    let kind = kinds.first { bare.hasSuffix($0) && bare.count > $0.count }
    var words = ""
    for character in bare.dropLast(kind?.count ?? 0) {
      if character.isUppercase, words.last?.isLowercase == true { words += " " }
      words += words.isEmpty ? character.uppercased() : character.lowercased()
    }
    return words
  }
}

extension UIButton {
  fileprivate var isBlank: Bool {
    (title(for: .normal) ?? configuration?.title ?? "").isEmpty && image(for: .normal) == nil
      && configuration?.image == nil
  }
}

extension UIView {
  /// Gives the empty labels, buttons, fields and image views of the tree the words of the properties that hold them,
  /// and placeholders, for a picture without data.
  @discardableResult
  public func filledWithSamples() -> Self {
    SampleContent.fill(partsOf: self)
    for subview in subviews { subview.filledWithSamples() }
    return self
  }
}

extension UIViewController {
  /// Loads the view and fills what the controller, its children and their views hold, as views do.
  @discardableResult
  public func filledWithSamples() -> Self {
    loadViewIfNeeded()
    SampleContent.fill(partsOf: self)
    view.filledWithSamples()
    for child in children { child.filledWithSamples() }
    return self
  }
}
