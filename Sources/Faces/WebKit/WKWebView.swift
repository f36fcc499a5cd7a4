import Controls
import UIKit

/// A page of the web, in place of which a field with a mark is shown. What is loaded is kept and not shown.
open class WKWebView: UIView, FrameworkView {
  package static let placeholderKind: PlaceholderView.Kind? = .web
  package static let frameworkName = "WKWebView"

  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  /// A scroll view beside the page, which settings can be made on.
  public private(set) lazy var scrollView = UIScrollView(frame: bounds)
  /// The address that was last asked for.
  public private(set) var url: URL?
  public private(set) var title: String?
  public private(set) var backForwardList = WKBackForwardList()
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var underPageBackgroundColor: UIColor!

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var hasOnlySecureContent: Bool { true }
  public var canGoBack: Bool { false }
  public var canGoForward: Bool { false }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { navigate(to: request.url) }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { navigate(to: baseURL) }
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { navigate(to: url) }
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { navigate(to: baseURL) }
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  open func stopLoading() {}

  /// Does nothing: there is no page.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}
  /// Throws: there is no page.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { throw WKError(.unknown) }

  private func navigate(to url: URL?) -> WKNavigation {
    self.url = url
    return WKNavigation()
  }
}

/// A load of a page, which never ends.
open class WKNavigation: NSObject {}

open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let title: String?
  init(url: URL, title: String?) { (self.url, self.title) = (url, title) }
}

/// The pages before and after, of which there are none.
open class WKBackForwardList: NSObject {
  public var currentItem: WKBackForwardListItem? { nil }
  public var backItem: WKBackForwardListItem? { nil }
  public var forwardItem: WKBackForwardListItem? { nil }
  public var backList: [WKBackForwardListItem] { [] }
  public var forwardList: [WKBackForwardListItem] { [] }
}

public struct WKError: Error {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
