import Graphics

/// An item of a navigation bar, a toolbar or a tab bar.
struct BarItemElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The title.
  var title: String? { element.string("title") }
  /// The image.
  var image: ImageReference? { element.image("image") }
  /// The image while the item is selected.
  var selectedImage: ImageReference? { element.image("selectedImage") }
  /// The system's item, for example `done`, `flexibleSpace` or `favorites`.
  var systemItem: String? { element.attributes["systemItem"] }
  /// `plain` or `done`.
  var style: String? { element.attributes["style"] }
  /// The width in points; none where the content decides.
  var width: Double? { element.number("width") }
  /// The number that a tab shows.
  var badgeValue: String? { element.string("badgeValue") }
  /// Whether it can be used.
  var isEnabled: Bool { element.flag("enabled") ?? true }
  /// The colour.
  var tintColor: DocumentColor? { element.color("tintColor") }
  /// A view in the item's place.
  var customView: ViewElement? { element.child(forKey: "customView").map(ViewElement.init) }
  /// Distances around the image in points.
  var imageInsets: EdgeInsets { element.insets("imageInsets") ?? .zero }
}
