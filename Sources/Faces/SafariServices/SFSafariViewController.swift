import Controls
import UIKit

/// A page of the web with Safari's bars, in place of which a field with a mark is shown.
open class SFSafariViewController: UIViewController {
  public struct DismissButtonStyle: RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let done = DismissButtonStyle(rawValue: 0)
    public static let close = DismissButtonStyle(rawValue: 1)
    public static let cancel = DismissButtonStyle(rawValue: 2)
  }

  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = UIView.field(.web, of: "SFSafariViewController") }
}

public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
