/// What a constraint may speak of: a view or a layout guide.
public protocol LayoutItem: AnyObject {
  /// The view whose coordinates and traits apply: the view itself, or the guide's owner.
  var layoutView: View? { get }
}
