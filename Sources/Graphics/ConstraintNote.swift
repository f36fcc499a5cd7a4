/// A constraint of a layout as it is recorded, to explain why a view has moved.
public struct ConstraintNote: Hashable, Sendable {
  /// A view with the attribute that the constraint relates.
  public struct Side: Hashable, Sendable {
    /// The view's identifier, or that of the view that owns the layout guide.
    public var view: String
    /// The attribute's name, for example `top`.
    public var attribute: String

    package init(view: String, attribute: String) {
      self.view = view
      self.attribute = attribute
    }
  }

  /// The identifier in the document, or else one made of both sides.
  public var id: String
  /// The identifier or the outlet that a person gave the constraint; may be empty.
  public var name: String
  public var first: Side
  /// The other side, or `nil` for a width or height in points.
  public var second: Side?
  /// The constant in points.
  public var constant: Double

  package init(id: String, name: String, first: Side, second: Side?, constant: Double) {
    self.id = id
    self.name = name
    self.first = first
    self.second = second
    self.constant = constant
  }
}
