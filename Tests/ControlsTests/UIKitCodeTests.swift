import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

// All that code written for UIKit needs to compile.
typealias CGFloat = Double
typealias CGPoint = Point
typealias CGRect = Rect
typealias CGSize = Size
typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
typealias NSLayoutAnchor = LayoutAnchor
typealias NSLayoutConstraint = LayoutConstraint
typealias NSLayoutDimension = LayoutDimension
typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
typealias UIButton = Button
typealias UICollectionViewCell = CollectionViewCell
typealias UIColor = Color
typealias UIEdgeInsets = EdgeInsets
typealias UIImageView = ImageView
typealias UILabel = Label
typealias UILayoutGuide = LayoutGuide
typealias UILayoutPriority = LayoutPriority
typealias UIScrollView = ScrollView
typealias UIStackView = StackView
typealias UITableView = TableView
typealias UITableViewCell = TableViewCell
typealias UITextField = TextField
typealias UIView = View
typealias UIViewController = ViewController

// But for the tests at the end there is nothing but code as it is written for UIKit.

private class SeparatorView: UIView {
  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 2) }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
}

private class NameLabel: UILabel {
  private(set) var changes = 0
  override var text: String? { didSet { changes += 1 } }
  override var isHidden: Bool { didSet { changes += 1 } }
}

private class Column: UIStackView {
  override var spacing: CGFloat { didSet { layoutMargins.top = spacing } }
  override func addArrangedSubview(_ view: UIView) {
    view.alpha = 0.5
    super.addArrangedSubview(view)
  }
}

private class FormView: UIView {
  let nameLabel = NameLabel()
  let nameField = UITextField()
  let separator = SeparatorView()
  private var gap: NSLayoutConstraint!
  var isRoomy = false { didSet { setNeedsUpdateConstraints() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.text = "Name"
    nameLabel.font = .systemFont(ofSize: 20)
    nameLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    nameLabel.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
    for view in [nameLabel, nameField, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    gap = separator.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 8)
    gap.identifier = "Gap"
    let wish = nameLabel.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
    wish.priority = .init(249)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      nameField.leadingAnchor.constraint(equalToSystemSpacingAfter: nameLabel.trailingAnchor, multiplier: 1),
      nameField.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      nameField.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 10),
      nameField.heightAnchor.constraint(equalToConstant: 40),
      nameLabel.centerYAnchor.constraint(equalTo: nameField.centerYAnchor),
      gap, wish,
    ])
    NSLayoutConstraint(
      item: separator, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1,
      constant: 0
    ).isActive = true
    separator.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }

  override func updateConstraints() {
    gap.constant = isRoomy ? 30 : 8
    super.updateConstraints()
  }
}

private class FormController: UIViewController {
  let form = FormView()
  private let stack = Column(arrangedSubviews: [UIView(), UIView()])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    form.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    form.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(12, after: stack.arrangedSubviews[0])
    view.addSubview(form)
    view.addSubview(stack)
    pin(form.leadingAnchor, to: view.layoutMarginsGuide.leadingAnchor)
    pin(form.trailingAnchor, to: view.layoutMarginsGuide.trailingAnchor)
    pin(form.topAnchor, to: view.topAnchor)
    pin(form.bottomAnchor, to: form.separator.bottomAnchor)
    pin(stack.leadingAnchor, to: view.leadingAnchor)
    pin(stack.topAnchor, to: form.bottomAnchor)
    let spacer = UILayoutGuide()
    view.addLayoutGuide(spacer)
    let dimension: NSLayoutDimension = spacer.heightAnchor
    view.addConstraint(dimension.constraint(equalToConstant: 100))
    view.addConstraints([
      NSLayoutConstraint(
        item: spacer, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 10)
    ])
    view.bringSubviewToFront(stack)
  }

  private func pin<Anchor>(_ anchor: NSLayoutAnchor<Anchor>, to other: NSLayoutAnchor<Anchor>) {
    anchor.constraint(equalTo: other).isActive = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
  }
}

@Suite("Code written for UIKit compiles with only type aliases and lays out")
struct UIKitCodeTests {
  @Test("The constraints of a form with a controller place its views")
  func form() {
    let controller = FormController()
    let outcome = controller.view.layout(size: Size(width: 320, height: 480), in: .grid())
    #expect(outcome.conflicts.isEmpty)
    #expect(outcome.errors.isEmpty)
    let form = controller.form
    // 20 points inside the root, its label 5 points inside it and 40 wide, 8 points before the field.
    // It ends with the separator's content of 2 points at 58, which has 1 point more of ornament.
    #expect(form.frame == Rect(x: 20, y: 0, width: 280, height: 60))
    #expect(form.nameLabel.frame == Rect(x: 5, y: 20, width: 40, height: 20))
    #expect(form.nameField.frame == Rect(x: 53, y: 10, width: 222, height: 40))
    #expect(form.nameLabel.changes == 1)
    #expect(form.separator.frame == Rect(x: 0, y: 58, width: 280, height: 3))
    form.isRoomy = true
    controller.view.layoutIfNeeded()
    #expect(form.separator.frame.minY == 80)
  }
}
