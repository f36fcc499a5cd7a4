import Controls
import Foundation
import Galley
import Graphics

/// Sets the user-defined runtime attributes of documents: inspectable properties of the app, and properties of views
/// and layers.
enum RuntimeAttributes {
  static func set(_ keyPath: String, of object: AnyObject, to value: LoadedObjects.AttributeValue, isOfApp: Bool) {
    do throws(UINibError) {
      try UINibClasses.set(keyPath, of: object, to: value.object)
    } catch {
      if let view = object as? UIView, apply(keyPath, to: view, value) { return }
      guard isOfApp else { return }
      DocumentLog.note("the runtime attribute '\(keyPath)' is not set: \(error)")
    }
  }

  /// Sets a property of a view or its layer, and returns whether there is one. Those that Galley's views have were set
  /// when they were built.
  private static func apply(_ keyPath: String, to view: UIView, _ value: LoadedObjects.AttributeValue) -> Bool {
    switch (keyPath, value) {
    case ("layer.shadowOpacity", .number(let number)): view.layer.shadowOpacity = Float(number)
    case ("layer.shadowRadius", .number(let number)): view.layer.shadowRadius = number
    case ("layer.shadowOffset", .size(let size)): view.layer.shadowOffset = CGSize(size)
    case ("layer.shadowColor", .color(let color)), ("layer.shadowUIColor", .color(let color)):
      view.layer.shadowColor = UIColor(color).cgColor
    case ("layer.zPosition", .number(let number)): view.layer.zPosition = number
    case ("layer.cornerRadius", _), ("layer.borderWidth", _), ("layer.opacity", _), ("layer.masksToBounds", _),
      ("clipsToBounds", _), ("hidden", _), ("layer.hidden", _), ("backgroundColor", _), ("tintColor", _),
      ("adjustsFontForContentSizeCategory", _), ("layer.borderUIColor", _), ("layer.borderColor", _),
      ("minimumContentSizeCategory", _), ("maximumContentSizeCategory", _):
      break
    default: return false
    }
    return true
  }
}

extension LoadedObjects.AttributeValue {
  /// The value as key-value coding sets it.
  fileprivate var object: Any? {
    switch self {
    case .none: nil
    case .boolean(let flag): flag
    case .number(let number): number
    case .string(let text): text
    case .color(let color): UIColor(color)
    case .image(let image): UIImage(image)
    case .size(let size): CGSize(size)
    case .point(let point): CGPoint(point)
    case .rect(let rect): CGRect(rect)
    }
  }
}
