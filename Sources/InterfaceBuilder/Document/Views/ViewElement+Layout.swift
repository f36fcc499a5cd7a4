import AutoLayout
import Graphics

/// How strongly a view holds to its content's size; none where the document leaves the kind's default.
struct ContentPriorities: Hashable, Sendable {
  /// Against growing wider.
  var horizontalHugging: LayoutPriority?
  /// Against growing taller.
  var verticalHugging: LayoutPriority?
  /// Against growing narrower.
  var horizontalCompressionResistance: LayoutPriority?
  /// Against growing shorter.
  var verticalCompressionResistance: LayoutPriority?
}

/// A size that stands in for a view's content at design time; none along an axis where the content decides.
struct PlaceholderSize: Hashable, Sendable {
  /// The width in points.
  var width: Double?
  /// The height in points.
  var height: Double?
}

extension ViewElement {
  /// The frame that Interface Builder saved, in the superview's coordinates; none where it saved none.
  var savedFrame: Rect? { element.rect("frame") ?? element.rect("frameInset") }

  /// How the frame follows the superview's; none where the document does not tell.
  var autoresizingMask: AutoresizingMask? {
    guard let flags = element.options("autoresizingMask") else { return nil }
    return AutoresizingMask(flags.compactMap { AutoresizingMask.writtenNames[$0] })
  }

  /// Whether the saved frame and the mask place the view; only an explicit `NO` says that constraints do.
  var translatesAutoresizingMaskIntoConstraints: Bool {
    element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
  }

  /// Whether the saved frame stands although the view takes part in Auto Layout.
  var hasFixedFrame: Bool { element.flag("fixedFrame") ?? false }

  /// How strongly the view holds to its content's size.
  var priorities: ContentPriorities {
    ContentPriorities(
      horizontalHugging: element.priority("horizontalHuggingPriority"),
      verticalHugging: element.priority("verticalHuggingPriority"),
      horizontalCompressionResistance: element.priority("horizontalCompressionResistancePriority"),
      verticalCompressionResistance: element.priority("verticalCompressionResistancePriority"))
  }

  /// The size that stands in for the content at design time (`infinite` stands for none).
  var placeholderIntrinsicSize: PlaceholderSize {
    PlaceholderSize(
      width: element.number("placeholderIntrinsicWidth"), height: element.number("placeholderIntrinsicHeight"))
  }

  /// The distances within the edges that margin constraints refer to, by side.
  var layoutMargins: EdgeInsets? { element.insets("layoutMargins") }

  /// The distances within the edges that margin constraints refer to, by reading direction.
  var directionalLayoutMargins: DirectionalEdgeInsets? { element.directionalInsets("directionalLayoutMargins") }

  /// Whether the margins are at least as far in as the superview's.
  var preservesSuperviewLayoutMargins: Bool { element.flag("preservesSuperviewLayoutMargins") ?? false }

  /// Whether the margins grow by the safe area.
  var insetsLayoutMarginsFromSafeArea: Bool { element.flag("insetsLayoutMarginsFromSafeArea") ?? true }

  /// Whether the margins keep lines of text at a readable length.
  var layoutMarginsFollowReadableWidth: Bool { element.flag("layoutMarginsFollowReadableWidth") ?? false }

  /// Whether the view is mirrored in languages read from right to left.
  var semanticContentAttribute: SemanticContentAttribute {
    element.word("semanticContentAttribute") ?? .unspecified
  }

  /// The marks that Interface Builder left: the frame contradicts the constraints, or they leave it open.
  /// They are hints, stale as often as not.
  var isMarkedMisplaced: Bool { element.flag("misplaced") ?? false }
  /// Whether Interface Builder marked the view as ambiguous.
  var isMarkedAmbiguous: Bool { element.flag("ambiguous") ?? false }
}

extension AutoresizingMask {
  /// The names that documents use: those of AppKit.
  fileprivate static let writtenNames: [String: AutoresizingMask] = [
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]
}
