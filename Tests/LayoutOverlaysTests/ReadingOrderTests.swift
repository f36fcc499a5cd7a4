import Testing

@testable import Galley
@testable import LayoutOverlays

@Suite("What VoiceOver reads")
struct ReadingOrderTests {
  private let renderer: Renderer
  private let root = View()

  init() throws { renderer = try Renderer() }

  private func label(_ text: String, _ x: Double, _ y: Double, in superview: View? = nil) {
    let label = Label(text: text)
    label.frame = Rect(x: x, y: y, width: 60, height: 20)
    label.autoresizingMask = []
    (superview ?? root).addSubview(label)
  }

  private func readingOrder(_ locale: String = "en") -> [String] {
    _ = root.layout(
      size: Size(width: 300, height: 300),
      in: LayoutEnvironment(traits: TraitCollection(locale: locale), measuring: renderer.measuring))
    return root.elementsInReadingOrder().map { $0.words.name }
  }

  @Test("Elements are read from top to bottom and in the direction of reading")
  func order() {
    label("d", 10, 100)
    label("b", 150, 10)
    label("a", 10, 10)
    label("c", 80, 40)
    #expect(readingOrder() == ["a", "b", "c", "d"])
    // From right to left, b is before a.
    #expect(readingOrder("ar") == ["b", "a", "c", "d"])
  }

  @Test(
    "What begins less than 8 points higher on a phone, or 13 on a tablet, is read in the direction of reading",
    arguments: [(TraitCollection.UserInterfaceIdiom.phone, 7.5, 8.0), (.pad, 12.5, 13)])
  func thresholds(idiom: TraitCollection.UserInterfaceIdiom, beside: Double, above: Double) {
    for (distance, order) in [(beside, ["left", "right"]), (above, ["right", "left"])] {
      root.subviews.forEach { $0.removeFromSuperview() }
      label("left", 10, 100 + distance)
      label("right", 150, 100)
      var traits = TraitCollection()
      traits.userInterfaceIdiom = idiom
      let environment = LayoutEnvironment(traits: traits, measuring: renderer.measuring)
      _ = root.layout(size: Size(width: 300, height: 300), in: environment)
      #expect(root.elementsInReadingOrder().map { $0.words.name } == order)
    }
  }

  @Test("A group is read where its first element is, not where its highest one begins")
  func groupPlace() {
    let cell = TableViewCell(style: .custom)
    cell.frame = Rect(x: 100, y: 0, width: 200, height: 100)
    root.addSubview(cell)
    // The right one begins higher, but less than 8 points, so that the left one is the first of the group.
    label("cell right", 100, 10, in: cell.contentView)
    label("cell left", 5, 16, in: cell.contentView)
    let control = Button(type: .system)
    control.setTitle("Buy", for: .normal)
    control.frame = Rect(x: 5, y: 60, width: 50, height: 30)
    control.autoresizingMask = []
    cell.contentView.addSubview(control)
    // 10 points above the group's first element, and 4 above its highest one.
    label("neighbour", 250, 6)
    #expect(readingOrder() == ["neighbour", "cell left", "cell right", "Buy"])
  }

  @Test("The elements of a cell are read together, although a neighbour begins between them")
  func groups() {
    let cell = TableViewCell(style: .custom)
    cell.frame = Rect(x: 0, y: 0, width: 140, height: 100)
    root.addSubview(cell)
    label("cell 1", 5, 5, in: cell.contentView)
    label("cell 2", 5, 60, in: cell.contentView)
    let control = Button(type: .system)
    control.setTitle("Buy", for: .normal)
    control.frame = Rect(x: 70, y: 30, width: 50, height: 30)
    control.autoresizingMask = []
    cell.contentView.addSubview(control)
    label("neighbour", 200, 20)
    #expect(readingOrder() == ["cell 1", "Buy", "cell 2", "neighbour"])
  }

  @Test("A cell without controls is one element with all its texts")
  func cell() {
    let cell = TableViewCell(style: .custom)
    cell.frame = Rect(x: 0, y: 0, width: 140, height: 100)
    root.addSubview(cell)
    label("Name", 5, 5, in: cell.contentView)
    label("Anna", 5, 60, in: cell.contentView)
    #expect(readingOrder() == ["Name, Anna"])
  }

  @Test("Hidden views, views without text and what an app hides are not read")
  func silent() {
    label("", 10, 10)
    label("hidden", 10, 40)
    root.subviews[1].isHidden = true
    label("skipped", 10, 70)
    root.subviews[2].accessibilityElementsHidden = true
    label("no element", 10, 100)
    root.subviews[3].isAccessibilityElement = false
    root.addSubview(ImageView(image: Image(systemName: "star")))
    #expect(readingOrder().isEmpty)
  }

  @Test("What an app sets comes before the defaults, and an element hides what is in it")
  func settings() throws {
    let group = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    group.autoresizingMask = []
    root.addSubview(group)
    label("inside", 0, 0, in: group)
    group.isAccessibilityElement = true
    group.accessibilityLabel = "Balance"
    group.accessibilityValue = "12 euros"
    group.accessibilityHint = "Shows the account."
    group.accessibilityTraits = [.button, .selected]
    _ = readingOrder()
    let words = try #require(root.elementsInReadingOrder().first).words
    #expect(words.name == "Balance" && words.value == "12 euros" && words.hint == "Shows the account.")
    #expect(words.kind == "Selected, Button")
  }

  @Test("A button without a title has no label, which is an error")
  func nameless() throws {
    let button = Button(type: .system)
    button.setImage(Image(systemName: "trash"), for: .normal)
    button.frame = Rect(x: 0, y: 0, width: 44, height: 44)
    button.autoresizingMask = []
    root.addSubview(button)
    #expect(readingOrder() == ["no label"])
    #expect(root.elementsInReadingOrder().first?.words.isMissing == true)
  }

  @Test("Controls have the values and traits of UIKit")
  func defaults() {
    let (toggle, slider, field) = (Switch(), Slider(), TextField())
    toggle.isOn = true
    field.placeholder = "Name"
    field.isEnabled = false
    for (index, control) in [toggle, slider, field].enumerated() {
      control.frame = Rect(x: 0, y: 50 * Double(index), width: 100, height: 40)
      control.autoresizingMask = []
      root.addSubview(control)
    }
    _ = readingOrder()
    #expect(toggle.accessibilityValue == "1" && toggle.accessibilityTraits == [.button, .toggleButton])
    let words = root.elementsInReadingOrder().map(\.words)
    #expect(words.map(\.value) == ["On", "50%", nil])
    #expect(words.map(\.name) == ["no label", "no label", "Name"])
    #expect(words.map(\.kind) == ["Switch Button", "Adjustable", "Text Field, Dimmed"])
  }

  @Test("The parts of a segmented control are read one by one, with the selected one")
  func segments() {
    let control = SegmentedControl(frame: Rect(x: 0, y: 0, width: 200, height: 32))
    control.autoresizingMask = []
    control.segments = [.init(title: "Day"), .init(title: "Week")]
    control.selectedSegmentIndex = 1
    root.addSubview(control)
    #expect(readingOrder() == ["Day", "Week"])
    #expect(root.elementsInReadingOrder().map { $0.words.kind } == ["Button", "Selected, Button"])
    #expect(root.elementsInReadingOrder().map { $0.words.value } == ["1 of 2", "2 of 2"])
  }

  @Test("The bar's title is read between the buttons at its sides")
  func navigationBar() {
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    bar.autoresizingMask = []
    var item = NavigationItem(title: "Inbox")
    item.leadingItems = [BarButtonItem(title: "Edit")]
    item.trailingItems = [BarButtonItem(systemItem: .add)]
    bar.item = item
    root.addSubview(bar)
    label("below", 10, 100)
    #expect(readingOrder() == ["Edit", "Inbox", "Add", "below"])
  }

  @Test("Numbers do not cover each other, and the list is beside a picture that is higher than wide")
  func snapshot() throws {
    for index in 0..<6 { label("Text \(index)", 10, 40 + Double(index)) }
    let outcome = root.layout(
      size: Size(width: 300, height: 400),
      in: LayoutEnvironment(traits: TraitCollection(), measuring: renderer.measuring))
    var plates = NumberPlates(area: root.bounds)
    let placed = root.elementsInReadingOrder().enumerated().map {
      plates.place($0 + 1, at: $1.frame, isRightToLeft: false, measuring: renderer.measuring).rect
    }
    #expect(placed.count == 6)
    for (index, rect) in placed.enumerated() {
      #expect(placed.dropFirst(index + 1).allSatisfy { $0.intersection(rect).isEmpty })
    }
    let scene = OverlaidScene(root: root, outcome: outcome, list: root.displayList())
    let picture = LayoutOverlay(kinds: [.accessibility]).picture(over: scene, measuring: renderer.measuring)
    // One column of the list.
    #expect(picture.list.size == Size(width: 300 + AccessibilityList.columnWidth + 12, height: 400))
  }

  @Test("The list is below a picture that is wider than high")
  func listBelow() {
    label("Text", 10, 10)
    let outcome = root.layout(
      size: Size(width: 500, height: 100),
      in: LayoutEnvironment(traits: TraitCollection(), measuring: renderer.measuring))
    let scene = OverlaidScene(root: root, outcome: outcome, list: root.displayList())
    let picture = LayoutOverlay(kinds: [.accessibility]).picture(over: scene, measuring: renderer.measuring)
    #expect(picture.list.size.width == 500)
    #expect(picture.list.size.height > 110)
  }
}
