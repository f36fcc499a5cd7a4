/// What a kind of view is: its names, and what is true of all views of the kind for audits, fixes and descriptions.
///
/// Each class of views says what it is in ``View/viewKind``. Whoever needs to know more about a kind adds it here, so
/// that no other place has to list kinds.
public struct ViewKind: Hashable, Sendable {
  /// The element's name in Interface Builder documents, for example `label`.
  public private(set) var element: String
  /// The class name that Auto Layout's log shows, for example `UILabel`.
  public private(set) var platformClass: String

  package var role = Role.text
  package var text = Text.none
  package var contentLengths = ContentLengths.none
  package var drawing = Drawing.content
  package var textOver = TextOver.allowed
  /// Whether the system gives the view its size, which no content changes.
  package var keepsSize = false
  package var shrinking = Shrinking.none
  /// Whether texts, rows or items determine how much there is to scroll, instead of constraints.
  package var sizesItsContent = false
  /// Whether the view is shown only for a while, usually in place of what is behind it.
  package var isTemporary = false
  /// Whether the view is a bar, which is not part of a screen's content, and whose items the system draws and enlarges.
  package var isBar = false

  /// What a view is to someone to whom a screen is described; raw values are part of the descriptions of figures.
  package enum Role: String, Sendable {
    case title, button, field, control, text
  }

  /// What text is in a view, apart from that of its subviews.
  package enum Text: Sendable {
    case none
    /// The view is a text, as long as the app makes it.
    case whole
    /// A title in a frame.
    case title
    /// A text that people edit.
    case edited
  }

  /// The lengths that content gives a view.
  package enum ContentLengths: Sendable {
    case none, height, both
    /// Both, but what they are depends on what is not in the document, such as an image.
    case uncertain
  }

  /// How far a view can be below the size of its content without losing something that is not reported in other words,
  /// as what a text loses is.
  package enum Shrinking: Sendable {
    case none
    /// To half of the size.
    case toHalf
    case free
  }

  /// What a view draws, and where.
  package enum Drawing: Sendable {
    /// Content within the bounds.
    case content
    /// Backgrounds and separators, which are no content.
    case background
    /// Content that the system lets extend beyond the bounds, such as a shadow, or a bar behind the status bar.
    case beyondBounds
    /// Content in the size of the system's look, whatever the bounds are.
    case inSizeOfLook
  }

  /// Where on a view no other text may be. Other text over an image or a button is a caption or a badge.
  package enum TextOver: Sendable {
    case allowed
    /// Not within the alignment rectangle.
    case outsideBounds
    /// Not on what the view draws, which may be little of its bounds, or nothing.
    case outsideDrawing
  }

  /// Returns a kind of the same facts with other names, for a view of your own.
  ///
  /// - Parameters:
  ///   - element: The name that layouts and reports have for the kind, such as `ratingBar`.
  ///   - platformClass: The class name in Auto Layout's log, or `nil` to keep it.
  public func named(_ element: String, platformClass: String? = nil) -> ViewKind {
    var kind = self
    kind.element = element
    kind.platformClass = platformClass ?? self.platformClass
    return kind
  }

  /// Returns a kind of other names that differs in some facts.
  package func named(_ element: String, _ platformClass: String, _ differ: (inout ViewKind) -> Void) -> ViewKind {
    var kind = named(element, platformClass: platformClass)
    differ(&kind)
    return kind
  }
}

extension ViewKind {
  /// A view that draws nothing but its background.
  package static let view = ViewKind(element: "view", platformClass: "UIView")
}
