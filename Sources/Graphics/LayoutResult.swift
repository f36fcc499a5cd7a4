/// The solved layout of a scene.
public struct LayoutResult: Hashable, Sendable {
  /// The root's size in points.
  public var size: Size
  /// The root view; its children are the other views.
  public var root: LayoutNode
  /// The problems found in the layout.
  public var findings: [Finding]
  /// The bars in front of the scene, in the root's coordinates, with the identifiers that they have in their
  /// containers. They are not part of the scene's tree.
  public var chrome: [LayoutNode]
  /// The position of the root's top-left corner in the picture, in points. It is not zero if the picture shows the
  /// whole screen and the root is in a sheet or begins below a bar.
  public var origin: Point
  /// The constraints, if the layout was recorded with styles.
  public var constraints: [ConstraintNote]
  /// The version of the styles' words. Styles of different versions cannot be compared.
  package var styleVersion = LayoutStyle.version
  package init(
    size: Size, root: LayoutNode, findings: [Finding] = [], chrome: [LayoutNode] = [], origin: Point = .zero,
    constraints: [ConstraintNote] = []
  ) {
    self.size = size
    self.root = root
    self.findings = findings
    self.chrome = chrome
    self.origin = origin
    self.constraints = constraints
  }

  /// The layout with its chrome added to the root as front-most children, so the chrome is compared like other views.
  package var withChromeInTree: LayoutResult {
    var root = root
    root.children += chrome
    var layout = LayoutResult(size: size, root: root, findings: findings, origin: origin, constraints: constraints)
    layout.styleVersion = styleVersion
    return layout
  }
}

/// A view in a solved layout.
public struct LayoutNode: Hashable, Sendable {
  /// The view's identifier within its scene.
  public var id: String
  /// The element name that Interface Builder documents use for the view's kind, for example `label` or `stackView`.
  public var elementClass: String
  /// The label from Interface Builder or the text of the view; may be empty.
  public var name: String
  /// The frame in the superview's coordinates, in points.
  public var frame: Rect
  /// The alignment rectangle in the superview's coordinates, in points.
  public var alignmentRect: Rect
  /// The point in points at the top-left corner of the view, in the coordinates of its subviews: zero unless its
  /// content is scrolled, as below a bar.
  public var contentOffset = Point.zero
  public var isHidden: Bool
  /// Whether the constraints leave the position or size open.
  public var isAmbiguous: Bool
  /// The text, or nil if the view shows none.
  public var text: TextSummary?
  /// The appearance, or nil if the layout was recorded without styles.
  public var style: LayoutStyle?
  /// The subviews, back to front.
  public var children: [LayoutNode]
  package init(
    id: String, elementClass: String, name: String, frame: Rect, alignmentRect: Rect, isHidden: Bool = false,
    isAmbiguous: Bool = false, text: TextSummary? = nil, style: LayoutStyle? = nil, children: [LayoutNode] = []
  ) {
    self.id = id
    self.elementClass = elementClass
    self.name = name
    self.frame = frame
    self.alignmentRect = alignmentRect
    self.isHidden = isHidden
    self.isAmbiguous = isAmbiguous
    self.text = text
    self.style = style
    self.children = children
  }
}

/// The text of a view after layout.
public struct TextSummary: Hashable, Sendable {
  public var string: String
  /// The number of lines.
  public var lines: Int
  /// Whether a part of the text is missing because it does not fit.
  public var isTruncated: Bool
  /// The distance from the view's top to the first baseline, in points.
  public var firstBaseline: Double
  /// The distance from the view's top to the last baseline, in points.
  public var lastBaseline: Double
  public init(string: String, lines: Int, isTruncated: Bool, firstBaseline: Double, lastBaseline: Double) {
    self.string = string
    self.lines = lines
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// The appearance of a view apart from its position, size and text. Comparing these finds differences of style.
public struct LayoutStyle: Hashable, Sendable {
  /// The version of the words. It increases when they change for the same style.
  package static let version = 2

  /// An aspect of the appearance.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// The fonts of the text, for example `Title 1, 28 pt` or `system 14 bold`.
    case font
    /// The colours of the text that are not the tint colour, for example `secondaryLabel`, `Accent #ED6441` or
    /// `#ED6441`.
    case textColor
    /// The tint colour, if a part of the view is drawn in it.
    case tint
    /// The colour of a switch that is on.
    case onTint
    /// The colour of the knob of a switch or slider.
    case thumbTint
    /// The colour of the part of a slider before its knob, or of the finished part of a progress view.
    case progressTint
    /// The colour of the rest of a slider or progress view.
    case trackTint
    /// The colour of the selected segment or page.
    case selectionTint
    /// The colour of a bar's background.
    case barTint
    /// The background colour.
    case background
    /// The border's width in points and its colour.
    case border
    /// The corner radius in points.
    case cornerRadius
    case alpha
    /// The transform from the laid-out view to the drawn one.
    case transform
    /// A digest of the images and icons.
    case image
    /// The colours and line widths of shapes that are not drawn in the tint colour.
    case drawing
  }

  /// The values that differ from the default, as strings that are the same in every run.
  public var values: [Property: String]
  public init(values: [Property: String] = [:]) { self.values = values }
}
