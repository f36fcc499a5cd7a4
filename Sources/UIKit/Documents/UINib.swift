import Foundation
import Galley

/// A xib, as Xcode writes it: its objects are made of the app's registered classes, in the language of the scene.
open class UINib: NSObject {
  private let source: DocumentOfApp?
  private let name: String
  private lazy var loader = source.flatMap { $0.loader() }

  /// Finds a xib in the resources of the scene that is being made, or else in a bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    source = DocumentOfApp(named: name + ".xib", in: bundleOrNil)
    super.init()
  }
  private init(_ source: DocumentOfApp, name: String) {
    self.name = name
    self.source = source
  }

  /// Makes the objects of the xib, connects them and wakes them.
  ///
  /// - Returns: The top-level objects in the order of the document. There are none if the xib was not found.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let loader else {
      DocumentLog.note("no xib named '\(name)' in the resources")
      return []
    }
    let elements = loader.document.root.list("objects")
    let owner = elements.first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }
    let loaded = LoadedDocument(loader, owner: ownerOrNil as AnyObject?, ownersID: owner?.id)
    let made = loaded.make(elements.filter { $0.name != "placeholder" })
    for case let view as UIView in made where ownerOrNil is UIViewController {
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    loaded.finish(connecting: ownerOrNil == nil ? nil : owner)
    (ownerOrNil as? UIViewController)?.retainLoaded(made[...])
    return made
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  // MARK: Views of controllers

  /// Loads the view of a controller from the nib that it names, or else from the one that UIKit looks for: for
  /// `CardViewController` that is `CardView`, and then `CardViewController`.
  static func view(for controller: UIViewController) -> UIView? {
    let names = controller.nibName.map { [$0] } ?? defaultNames(for: controller)
    let idiom = UIKitEnvironment.device.idiom == .pad ? "~ipad" : "~iphone"
    for name in names.flatMap({ [$0 + idiom, $0] }) {
      guard let source = DocumentOfApp(named: name + ".xib", in: controller.nibBundle) else { continue }
      let made = UINib(source, name: name).instantiate(withOwner: controller)
      // The outlet sets it.
      return controller.viewIfLoaded ?? made.first { $0 is UIView } as? UIView
    }
    if let name = controller.nibName { DocumentLog.note("no xib named '\(name)' in the resources") }
    return nil
  }

  private static func defaultNames(for controller: UIViewController) -> [String] {
    // UIKit's own classes have no nibs.
    guard !String(reflecting: type(of: controller)).hasPrefix("UIKit.") else { return [] }
    let name = String(describing: type(of: controller))
    return (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
  }
}

extension Bundle {
  /// Makes the objects of a xib, connects them and wakes them.
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let made = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return made.isEmpty ? nil : made
  }
}
