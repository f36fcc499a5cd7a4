import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Guides and margins")
struct GuideTests {
  private let box = Box("box", 50, 20)
  private let stage: Stage

  init() { stage = Stage(box) }

  private func pin(_ anchor: LayoutXAxisAnchor, _ guide: LayoutXAxisAnchor) -> LayoutConstraint {
    anchor.constraint(equalTo: guide)
  }

  @Test("Margins by side keep their sides in every language, directional margins swap them")
  func sidesAndDirections() {
    let leading = pin(box.leadingAnchor, stage.root.layoutMarginsGuide.leadingAnchor)
    stage.root.layoutMargins = EdgeInsets(left: 40, right: 10)
    stage.layout(leading, direction: .rightToLeft)
    #expect(box.frame.maxX == 310)
    stage.root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 40, trailing: 10)
    stage.layout(direction: .rightToLeft)
    #expect(box.frame.maxX == 280)
    #expect(stage.root.layoutMargins == EdgeInsets(left: 10, right: 40))
  }

  @Test("Margins can be read by side and by direction, and are 8 points unless they are set")
  func reading() {
    let view = View()
    #expect(view.layoutMargins == EdgeInsets(all: 8))
    view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test("Changed margins move the views related to them")
  func changed() {
    stage.layout(pin(box.leftAnchor, stage.root.layoutMarginsGuide.leftAnchor))
    stage.root.layoutMargins.left = 33
    stage.layout()
    #expect(box.frame.minX == 33)
  }

  @Test(
    "The margin attributes refer to the rectangle inside the margins",
    arguments: [
      (LayoutAttribute.left, LayoutAttribute.leftMargin, 40.0), (.right, .rightMargin, 310),
      (.leading, .leadingMargin, 40), (.trailing, .trailingMargin, 310), (.centerX, .centerXWithinMargins, 175),
    ])
  func horizontalMargins(attribute: LayoutAttribute, margin: LayoutAttribute, expected: Double) {
    stage.root.layoutMargins = EdgeInsets(top: 30, left: 40, bottom: 50, right: 10)
    stage.layout(
      LayoutConstraint(item: box, attribute: attribute, relatedBy: .equal, toItem: stage.root, attribute: margin))
    let place =
      switch attribute {
      case .left, .leading: box.frame.minX
      case .centerX: box.frame.midX
      default: box.frame.maxX
      }
    #expect(place == expected)
  }

  @Test(
    "The vertical margin attributes do so too",
    arguments: [
      (LayoutAttribute.top, LayoutAttribute.topMargin, 30.0), (.bottom, .bottomMargin, 430),
      (.centerY, .centerYWithinMargins, 230),
    ])
  func verticalMargins(attribute: LayoutAttribute, margin: LayoutAttribute, expected: Double) {
    stage.root.layoutMargins = EdgeInsets(top: 30, left: 40, bottom: 50, right: 10)
    stage.layout(
      LayoutConstraint(item: box, attribute: attribute, relatedBy: .equal, toItem: stage.root, attribute: margin))
    let place =
      switch attribute {
      case .top: box.frame.minY
      case .centerY: box.frame.midY
      default: box.frame.maxY
      }
    #expect(place == expected)
  }

  @Test("The readable guide is at most 672 points wide and centred within the margins")
  func readable() {
    let guide = stage.root.readableContentGuide
    stage.root.layoutMargins = EdgeInsets(left: 20, right: 20)
    stage.layout(
      pin(box.leftAnchor, guide.leftAnchor), pin(box.rightAnchor, guide.rightAnchor),
      size: Size(width: 1000, height: 480))
    // 288 of the 960 points are too many.
    #expect(box.frame.minX == 164)
    #expect(box.frame.width == 672)
    stage.layout()
    #expect(box.frame.minX == 20)
    #expect(box.frame.width == 280)
  }

  @Test("The readable width grows with the text size")
  func readableWidths() {
    let widths = ContentSizeCategory.allCases.map { category in
      stage.root.layout(
        size: Size(width: 3000, height: 480),
        in: LayoutEnvironment(traits: TraitCollection(preferredContentSizeCategory: category), measuring: NoText()))
      return stage.root.readableContentGuide.layoutFrame.width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(widths[ContentSizeCategory.large.rank] == 672)
  }

  @Test("Without a keyboard its guide is the strip below the safe area")
  func keyboard() {
    stage.layout(
      box.bottomAnchor.constraint(equalTo: stage.root.keyboardLayoutGuide.topAnchor),
      pin(box.leftAnchor, stage.root.leftAnchor),
      safeArea: EdgeInsets(bottom: 34))
    #expect(box.frame.maxY == 446)
    #expect(stage.root.keyboardLayoutGuide.layoutFrame == Rect(x: 0, y: 446, width: 320, height: 34))
  }

  @Test("A controller's top and bottom guides are as high as the area that bars cover")
  func barGuides() {
    let controller = ViewController()
    let box = Box("box", 10, 10)
    controller.view.addSubview(box)
    box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 5).isActive = true
    controller.view.layout(
      size: Size(width: 320, height: 480), safeArea: EdgeInsets(top: 47, bottom: 34),
      in: LayoutEnvironment(traits: TraitCollection(), measuring: NoText()))
    #expect(controller.topLayoutGuide.length == 47)
    #expect(controller.bottomLayoutGuide.length == 34)
    #expect(box.frame.minY == 52)
  }

  @Test("Custom guides group views")
  func ownGuides() {
    let other = Box("other", 30, 20)
    stage.root.addSubview(other)
    let guide = LayoutGuide(identifier: "pair")
    stage.root.addLayoutGuide(guide)
    stage.layout(
      pin(guide.leadingAnchor, box.leadingAnchor), pin(other.leadingAnchor, box.trailingAnchor),
      pin(guide.trailingAnchor, other.trailingAnchor), pin(guide.centerXAnchor, stage.root.centerXAnchor))
    #expect(stage.root.layoutGuides.map(\.identifier) == ["pair"])
    #expect(guide.layoutFrame.width == 80)
    #expect(box.frame.minX == 120)
  }

  @Test("A guide without a position is ambiguous, and is at 0")
  func openGuide() {
    let guide = LayoutGuide()
    stage.root.addLayoutGuide(guide)
    let height = guide.heightAnchor.constraint(equalToConstant: 10)
    let top = guide.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 5)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    stage.layout(height, top, width)
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.layoutFrame == Rect(x: 0, y: 5, width: 10, height: 10))
    stage.layout(guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 7))
    #expect(!guide.hasAmbiguousLayout)
  }

  // MARK: Right to left

  @Test("A view that is forced to one direction has it in every language")
  func forcedDirection() {
    stage.root.semanticContentAttribute = .forceLeftToRight
    stage.layout(
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20), direction: .rightToLeft)
    #expect(box.frame.minX == 20)
    #expect(stage.root.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("A view that is forced to one direction is placed by the direction of its superview")
  func forcedItem() {
    box.semanticContentAttribute = .forceRightToLeft
    stage.layout(box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20))
    #expect(box.frame.minX == 20)
    #expect(box.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test(
    "Siblings are in the order of the view that holds their constraints",
    arguments: [
      // A player's row keeps its order in Arabic, a row that is forced to the other direction has it in English.
      (SemanticContentAttribute.playback, LayoutDirection.rightToLeft, [10.0, 60.0]),
      (.forceRightToLeft, .leftToRight, [150, 100]), (.unspecified, .rightToLeft, [150, 100]),
      (.unspecified, .leftToRight, [10, 60]),
    ])
  func siblings(attribute: SemanticContentAttribute, direction: LayoutDirection, places: [Double]) {
    let row = Box("row", 200, 20)
    let (first, second) = (Box("first", 40, 20), Box("second", 40, 20))
    let stage = Stage(row)
    row.semanticContentAttribute = attribute
    for item in [first, second] { row.addSubview(item) }
    stage.layout(
      first.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10), direction: direction)
    #expect([first, second].map(\.frame.minX) == places)
  }

  @Test("The locale decides the direction where nothing else does")
  func locale() {
    let environment = LayoutEnvironment(traits: TraitCollection(locale: "ar"), measuring: NoText())
    box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20).isActive = true
    stage.root.layout(size: Size(width: 320, height: 480), in: environment)
    #expect(box.frame.maxX == 300)
  }

  @Test("Playback and spatial controls are not mirrored")
  func unmirrored() {
    for attribute in [SemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      #expect(View.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == .leftToRight)
    }
    #expect(View.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    #expect(View.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }

  // MARK: Scroll views

  @Test("Content is related to the content guide, and views that do not scroll to the frame guide")
  func scrollGuides() {
    let scrollView = ScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let (content, badge) = (Box("content"), Box("badge", 30, 30))
    scrollView.addSubview(content)
    scrollView.addSubview(badge)
    let stage = Stage(scrollView)
    let (inside, outside) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    stage.layout(
      scrollView.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
      scrollView.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 30),
      scrollView.widthAnchor.constraint(equalToConstant: 200), scrollView.heightAnchor.constraint(equalToConstant: 100),
      content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      content.topAnchor.constraint(equalTo: inside.topAnchor),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      content.widthAnchor.constraint(equalTo: outside.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
      badge.rightAnchor.constraint(equalTo: outside.rightAnchor, constant: -5),
      badge.bottomAnchor.constraint(equalTo: outside.bottomAnchor, constant: -5))
    #expect(scrollView.contentSize == Size(width: 200, height: 700))
    #expect(badge.frame == Rect(x: 165, y: 65, width: 30, height: 30))
    #expect(!scrollView.hasAmbiguousLayout)
    // After scrolling, the badge is still visible and has moved within the content.
    scrollView.contentOffset = Point(x: 0, y: 100)
    scrollView.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 165, y: 165, width: 30, height: 30))
    #expect(badge.convert(Point.zero, to: stage.root) == Point(x: 185, y: 95))
    #expect(content.frame.minY == 0)
  }

  @Test("A scroll view's edges are its content's whichever ancestor holds the constraint")
  func heldFartherUp() {
    let scrollView = ScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let content = Box("content")
    scrollView.addSubview(content)
    let stage = Stage(scrollView)
    for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
      stage.root.addConstraint(
        LayoutConstraint(
          item: content, attribute: attribute, relatedBy: .equal, toItem: scrollView, attribute: attribute))
    }
    stage.layout(
      scrollView.widthAnchor.constraint(equalToConstant: 100), scrollView.heightAnchor.constraint(equalToConstant: 100),
      content.widthAnchor.constraint(equalToConstant: 400), content.heightAnchor.constraint(equalToConstant: 300))
    #expect(scrollView.contentSize == Size(width: 400, height: 300))
    #expect(scrollView.frame.width == 100)
  }
}
