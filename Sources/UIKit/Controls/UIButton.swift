import AutoLayout
import Controls
import Foundation
import Graphics

/// A control with a title or an image.
open class UIButton: UIControl {
  package override class func makeNode() -> View { Button() }
  package final var button: Button { node(as: Button.self) }
  private var shownConfiguration: Configuration?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shownConfiguration = button.configuration.map { Configuration($0) }
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    button.take(buttonType.type)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { take(primaryAction) }
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { take(primaryAction) }
  }

  /// As in UIKit, the title and the image of the action become those of a button that has none.
  private func take(_ action: UIAction) {
    if configuration == nil {
      if title(for: .normal) == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if image(for: .normal) == nil, let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil, let image = action.image { configuration?.image = image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  open var buttonType: ButtonType { ButtonType(button.buttonType) }
  /// Takes a type that an app sets by its name and number.
  final func take(typeNumber: Any?) {
    if let type = (typeNumber as? Int).flatMap(ButtonType.init) { button.take(type.type) }
  }
  open var configuration: Configuration? {
    get { shownConfiguration }
    set {
      shownConfiguration = newValue
      button.configuration = newValue?.galley
    }
  }
  /// Called once for each change of the state before the button is laid out.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// Kept, but only the handler changes the configuration.
  open var automaticallyUpdatesConfiguration = true
  /// Updates the configuration at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Calls the handler. Changes of the state call the handler alone, not an override of this method.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  open override func updateConstraints() {
    if let configurationUpdateHandler { configurationUpdateHandler(self) }
    super.updateConstraints()
  }
  /// Kept, but no menu opens.
  open var menu: UIMenu?
  /// Kept, but nobody presses a button.
  open var changesSelectionAsPrimaryAction = false
  /// Kept, but buttons of all roles look alike.
  open var role = Role.normal

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) {
    button.setTitle(title, for: state.state)
    if state.state == .normal, shownConfiguration != nil { shownConfiguration?.title = title }
  }
  open func title(for state: State) -> String? { button.title(for: state.state) }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    button.setAttributedTitle(title.map { AttributedText($0, font: button.titleFont) }, for: state.state)
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    button.stateContents[state.state]?.attributedTitle.map { NSAttributedString($0) }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { button.setTitleColor(color?.color, for: state.state) }
  open func titleColor(for state: State) -> UIColor? {
    button.stateContents[state.state]?.titleColor.map { UIColor($0) }
  }
  /// Does nothing: titles have no shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    button.setImage(image?.image, for: state.state)
    if state.state == .normal { shownConfiguration?.image = image }
  }
  open func image(for state: State) -> UIImage? { button.stateContents[state.state]?.image.map { UIImage($0) } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    button.setBackgroundImage(image?.image, for: state.state)
  }
  open func backgroundImage(for state: State) -> UIImage? {
    button.stateContents[state.state]?.backgroundImage.map { UIImage($0) }
  }
  /// Configures the image that the state has now. A later image is shown without the configuration.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    guard let image = image(for: state), let configuration else { return }
    setImage(image.withConfiguration(configuration), for: state)
  }
  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentImage: UIImage? { image(for: state) ?? image(for: .normal) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? titleColor(for: .normal) ?? tintColor }

  // MARK: Parts

  /// The label of the title. Its font, colour, lines and alignment are the button's.
  open private(set) lazy var titleLabel: UILabel? = UIButtonTitleLabel(of: self)
  /// The view of the image. What is set in it is kept, and its image is the button's.
  open private(set) lazy var imageView: UIImageView? = UIButtonImageView(of: self)

  // MARK: Insets

  @OfNode(\Button.contentEdgeInsets) open var contentEdgeInsets: UIEdgeInsets
  @OfNode(\Button.titleEdgeInsets) open var titleEdgeInsets: UIEdgeInsets
  @OfNode(\Button.imageEdgeInsets) open var imageEdgeInsets: UIEdgeInsets
  /// Kept, but a highlighted button looks as its type says.
  open var adjustsImageWhenHighlighted = true
  /// Kept, but images of disabled buttons are always paler.
  open var adjustsImageWhenDisabled = true
  /// Kept, but nobody presses a button.
  open var showsTouchWhenHighlighted = false
  /// Kept, but nobody presses a button.
  open var reversesTitleShadowWhenHighlighted = false
  /// Not asked by layout: an override moves nothing.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Not asked by layout: an override moves nothing.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Not asked by layout: an override moves nothing.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Not asked by layout: an override moves nothing.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    public static var roundedRect: ButtonType { .system }

    init(_ type: Controls.ButtonType) {
      switch type {
      case .custom: self = .custom
      case .system, .roundedRect: self = .system
      case .detailDisclosure: self = .detailDisclosure
      case .infoLight: self = .infoLight
      case .infoDark: self = .infoDark
      case .contactAdd: self = .contactAdd
      case .close: self = .close
      }
    }

    var type: Controls.ButtonType {
      switch self {
      case .custom, .plain: .custom
      case .system: .system
      case .detailDisclosure: .detailDisclosure
      case .infoLight: .infoLight
      case .infoDark: .infoDark
      case .contactAdd: .contactAdd
      case .close: .close
      }
    }
  }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}

/// The label of a button's title, whose properties are those of the button.
final class UIButtonTitleLabel: UILabel {
  private weak var owner: UIButton?

  init(of owner: UIButton) {
    self.owner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var text: String? {
    get { owner?.currentTitle ?? owner?.configuration?.attributedTitle.map { String($0.characters) } }
    set { owner?.setTitle(newValue, for: .normal) }
  }
  override var attributedText: NSAttributedString? {
    get { owner?.currentAttributedTitle ?? text.map { NSAttributedString(string: $0) } }
    set { owner?.setAttributedTitle(newValue, for: .normal) }
  }
  override var font: UIFont! {
    get { owner.map { UIFont($0.button.titleFont) } }
    set { if let newValue { owner?.button.titleFont = newValue.font } }
  }
  override var textColor: UIColor! {
    get { owner?.currentTitleColor }
    set { owner?.setTitleColor(newValue, for: .normal) }
  }
  override var numberOfLines: Int {
    get { owner?.button.titleNumberOfLines ?? 1 }
    set { owner?.button.titleNumberOfLines = newValue }
  }
  override var textAlignment: NSTextAlignment {
    get { owner.map { NSTextAlignment($0.button.titleAlignment) } ?? .natural }
    set { owner?.button.titleAlignment = newValue.node }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { owner.map { NSLineBreakMode($0.button.lineBreakMode) } ?? .byTruncatingMiddle }
    set { owner?.button.lineBreakMode = newValue.node }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { owner?.button.adjustsFontForContentSizeCategory ?? false }
    set { owner?.button.adjustsFontForContentSizeCategory = newValue }
  }
}

/// The view of a button's image, whose image is that of the button.
final class UIButtonImageView: UIImageView {
  private weak var owner: UIButton?

  init(of owner: UIButton) {
    self.owner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var image: UIImage? {
    get { owner?.currentImage }
    set { owner?.setImage(newValue, for: .normal) }
  }
}
