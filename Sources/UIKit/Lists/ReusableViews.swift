import Foundation

/// Makes and keeps the views of a list by identifier: those of registered classes, nibs and prototypes.
final class ReusableViews<Content: UIView> {
  private var makers: [String: (_ identifier: String) -> Content?] = [:]
  private var unused: [String: [Content]] = [:]

  /// Sets how views of an identifier are made, or forgets it.
  func register(_ identifier: String, _ make: ((_ identifier: String) -> Content?)?) { makers[identifier] = make }

  func register(_ nib: UINib?, _ identifier: String) {
    register(
      identifier,
      nib.map { nib in { _ in nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? Content }.first } }
    )
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Keeps a view that is no longer shown.
  func keep(_ view: Content, as identifier: String) { unused[identifier, default: []].append(view) }

  /// Returns a view that is no longer shown, or a new one.
  func dequeue(_ identifier: String) -> (view: Content, isUsed: Bool)? {
    if let view = unused[identifier]?.popLast() { return (view, true) }
    return makers[identifier]?(identifier).map { ($0, false) }
  }
}

// Classes are registered as values, and UIKit calls their designated initializers by the Objective-C runtime. In Swift only a
// required one can be called on a class that is known at run time, and if UIKit's were required, an app's overrides of them would
// not compile. A convenience initializer calls the class's own designated one, though. The functions below are the entries of such
// initializers, declared by their symbols as class functions: both take the class and return an object that the caller owns.

extension UITableViewCell {
  @usableFromInline convenience init(reusedAs identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell of this very class with its `init(style:reuseIdentifier:)`.
  @_silgen_name("$s5UIKit15UITableViewCellC8reusedAsACSSSg_tcfC")
  class func make(reusedAs identifier: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @usableFromInline convenience init(reusedAs identifier: String?) { self.init(reuseIdentifier: identifier) }

  /// Makes a view of this very class with its `init(reuseIdentifier:)`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C8reusedAsACSSSg_tcfC")
  class func make(reusedAs identifier: __owned String?) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  @usableFromInline convenience init(reusedIn bounds: CGRect) { self.init(frame: bounds) }

  /// Makes a view of this very class with its `init(frame:)`.
  @_silgen_name("$s5UIKit24UICollectionReusableViewC8reusedInAC10Foundation6CGRectV_tcfC")
  class func make(reusedIn bounds: CGRect) -> UICollectionReusableView
}
