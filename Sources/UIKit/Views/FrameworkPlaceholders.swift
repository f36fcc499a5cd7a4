import AutoLayout
import Controls
import Foundation
import Graphics

// What faces of other frameworks and libraries show: the same placeholders as documents with their views.

extension UIView {
  /// Returns a box with the name of a class of another framework, in place of what it shows.
  package static func box(named name: String) -> UIView { face(of: UnknownView(className: name)) }

  /// Returns a field with a mark of what the view of a framework's controller shows.
  package static func field(_ kind: PlaceholderView.Kind, of controller: String) -> UIView {
    face(of: PlaceholderView(kind: kind, elementClass: controller))
  }
}

/// A view of another framework in another module, where a package's methods cannot be overridden.
package protocol FrameworkView: UIView {
  /// What the framework's own class shows, or `nil` for a box with the name of the class.
  static var placeholderKind: PlaceholderView.Kind? { get }
  /// The name of the framework's own class.
  static var frameworkName: String { get }
}

extension FrameworkView {
  /// A field with a mark of what the view shows, and the name of an app's subclass, or else a box with the name.
  static func makePlaceholder() -> View {
    let name = String(describing: self)
    guard let kind = placeholderKind else { return UnknownView(className: name, elementClass: frameworkName) }
    return PlaceholderView(kind: kind, className: name == frameworkName ? nil : name, elementClass: frameworkName)
  }
}

extension UIImage {
  /// A grey picture in place of one that would be loaded.
  package static func grey(_ size: CGSize) -> UIImage {
    var image = Image(Pixmap(width: 1, height: 1, scale: 1, pixels: [0xFFD1_D1D6]))
    image.size = Size(size)
    return UIImage(image)
  }
}

extension UIImageView {
  /// Shows what stands for a picture that would be loaded: the placeholder, or without one a grey picture in the size
  /// that the view has when the screen has appeared. A file is shown.
  package func showInPlace(of address: URL?, _ placeholder: UIImage?) {
    if let address, address.isFileURL, let picture = UIImage(contentsOfFile: address.path) {
      image = picture
    } else if address == nil || placeholder != nil {
      image = placeholder
    } else if !bounds.isEmpty {
      image = .grey(bounds.size)
    } else {
      fillWhenLaidOut()
    }
  }

  private func fillWhenLaidOut() {
    image = nil
    nonisolated(unsafe) let view = self
    // A constant: the compiler would bind a closure that is written in the call to the main actor.
    let fill: @Sendable () -> Void = {
      if view.image == nil, !view.bounds.isEmpty { view.image = .grey(view.bounds.size) }
    }
    DispatchQueue.main.async(execute: fill)
  }
}

extension UIButton {
  /// Shows what stands for a picture that would be loaded: the placeholder, or without one a grey square in the size of
  /// an icon. A file is shown.
  package func showInPlace(of address: URL?, _ placeholder: UIImage?, _ show: (UIImage?) -> Void) {
    let file = address.flatMap { $0.isFileURL ? UIImage(contentsOfFile: $0.path) : nil }
    show(file ?? placeholder ?? address.map { _ in .grey(CGSize(width: 24, height: 24)) })
  }
}
