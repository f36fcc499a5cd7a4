import AutoLayout
import Graphics

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
