import Foundation

/// A container with the manager and the storage of its text.
///
/// The storage owns its managers, and a manager its containers. A text view owns all three, since a container that it
/// was made with may be all that an app keeps.
struct TextSystem {
  let container: NSTextContainer
  let manager: NSLayoutManager
  var storage: NSTextStorage

  /// Connects a container with a manager and a storage of a text, unless it has its own.
  init(of container: NSTextContainer, text: NSAttributedString) {
    self.container = container
    manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    storage = manager.textStorage ?? NSTextStorage(attributedString: text)
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
  }
}
