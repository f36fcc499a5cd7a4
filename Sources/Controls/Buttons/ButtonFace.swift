import AutoLayout
import Graphics

/// What a button shows in its current state, ready to be measured and placed.
struct ButtonFace {
  var title: AttributedText?
  var subtitle: AttributedText?
  var image: Image?
  var imagePlacement = ButtonConfiguration.ImagePlacement.leading
  var imagePadding = 0.0
  var titlePadding = 0.0
  var contentInsets = EdgeInsets.zero
  var titleInsets = EdgeInsets.zero
  var imageInsets = EdgeInsets.zero
  var titleSettings = TextSettings()
  var foreground = Color.black

  /// Whether image and title stand side by side.
  var isRow: Bool { imagePlacement == .leading || imagePlacement == .trailing }

  /// The distance between image and texts where there are both.
  var gap: Double { image == nil || title == nil ? 0 : imagePadding }
}
