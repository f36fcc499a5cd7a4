import AutoLayout
import Graphics

/// The type of a button; raw values are the names in Interface Builder documents.
public enum ButtonType: String, CaseIterable, Hashable, Sendable {
  /// A button without a predefined appearance.
  case custom
  /// A title and a template image in the tint colour.
  case system
  /// The former name of the system type.
  case roundedRect
  /// An `i` in a circle.
  case detailDisclosure, infoLight, infoDark
  /// A plus sign in a circle.
  case contactAdd
  /// A cross in a circle.
  case close

  /// The symbol that buttons of the type show, or `nil` for none.
  var symbolName: String? {
    switch self {
    case .custom, .system, .roundedRect: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }

  /// The point size of the title, measured on frames saved in documents.
  var defaultFontSize: Double { self == .custom ? 18 : 15 }
}

open class Button: Control, ContentSizeCategoryAdjusting {
  /// The content for one state. The normal state supplies each part that is nil.
  public struct StateContent: Hashable, Sendable {
    public var title: String?
    /// The title with attributes; it takes precedence over `title`.
    public var attributedTitle: AttributedText?
    public var titleColor: Color?
    public var image: Image?
    /// The image behind the title and the image.
    public var backgroundImage: Image?

    public init(title: String? = nil, image: Image? = nil) {
      self.title = title
      self.image = image
    }
  }

  open override var viewKind: ViewKind { .button }

  public private(set) var buttonType = ButtonType.custom
  /// The configuration that describes the whole appearance, or `nil` to use the properties below.
  open var configuration: ButtonConfiguration? {
    didSet { if configuration != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The content by state.
  public var stateContents: [ControlState: StateContent] = [:] {
    didSet { if stateContents != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The font of the title; initially 18 points for custom buttons and 15 for others.
  public var titleFont = Font.systemFont(ofSize: ButtonType.custom.defaultFontSize) {
    didSet { if titleFont != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether a font that was created for other traits is scaled to the button's own text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How a title is shortened or wrapped if it does not fit.
  open var lineBreakMode = LineBreakMode.truncatingMiddle {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The maximum number of lines of the title, or 0 for no limit.
  public var titleNumberOfLines = 1 {
    didSet { if titleNumberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The alignment of the lines of the title.
  public var titleAlignment = TextAlignment.natural
  /// The insets around the content in points. Any inset replaces the default of 6 points above and below a title.
  open var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Insets that move the title, in points. They do not change the intrinsic content size.
  open var titleEdgeInsets = EdgeInsets.zero
  /// Insets that move the image, in points. They do not change the intrinsic content size.
  open var imageEdgeInsets = EdgeInsets.zero

  /// Creates a custom button.
  public override init(frame: Rect) { super.init(frame: frame) }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    take(type)
  }

  /// Makes the button one of a type, with the title's font of the type.
  package func take(_ type: ButtonType) {
    buttonType = type
    titleFont = .systemFont(ofSize: type.defaultFontSize)
  }

  /// Creates a system button with a configuration.
  public convenience init(configuration: ButtonConfiguration) {
    self.init(type: .system)
    self.configuration = configuration
  }

  /// Sets the title for a state, or `nil` to show that of the normal state. The title for the normal state becomes that
  /// of the configuration, if there is one.
  open func setTitle(_ title: String?, for state: ControlState) {
    stateContents[state, default: StateContent()].title = title
    guard state == .normal, configuration != nil else { return }
    configuration?.title = title
    configuration?.attributedTitle = nil
  }

  /// Returns the title for a state, or that of the normal state if the state has none.
  open func title(for state: ControlState) -> String? {
    stateContents[state]?.title ?? stateContents[.normal]?.title
  }

  /// Sets the title with attributes for a state, or `nil` to show that of the normal state. The title for the normal
  /// state becomes that of the configuration, if there is one.
  open func setAttributedTitle(_ title: AttributedText?, for state: ControlState) {
    stateContents[state, default: StateContent()].attributedTitle = title
    if state == .normal { configuration?.attributedTitle = title }
  }

  /// Sets the colour of the title for a state, or `nil` to use that of the normal state.
  open func setTitleColor(_ color: Color?, for state: ControlState) {
    stateContents[state, default: StateContent()].titleColor = color
  }

  /// Sets the image for a state, or `nil` to show that of the normal state. The image for the normal state becomes that
  /// of the configuration, if there is one.
  open func setImage(_ image: Image?, for state: ControlState) {
    stateContents[state, default: StateContent()].image = image
    if state == .normal { configuration?.image = image }
  }

  /// Sets the image behind the content for a state, or `nil` to show that of the normal state.
  open func setBackgroundImage(_ image: Image?, for state: ControlState) {
    stateContents[state, default: StateContent()].backgroundImage = image
  }

  /// The state whose content is shown: the first of disabled, highlighted and selected that the button is in, or
  /// normal.
  open var state: ControlState {
    if !isEnabled { return .disabled }
    if isHighlighted { return .highlighted }
    return isSelected ? .selected : .normal
  }

  override func stateDidChange() { invalidateIntrinsicContentSize() }

  /// Returns a part of the content for the current state, or for the normal state if the current one does not set it.
  /// In a configured button, the part of the configuration comes before that of the normal state.
  func current<Value>(_ part: (StateContent) -> Value?, configured: Value? = nil) -> Value? {
    let own = state == .normal ? nil : stateContents[state].flatMap(part)
    return own ?? configured ?? stateContents[.normal].flatMap(part)
  }

  open override var descriptiveText: String? { shownTitle?.string }

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

  open override var shareOfHeightAboveText: Double? { contentVerticalAlignment.shareAbove }

  // MARK: Drawing

  open override var textSummary: TextSummary? {
    let face = face
    guard let title = face.title else { return nil }
    return placedTitle(of: face)?.summary(of: title.string)
  }

  open override func displayItems() -> [DisplayItem] { faceItems() }

  /// Returns the distances of the baselines from the top of a button that has its natural height, with the title at its
  /// vertical alignment.
  private func baselines(atWidth width: Double) -> (first: Double, last: Double)? {
    let face = face
    guard let title = face.title, face.isRow else { return nil }
    let room = max(0, width - face.contentInsets.horizontal - (face.image?.size.width ?? 0) - face.gap)
    guard let paragraph = paragraph(title, fitting: room, settings: face.titleSettings) else { return nil }
    let text = textBlockSize(of: face, width: room)
    let inside = naturalSize(atWidth: width).height - face.contentInsets.vertical
    let top = roundedToPixel(face.contentInsets.top + (inside - text.height) * contentVerticalAlignment.shareAbove)
    return (top + paragraph.firstBaseline, top + paragraph.lastBaseline)
  }
}

extension ViewKind {
  package static let button = ViewKind.control.named("button", "UIButton") {
    $0.role = .button
    $0.text = .title
    $0.contentLengths = .both
    $0.textOver = .allowed
    $0.shrinking = .free
  }
}

extension Button {
  /// Returns the natural size. The rules are measured on frames saved in documents.
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

  /// Returns the size of the title with the subtitle below it, wrapped at `width` points, or not wrapped if `width` is
  /// nil.
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

  /// Returns the size of the title and the subtitle. Buttons without a configuration round the size of the title up to
  /// whole points.
  private func naturalTextSize(of face: ButtonFace, width: Double?) -> Size {
    guard configuration == nil else { return textBlockSize(of: face, width: width) }
    guard face.title != nil else { return .zero }
    let size = textBlockSize(of: face, width: nil)
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Adds 6 points above and below unless there are insets or an image. A button without a title is as tall as one with
  /// a title (14 buttons with a low image in 7 documents). A background image takes the place of the 6 points and of
  /// the least size: such a button is as large as the image, or as its content if that is larger (2 buttons in 2
  /// documents).
  private func classicSize(_ size: Size, of face: ButtonFace) -> Size {
    if let background = current(\.backgroundImage) {
      return Size(width: max(size.width, background.size.width), height: max(size.height, background.size.height))
    }
    let missingHeight = face.title == nil ? max(0, emptyLineHeight - (face.image?.size.height ?? 0)) : 0
    guard face.image == nil else { return Size(width: size.width, height: size.height + missingHeight) }
    let hasInsets = contentEdgeInsets != .zero
    return Size(
      width: max(size.width, metrics.buttons.minimumWidth),
      height: size.height + missingHeight + (hasInsets ? 0 : 12))
  }

  private var emptyLineHeight: Double {
    lineHeight(of: titleFont)?.rounded(.up) ?? 0
  }

  private func pixelSize(_ size: Size) -> Size {
    Size(width: ceiledToPixel(size.width), height: ceiledToPixel(size.height))
  }
}

extension Button: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let texts = [face.title, face.subtitle].compactMap { $0?.string }.filter { !$0.isEmpty }
    return AccessibilityDefaults(
      label: texts.isEmpty ? nil : texts.joined(separator: ", "), traits: stateTraits(besides: .button))
  }
}
