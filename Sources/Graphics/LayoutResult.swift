/// The solved layout of a scene.
public struct LayoutResult: Hashable, Sendable {
  /// The root's size in points.
  public var size: Size
  /// The root view; its children are the other views.
  public var root: LayoutNode
  /// The problems found in the layout.
  public var findings: [Finding]
  /// The bars in front of the scene, in the root's coordinates, with the identifiers that they have in their containers. They
  /// are not part of the scene's tree.
  public var chrome: [LayoutNode]
  /// The position of the root's top-left corner in the picture, in points. It is not zero if the picture shows the whole
  /// screen and the root is in a sheet or begins below a bar.
  public var origin: Point
  package init(
    size: Size, root: LayoutNode, findings: [Finding] = [], chrome: [LayoutNode] = [], origin: Point = .zero
  ) {
    self.size = size
    self.root = root
    self.findings = findings
    self.chrome = chrome
    self.origin = origin
  }

  /// The layout with its chrome added to the root as front-most children, so the chrome is compared like other views.
  package var withChromeInTree: LayoutResult {
    var root = root
    root.children += chrome
    return LayoutResult(size: size, root: root, findings: findings, origin: origin)
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
  /// An aspect of the appearance.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// The resolved typefaces and sizes of the text, for example `Inter 17 wght=600`.
    case font
    /// The colours of the text as `#RRGGBB` or `#RRGGBBAA`.
    case textColor
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
    /// The colours and line widths of shapes.
    case drawing
  }

  /// The values that differ from the default, as strings that are the same in every run.
  public var values: [Property: String]
  public init(values: [Property: String] = [:]) { self.values = values }
}
