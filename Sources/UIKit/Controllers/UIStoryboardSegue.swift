import Foundation

/// A transition of a storyboard. An app performs it by ``UIViewController/performSegue(withIdentifier:sender:)``; those
/// that embed a controller are performed when its container is loaded.
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private var transition: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    transition = performHandler
  }

  open func perform() { transition?() }
}
