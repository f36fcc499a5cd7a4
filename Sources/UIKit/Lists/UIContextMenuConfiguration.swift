import Foundation

/// A menu that a long press would show. Nobody presses.
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
  }
}
