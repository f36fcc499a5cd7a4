import Controls
import UIKit

/// A link with its title and picture, in place of which a box is shown.
open class LPLinkView: UIView, FrameworkView {
  package static let placeholderKind: PlaceholderView.Kind? = nil
  package static let frameworkName = "LPLinkView"

  open var metadata: LPLinkMetadata

  public init(url: URL) {
    metadata = LPLinkMetadata()
    super.init(frame: .zero)
    metadata.originalURL = url
  }
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }
}

open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}

/// Fetches nothing: there is no network.
open class LPMetadataProvider: NSObject {
  open var timeout: TimeInterval = 30
  open var shouldFetchSubresources = true
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, URLError(.notConnectedToInternet)) }
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw URLError(.notConnectedToInternet)
  }
  open func cancel() {}
}
