/// A scene's solved layout.
public struct LayoutResult: Hashable, Sendable {
  /// The root's size in points.
  public var size: Size
  /// The root and, through it, every view.
  public var root: LayoutNode
  /// What was found to be wrong.
  public var findings: [Finding]
  /// The bars that lie over the scene and are no part of its tree, in the root's coordinates; only where looks are wanted.
  public var chrome: [LayoutNode]

  /// Makes a result.
  public init(size: Size, root: LayoutNode, findings: [Finding] = [], chrome: [LayoutNode] = []) {
    self.size = size
    self.root = root
    self.findings = findings
    self.chrome = chrome
  }

  /// The layout with its chrome in the tree, in front of everything else, so that it is compared as views are.
  package var withChromeInTree: LayoutResult {
    var root = root
    root.children += chrome
    return LayoutResult(size: size, root: root, findings: findings)
  }
}

/// A view's place.
public struct LayoutNode: Hashable, Sendable {
  /// The view's identity within its scene.
  public var id: String
  /// The kind, as a document's element name: `label`, `stackView`.
  public var elementClass: String
  /// The name a person gave it or its text; may be empty.
  public var name: String
  /// The frame in the superview's coordinates, in points.
  public var frame: Rect
  /// The alignment rectangle in the superview's coordinates, in points.
  public var alignmentRect: Rect
  /// Whether the view is hidden.
  public var isHidden: Bool
  /// Whether constraints leave its place or size open.
  public var isAmbiguous: Bool
  /// Its text, where it shows one.
  public var text: TextSummary?
  /// How it looks, where that was asked for.
  public var style: LayoutStyle?
  /// The subviews, back to front.
  public var children: [LayoutNode]

  /// Makes a node.
  public init(
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

/// A text as it was laid out.
public struct TextSummary: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// The number of lines.
  public var lines: Int
  /// Whether text is missing.
  public var isTruncated: Bool
  /// From the view's top to the first baseline, in points.
  public var firstBaseline: Double
  /// From the view's top to the last baseline, in points.
  public var lastBaseline: Double

  /// Makes a summary.
  public init(string: String, lines: Int, isTruncated: Bool, firstBaseline: Double, lastBaseline: Double) {
    self.string = string
    self.lines = lines
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// How a view looks in itself, its place, size and text aside: what a restyle is told by.
public struct LayoutStyle: Hashable, Sendable {
  /// A trait of the look.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// The typefaces and sizes of the text as they were found, for example `Inter 17 wght=600`.
    case font
    /// The colours of the text as `#RRGGBB` or `#RRGGBBAA`.
    case textColor
    /// The colour behind everything.
    case background
    /// The border's width in points and colour.
    case border
    /// The radius of the corners in points.
    case cornerRadius
    /// The opacity.
    case alpha
    /// How the drawn view differs from the laid-out one.
    case transform
    /// What tells pictures and icons apart.
    case image
    /// The colours and line widths of shapes.
    case drawing
  }

  /// The values that are not the default, as texts that are the same in every run.
  public var values: [Property: String]

  /// Makes a style.
  public init(values: [Property: String] = [:]) { self.values = values }
}
