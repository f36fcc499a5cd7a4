import Foundation

/// Makes and keeps the views of a list by identifier: those of registered classes, nibs and prototypes.
final class ReusableViews<Content: UIView> {
  private var makers: [String: (_ identifier: String) -> Content?] = [:]
  private var unused: [String: [Content]] = [:]

  /// Sets how views of an identifier are made, or forgets it.
  func register(_ identifier: String, _ make: ((_ identifier: String) -> Content?)?) { makers[identifier] = make }

  /// Sets the class whose objects the views of an identifier are.
  func register(_ type: AnyClass?, _ identifier: String) {
    register(identifier, (type as? Content.Type).map { type in { type.made(as: Content.self, reusedAs: $0) } })
  }

  func register(_ nib: UINib?, _ identifier: String) {
    register(
      identifier,
      nib.map { nib in { _ in nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? Content }.first } }
    )
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Returns the identifiers in alphabetical order, again and again, or `nil` if none is registered.
  func identifier(inTurn index: Int) -> String? {
    makers.isEmpty ? nil : makers.keys.sorted()[index % makers.count]
  }

  /// Keeps a view that is no longer shown.
  func keep(_ view: Content, as identifier: String) { unused[identifier, default: []].append(view) }

  /// Returns a view that is no longer shown, or a new one.
  func dequeue(_ identifier: String) -> (view: Content, isUsed: Bool)? {
    if let view = unused[identifier]?.popLast() { return (view, true) }
    return makers[identifier]?(identifier).map { ($0, false) }
  }
}
