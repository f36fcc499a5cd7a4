import AutoLayout
import Controls
import Foundation
import Graphics

/// A view above or below the rows of a section.
open class UITableViewHeaderFooterView: UIView {
  package override class func makeNode() -> View { TableHeaderFooterView() }
  private var edge: TableHeaderFooterView { node(as: TableHeaderFooterView.self) }
  private var identifier: String?

  public init(reuseIdentifier: String?) {
    super.init(coder: NibCoder(TableHeaderFooterView(frame: .zero)))!
    identifier = reuseIdentifier
  }
  /// Ignores the frame, which the table sets.
  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  /// A view of a document is an ordinary one. Its subviews are in the content view of the header.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @available(*, unavailable, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(reusedAs identifier: String?) { self.init(reuseIdentifier: identifier) }

  open var reuseIdentifier: String? { identifier }
  final func takeIdentifier(_ identifier: String) { self.identifier = self.identifier ?? identifier }
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  /// The view that subviews are added to.
  open var contentView: UIView { node is TableHeaderFooterView ? UIView.face(of: edge.contentView) : self }
  open var textLabel: UILabel? { node is TableHeaderFooterView ? UIView.face(of: edge.textLabel) as? UILabel : nil }
  /// Always `nil`.
  open var detailTextLabel: UILabel? { nil }
  open var backgroundView: UIView? { didSet { showBehind(backgroundView, insteadOf: oldValue) } }
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfiguration?.show(in: self) } }
  /// Kept, but configurations are shown as they are.
  open var automaticallyUpdatesBackgroundConfiguration = true

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  // MARK: Configuration

  private lazy var configurer = ContentConfigurer(of: self)

  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  /// The content, whose view fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurer.configuration }
    set {
      configurer.configuration = newValue
      configurer.fill(contentView, with: newValue)
    }
  }
  /// Kept, but configurations are shown as they are.
  open var automaticallyUpdatesContentConfiguration = true
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  open func setNeedsUpdateConfiguration() {
    configurer.isDue = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

  final func updateConfigurationIfNeeded() {
    guard configurer.isDue else { return }
    configurer.isDue = false
    updateConfiguration(using: configurationState)
  }
}
