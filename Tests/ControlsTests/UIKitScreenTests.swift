import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

// But for the tests at the end there is nothing but code as it is written for UIKit.

private class ContactCell: UITableViewCell {
  let nameLabel = UILabel()
  let mailLabel = UILabel()
  let portrait = UIImageView()
  static let minimumHeight: CGFloat = 80

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let views: [String: Any] = ["name": nameLabel, "mail": mailLabel, "portrait": portrait]
    for case let view as UIView in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    for label in [nameLabel, mailLabel] { label.font = .systemFont(ofSize: 20) }
    let metrics: [String: Any] = ["gap": 12, "side": CGFloat(40), "weak": Float(250)]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-gap-[portrait(side)]-gap-[name]-(gap@weak)-|", options: [.alignAllTop],
        metrics: metrics, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-gap-[name][mail]-gap-|", options: .alignAllLeading, metrics: metrics, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:[portrait(40)]", metrics: nil, views: ["portrait": portrait]))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.height = max(size.height, Self.minimumHeight)
    return size
  }
}

private class TagCell: UICollectionViewCell {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.frame = contentView.bounds
    titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(titleLabel)
  }
}

private class RoundButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
    setContentHuggingPriority(.required, for: .horizontal)
    layer.cornerRadius = 22
    layer.borderWidth = 1
    layer.borderColor = UIColor.black.cgColor
    layer.masksToBounds = true
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 50, height: 50) }
}

/// A view whose content is arranged in a column.
private class CardView: UIView {
  private let column = UIStackView()
  private(set) var marginChanges = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    super.addSubview(column)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: column.bottomAnchor),
    ])
  }

  override func addSubview(_ view: UIView) { column.addArrangedSubview(view) }
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    marginChanges += 1
  }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
}

private class SwatchController: UIViewController {
  let swatch = UIView()
  private(set) var parents: [UIViewController?] = []

  override func loadView() { view = swatch }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    parents.append(parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    parents.append(parent)
  }
}

private class ContactController: UIViewController {
  let card = CardView()
  let button = RoundButton()
  let scrollView = UIScrollView()
  let swatchController = SwatchController()
  private var cardWidth: NSLayoutConstraint!
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    card.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let label = UILabel()
    label.text = "Abc"
    label.font = .systemFont(ofSize: 20)
    card.addSubview(label)
    addChild(swatchController)
    for view in [card, button, scrollView, swatchController.view] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    swatchController.didMove(toParent: self)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.contentInset.bottom = 20
    cardWidth = card.widthAnchor.constraint(equalToConstant: 0)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      cardWidth,
      card.topAnchor.constraint(equalTo: safeArea.topAnchor),
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      scrollView.topAnchor.constraint(equalTo: card.bottomAnchor),
      scrollView.bottomAnchor.constraint(equalTo: button.topAnchor),
      scrollView.leftAnchor.constraint(equalTo: view.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: view.rightAnchor),
      swatchController.view.widthAnchor.constraint(equalToConstant: 30),
      swatchController.view.heightAnchor.constraint(equalToConstant: 30),
      swatchController.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      swatchController.view.topAnchor.constraint(equalTo: safeArea.topAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("will appear")
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    events.append("safe area \(view.safeAreaInsets.top)")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    cardWidth.constant = view.bounds.width / 2
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    events.append("did appear")
  }
}

@Suite("Screens written for UIKit compile with only type aliases and lay out")
struct UIKitScreenTests {
  @Test("A screen's views have the frames that its controller sets")
  func screen() {
    let controller = ContactController()
    let outcome = controller.layout(
      size: Size(width: 390, height: 844), safeArea: EdgeInsets(top: 47, bottom: 34), in: .grid())
    #expect(outcome.conflicts.isEmpty)
    #expect(outcome.violations.isEmpty)
    #expect(controller.events == ["will appear", "safe area 57.0", "did appear"])
    // Below the safe area of 47 + 10, inside margins of 16; as high as a text of 20 within margins of 5.
    #expect(controller.card.frame == Rect(x: 16, y: 57, width: 195, height: 30))
    #expect(controller.card.marginChanges == 1)
    #expect(controller.button.frame == Rect(x: 330, y: 766, width: 44, height: 44))
    #expect(controller.scrollView.frame == Rect(x: 0, y: 87, width: 390, height: 679))
    #expect(controller.scrollView.contentSize == Size(width: 100, height: 1000))
    #expect(controller.scrollView.adjustedContentInset == EdgeInsets(bottom: 20))
    #expect(controller.swatchController.swatch.center == Point(x: 195, y: 72))
    #expect(controller.swatchController.parents.allSatisfy { $0 === controller })
    #expect(controller.swatchController.parents.count == 2)
    #expect(controller.view.viewWithTag(7) === controller.button)
  }

  @Test("A cell has the height that it measures itself")
  func cell() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let cells = (0..<2).map { _ in ContactCell(style: .default, reuseIdentifier: "Contact") }
    cells[0].nameLabel.text = "Ann"
    cells[0].mailLabel.text = "a@b.c"
    cells[1].nameLabel.text = "Bob"
    cells[1].mailLabel.text = "abcdefghij"
    cells[1].mailLabel.font = .systemFont(ofSize: 40)
    table.rows = .prototypes(cells)
    layOut(table, at: table.frame)
    // 12 + 20 + 20 + 12 are less than 80, 12 + 20 + 40 + 12 and a separator are more.
    #expect(cells.map(\.frame.height) == [80, 84.5])
    #expect(cells[0].portrait.frame == Rect(x: 12, y: 12, width: 40, height: 40))
    #expect(cells[0].nameLabel.frame.minX == 64)
    #expect(cells[1].mailLabel.frame.minY == 32)
  }

  @Test("A collection cell and a button with their own initializers are created and sized")
  func initializers() {
    let cell = TagCell(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(cell.titleLabel.frame == Rect(x: 0, y: 0, width: 60, height: 20))
    #expect(TagCell().titleLabel.frame == .zero)
    let button = RoundButton()
    button.sizeToFit()
    #expect(button.bounds == Rect(x: 0, y: 0, width: 50, height: 50))
    button.center = CGPoint(x: 100, y: 100)
    button.bounds.size.width = 20
    #expect(button.frame == Rect(x: 90, y: 75, width: 20, height: 50))
    #expect(button.cornerRadius == 22 && button.borderWidth == 1 && button.borderColor == .black)
    #expect(button.clipsToBounds && button.layer.masksToBounds)
    #expect(button.alpha == 1 && button.backgroundColor == nil)
  }
}
