/// A kind of drawing that explains a layout.
public enum OverlayKind: String, CaseIterable, Hashable, Sendable {
  /// The constraints: I-beams for sizes and distances, lines for aligned edges; red for conflicts, with a cross on the
  /// broken constraint; both extreme positions of ambiguous views.
  case constraints
  /// The outlines of frames, and of alignment rectangles that differ from them.
  case frames
  /// Stripes over cut-off or overlapping text: red if it is certain, amber if it is possible.
  case overflow
  /// The alignment rectangles of all views.
  case alignment
  /// The layout margins of views that set them or that constraints relate to.
  case margins
  /// The area that bars and the screen's corners do not cover.
  case safeArea = "safe-area"
  /// The first and last baselines of texts.
  case baselines
  /// The layout guides, with their names.
  case guides
  /// The areas of controls; red if an area is smaller than 44 by 44 points.
  case touchTargets = "touch-targets"
  /// The elements that VoiceOver reads, with numbers in its order.
  case readingOrder = "reading-order"
  /// The elements that VoiceOver reads, tinted, with a numbered list of what it says beside the picture.
  case accessibility
  /// The views as layers, each in front of its superview, seen from the side. It is a picture of its own.
  case exploded

  /// The kinds that can be drawn over each other.
  package static let combinable = allCases.filter { $0 != .exploded }

  /// The order of drawing: areas first, then outlines, then lines and numbers.
  var layer: Int {
    switch self {
    case .accessibility: 0
    case .margins: 1
    case .safeArea: 2
    case .overflow: 3
    case .frames: 4
    case .alignment: 5
    case .guides: 6
    case .touchTargets: 7
    case .baselines: 8
    case .constraints: 9
    case .readingOrder: 10
    case .exploded: 11
    }
  }
}
