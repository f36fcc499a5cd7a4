import Foundation
import Galley
import Synchronization

/// A storyboard or xib in the language of the scene that is being made, with what an app loads from it.
struct DocumentOfApp {
  let path: String
  let bundle: Bundle?

  /// Finds a document by its name with its type, or returns `nil` if there is none.
  init?(named name: String, in bundle: Bundle?) {
    guard let path = NamedResources.document(named: name, in: bundle) else { return nil }
    self.path = path
    self.bundle = bundle
  }

  /// Returns the document, and the loader for the scene that is being made, or `nil` if the document cannot be read.
  func loader() -> DocumentLoader? {
    let (device, orientation) = (UIKitEnvironment.device, UIKitEnvironment.orientation)
    let traits = UIKitEnvironment.sceneTraits
    do {
      let document = try AppDocuments.shared.document(
        at: path, traits: traits, device: device, orientation: orientation)
      return DocumentLoader(
        document, device: device, orientation: orientation, traits: traits, classes: DocumentClasses.ofApp,
        images: { name, traits in
          NamedResources.image(named: name, in: bundle, for: traits).map { .image($0) } ?? .missing
        },
        colors: { name, _ in NamedResources.color(named: name, in: bundle).map { .color($0) } ?? .missing })
    } catch {
      DocumentLog.note("'\(path)' cannot be loaded: \(error)")
      return nil
    }
  }
}

extension DocumentClasses {
  /// The classes that are registered.
  static var ofApp: DocumentClasses {
    DocumentClasses(
      isKnown: { $0.registeredClass != nil },
      makeView: { element in
        guard let type = element.registeredClass?.type as? UIView.Type else { return nil }
        let node = type.makeNode()
        // A plain view keeps the name of its element.
        return Swift.type(of: node) == View.self ? nil : node
      })
  }
}

extension InterfaceElement {
  /// The app's class of the element, or `nil` if it has none or none is registered.
  var registeredClass: UINibClass? {
    attributes["customClass"].flatMap { UINibClasses.named($0, module: attributes["customModule"]) }
  }

  /// Returns the class to make the element's object of: the app's if it is registered, or else the system's.
  func objectClass<Object: AnyObject>(_ system: Object.Type) -> Object.Type {
    guard let name = attributes["customClass"] else { return system }
    guard let known = registeredClass?.type ?? Self.classOfUIKit(named: name) else {
      DocumentLog.note("unknown class \(name) in a document; \(system) is used instead")
      return system
    }
    guard let type = known as? Object.Type else {
      DocumentLog.note("\(name) of a document is no \(system); \(system) is used instead")
      return system
    }
    return type
  }

  /// Whether the element names a class that neither the app nor UIKit has, so that its members are missing too.
  var hasUnknownClass: Bool {
    guard let name = attributes["customClass"] else { return false }
    return registeredClass == nil && Self.classOfUIKit(named: name) == nil
  }

  /// Returns a class of this module by its name.
  private static func classOfUIKit(named name: String) -> AnyObject.Type? {
    guard name.hasPrefix("UI") else { return nil }
    return _typeByName("5UIKit\(name.utf8.count)\(name)C") as? AnyObject.Type
  }
}

/// What is wrong with documents that an app loads, on the standard error output, as UIKit logs it. Each message is
/// written once, because a document is loaded for each picture.
enum DocumentLog {
  private static let written = Mutex<Set<String>>([])

  static func note(_ message: String) {
    guard written.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data(("UIKit: " + message + "\n").utf8))
  }
}
