import Galley
import Testing
import UIKit

@Suite struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test("Attributes and relations have UIKit's raw values")
  func rawValues() {
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute.firstBaseline.rawValue == 12)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
  }

  @Test("A constraint that a view returns equals the one that was activated")
  func equality() {
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.identifier = "width"
    width.isActive = true
    #expect(view.constraints == [width])
    #expect(view.constraints.first === width)
    #expect(Set(view.constraints).contains(width))
    #expect(width.firstItem === view)
    #expect(width.secondItem == nil)
  }

  @Test("The initializer with items takes views and guides")
  func items() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: guide, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.5, constant: 0
      ),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: guide, attribute: .width, multiplier: 1, constant: -10
      ),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 20),
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 20))
    #expect(guide.owningView === root)
    #expect(root.layoutGuides == [guide])
  }

  @Test("The visual format makes constraints with numbers of any type")
  func visualFormat() {
    let constraints =
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-side-[view(width)]", metrics: ["side": 12, "width": NSNumber(value: 30)],
        views: ["view": view])
      + NSLayoutConstraint.constraints(withVisualFormat: "V:|[view(10)]", metrics: nil, views: ["view": view])
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 12, y: 0, width: 30, height: 10))
  }

  @Test("The distance between two anchors can be compared with an extent")
  func distances() {
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      root.leftAnchor.anchorWithOffset(to: view.leftAnchor).constraint(equalTo: view.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 40)
  }

  @Test("Margins, the safe area and the readable area are guides of the view")
  func guides() {
    #expect(root.layoutMarginsGuide.owningView === root)
    #expect(root.layoutMarginsGuide === root.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 0, width: 304, height: 10))
  }

  @Test("A row of playback controls keeps its order in Arabic")
  func playbackRow() throws {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    row.semanticContentAttribute = .playback
    let buttons = [UIView(), UIView()]
    for button in buttons {
      button.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(button)
      button.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    NSLayoutConstraint.activate([
      buttons[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
      buttons[1].leadingAnchor.constraint(equalTo: buttons[0].trailingAnchor, constant: 10),
    ])
    _ = try Renderer().render(row, size: Size(width: 200, height: 40), traits: TraitCollection(locale: "ar"))
    #expect(buttons.map(\.frame.minX) == [10, 60])
  }

  @Test("A height of 100 is 100 at three pixels a point, wherever the view is")
  func exactHeights() throws {
    let renderer = try Renderer()
    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    for step in 0..<572 {
      top.constant = CGFloat(step) / 7
      _ = renderer.render(root, size: Size(width: 320, height: 700), traits: TraitCollection(displayScale: 3))
      #expect(view.frame.height == 100)
      #expect(view.bounds.height == 100)
    }
  }

  @Test("A view holds a constraint of left with top, which has no effect")
  func twoAxes() {
    let odd = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 50)
    odd.isActive = true
    #expect(odd.isActive)
    #expect(root.constraints == [odd])
    #expect((odd.firstAttribute, odd.secondAttribute) == (.left, .top))
    root.layoutIfNeeded()
    #expect(view.frame.minX == 0)
  }
}
