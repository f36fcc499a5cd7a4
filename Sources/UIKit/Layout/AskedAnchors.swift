import AutoLayout
import Synchronization

/// The anchors that constraints were asked for, as long as anyone holds them: in UIKit, two constraints of one edge
/// have the same object.
enum AskedAnchors {
  private struct Entry: @unchecked Sendable {
    weak var anchor: NSLayoutAnchor<AnyObject>?
  }

  /// An anchor on its way out of the lock.
  private struct Kept: @unchecked Sendable {
    let anchor: NSLayoutAnchor<AnyObject>?
  }

  private struct Key: Hashable {
    let item: ObjectIdentifier
    let attribute: LayoutAttribute
  }

  private static let entries = Mutex<[Key: Entry]>([:])
  /// How many entries there are before those of anchors that are gone are removed.
  private static let most = 256

  static func face(of anchor: LayoutAnchor<AnyObject>) -> NSLayoutAnchor<AnyObject> {
    let key = Key(item: ObjectIdentifier(anchor.layoutItem), attribute: anchor.layoutAttribute)
    let new = NSLayoutAnchor<AnyObject>(anchor)
    let entry = Entry(anchor: new)
    return entries.withLock { entries in
      if let known = entries[key]?.anchor, known.source == entry.anchor?.source { return Kept(anchor: known) }
      if entries.count >= most { entries = entries.filter { $0.value.anchor != nil } }
      entries[key] = entry
      return Kept(anchor: nil)
    }.anchor ?? new
  }
}
