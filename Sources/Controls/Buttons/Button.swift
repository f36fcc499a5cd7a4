import AutoLayout
import Graphics

/// A button's kind, named as in Interface Builder documents.
public enum ButtonType: String, CaseIterable, Hashable, Sendable {
  /// A plain face.
  case custom
  /// A title in the tint colour.
  case system
  /// The former name of the system kind.
  case roundedRect
  /// A circled `i`.
  case detailDisclosure, infoLight, infoDark
  /// A circled plus.
  case contactAdd
  /// A circled cross.
  case close

  /// The symbol that the kind brings along.
  var symbolName: String? {
    switch self {
    case .custom, .system, .roundedRect: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }

  /// The size of a title's font in points, measured on frames saved in documents.
  var defaultFontSize: Double { self == .custom ? 18 : 15 }

  /// The least width of a button that shows no image, in points.
  var minimumWidth: Double { self == .system || self == .roundedRect ? 30 : 0 }
}

/// A control with a title, an image or both.
open class Button: Control, ContentSizeCategoryAdjusting {
  /// What is shown in one state; what is missing is taken from the normal state.
  public struct StateContent: Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The title in pieces of different looks.
    public var attributedTitle: AttributedText?
    /// The title's colour.
    public var titleColor: Color?
    /// The colour of the title's shadow.
    public var titleShadowColor: Color?
    /// The image beside the title.
    public var image: Image?
    /// The image behind everything.
    public var backgroundImage: Image?

    /// Makes content from a title, an image or both.
    public init(title: String? = nil, image: Image? = nil) {
      self.title = title
      self.image = image
    }
  }

  open override var elementClass: String { "button" }
  open override var platformClass: String { "UIButton" }

  /// The kind.
  public private(set) var buttonType = ButtonType.custom
  /// The look as a whole; none for one made of the properties below.
  open var configuration: ButtonConfiguration? {
    didSet { if configuration != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What is shown by state.
  public var stateContents: [ControlState: StateContent] = [:] {
    didSet { if stateContents != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The title's font; the kind's default where none is set.
  public var titleFont = Font.systemFont(ofSize: ButtonType.custom.defaultFontSize) {
    didSet { if titleFont != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the title's font follows the view's text size where it was made for another.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What happens to a title that does not fit.
  open var lineBreakMode = LineBreakMode.truncatingMiddle {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The most lines of the title; 0 for any number.
  public var titleNumberOfLines = 1 {
    didSet { if titleNumberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Where lines of the title stand.
  public var titleAlignment = TextAlignment.natural
  /// The room around the content, in points; it replaces the default of 6 above and below a title.
  open var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How the title is moved within the content, in points; sizes take no notice.
  open var titleEdgeInsets = EdgeInsets.zero
  /// How the image is moved within the content, in points; sizes take no notice.
  open var imageEdgeInsets = EdgeInsets.zero

  /// Makes a plain button.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Makes a button of a kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    titleFont = .systemFont(ofSize: type.defaultFontSize)
  }

  /// Makes a button described as a whole.
  public convenience init(configuration: ButtonConfiguration) {
    self.init(type: .system)
    self.configuration = configuration
  }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: ControlState) {
    stateContents[state, default: StateContent()].title = title
  }

  /// Sets the title's colour of a state.
  open func setTitleColor(_ color: Color?, for state: ControlState) {
    stateContents[state, default: StateContent()].titleColor = color
  }

  /// Sets the image of a state.
  open func setImage(_ image: Image?, for state: ControlState) {
    stateContents[state, default: StateContent()].image = image
  }

  /// The state that shows.
  open var state: ControlState { !isEnabled ? .disabled : isSelected ? .selected : .normal }

  /// Each state may have a title and an image of its own.
  override func stateDidChange() { invalidateIntrinsicContentSize() }

  /// The current state's content, or the normal state's where it has none.
  func current<Value>(_ part: KeyPath<StateContent, Value?>) -> Value? {
    stateContents[state]?[keyPath: part] ?? stateContents[.normal]?[keyPath: part]
  }

  open override var descriptiveText: String? { face.title?.string }

  // MARK: Content size

  open override var intrinsicContentSize: Size {
    environment == nil ? super.intrinsicContentSize : naturalSize(atWidth: nil)
  }

  open override var measuresHeightAtWidth: Bool { configuration != nil }

  open override func intrinsicContentSize(atWidth width: Double) -> Size { naturalSize(atWidth: width) }

  open override func firstBaselineOffset(atWidth width: Double) -> Double? {
    baselines(atWidth: width)?.first
  }

  open override func lastBaselineOffset(atWidth width: Double) -> Double? {
    baselines(atWidth: width).map { naturalSize(atWidth: width).height - $0.last }
  }

  // MARK: Drawing

  open override var textSummary: TextSummary? {
    guard let title = face.title else { return nil }
    return placedTitle()?.summary(of: title.string)
  }

  open override func displayItems() -> [DisplayItem] { faceItems() }

  /// From the top at the natural height, the title in the middle.
  private func baselines(atWidth width: Double) -> (first: Double, last: Double)? {
    let face = face
    guard let title = face.title, face.isRow else { return nil }
    let room = max(0, width - face.contentInsets.horizontal - (face.image?.size.width ?? 0) - face.gap)
    guard let paragraph = paragraph(title, fitting: room, settings: face.titleSettings) else { return nil }
    let text = textBlockSize(of: face, width: room)
    let inside = naturalSize(atWidth: width).height - face.contentInsets.vertical
    let top = roundedToPixel(face.contentInsets.top + (inside - text.height) / 2)
    return (top + paragraph.firstBaseline, top + paragraph.lastBaseline)
  }
}

extension Button {
  /// The natural size; the rules are measured on frames saved in documents.
  func naturalSize(atWidth width: Double?) -> Size {
    let face = face
    let image = face.image?.size ?? .zero
    let insets = face.contentInsets
    let taken = insets.horizontal + (face.isRow ? image.width + face.gap : 0)
    let text = naturalTextSize(of: face, width: width.map { max(0, $0 - taken) })
    let content =
      face.isRow
      ? Size(width: image.width + face.gap + text.width, height: max(image.height, text.height))
      : Size(width: max(image.width, text.width), height: image.height + face.gap + text.height)
    let size = Size(width: content.width + insets.horizontal, height: content.height + insets.vertical)
    return configuration == nil ? classicSize(size, of: face) : pixelSize(size)
  }

  /// The title and, below it, the subtitle, as large as they are when no wider than `width`.
  func textBlockSize(of face: ButtonFace, width: Double?) -> Size {
    guard let title = face.title else { return .zero }
    let titleSize = blockSize(title, width: width, settings: face.titleSettings)
    guard let subtitle = face.subtitle else { return titleSize }
    let subtitleSize = blockSize(subtitle, width: width, settings: face.titleSettings)
    return Size(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + face.titlePadding + subtitleSize.height)
  }

  private func blockSize(_ text: AttributedText, width: Double?, settings: TextSettings) -> Size {
    guard let width else { return textSize(text, settings: settings) }
    return paragraph(text, fitting: width, settings: settings)?.size ?? .zero
  }

  /// Titles of buttons without a configuration stand in whole points.
  private func naturalTextSize(of face: ButtonFace, width: Double?) -> Size {
    guard configuration == nil else { return textBlockSize(of: face, width: width) }
    guard face.title != nil else { return .zero }
    let size = textBlockSize(of: face, width: nil)
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// A title alone has 6 points above and below unless insets are set; an empty button is as high as one with a title.
  private func classicSize(_ size: Size, of face: ButtonFace) -> Size {
    guard face.image == nil else { return size }
    let hasInsets = contentEdgeInsets != .zero
    let lineHeight = face.title == nil ? emptyLineHeight : 0
    return Size(
      width: max(size.width, buttonType.minimumWidth),
      height: size.height + lineHeight + (hasInsets ? 0 : 12))
  }

  private var emptyLineHeight: Double {
    lineHeight(of: titleFont)?.rounded(.up) ?? 0
  }

  private func pixelSize(_ size: Size) -> Size {
    Size(width: ceiledToPixel(size.width), height: ceiledToPixel(size.height))
  }
}
