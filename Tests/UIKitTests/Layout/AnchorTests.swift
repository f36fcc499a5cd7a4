import Foundation
import Testing
import UIKit

@Suite("Anchors, guides and priorities")
struct AnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// Returns the frame of the view under constraints, with a wish for a width and a height of low priority.
  private func frame(_ constraints: [NSLayoutConstraint], wish: CGSize = CGSize(width: 50, height: 40)) -> CGRect {
    let wishes = [
      view.widthAnchor.constraint(equalToConstant: wish.width),
      view.heightAnchor.constraint(equalToConstant: wish.height),
    ]
    for constraint in wishes { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(constraints + wishes)
    root.layoutIfNeeded()
    NSLayoutConstraint.deactivate(constraints + wishes)
    return view.frame
  }

  private var corner: [NSLayoutConstraint] {
    [view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor)]
  }

  @Test("Constraints of one edge have the same anchor")
  func anchorsOfConstraints() {
    let (one, other) = (
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.leftAnchor.constraint(equalTo: root.rightAnchor)
    )
    let anchor = one.firstAnchor
    #expect(anchor === other.firstAnchor)
    #expect(one.secondAnchor !== other.secondAnchor)
    #expect(anchor == other.firstAnchor && anchor.hash == other.firstAnchor.hash)
  }

  @Test("An extent is at most, at least or exactly another with a constant, and the relation says so")
  func relations() {
    let (one, other) = (view.widthAnchor, root.widthAnchor)
    let constraints = [
      one.constraint(lessThanOrEqualTo: other, constant: -5), one.constraint(equalTo: other, constant: -5),
      one.constraint(greaterThanOrEqualTo: other, constant: -5),
    ]
    #expect(constraints.map(\.relation) == [.lessThanOrEqual, .equal, .greaterThanOrEqual])
    let wish = CGSize(width: 400, height: 40)
    #expect(frame(corner + [constraints[0]], wish: wish).width == 295)
    #expect(frame(corner + [constraints[2]], wish: wish).width == 400)
  }

  @Test(
    "An extent is at most, at least or exactly a constant", arguments: [(20.0, 30.0, 30.0, 20.0), (50, 30, 50, 30)])
  func constants(wish: CGFloat, constant: CGFloat, atLeast: CGFloat, atMost: CGFloat) {
    let size = CGSize(width: wish, height: wish)
    let least = frame(corner + [view.widthAnchor.constraint(greaterThanOrEqualToConstant: constant)], wish: size)
    let most = frame(corner + [view.widthAnchor.constraint(lessThanOrEqualToConstant: constant)], wish: size)
    #expect(least.size == CGSize(width: atLeast, height: wish))
    #expect(most.size == CGSize(width: atMost, height: wish))
  }

  @Test("An extent is a share of another, and a constant more")
  func multipliers() {
    let equal = frame(corner + [view.widthAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 7)])
    #expect(equal.width == 107)
    let least = frame(corner + [view.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.5)])
    #expect(least.width == 150)
    let most = frame(
      corner + [view.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.1, constant: 3)])
    #expect(most.height == 23)
  }

  @Test("Edges are at a distance that grows to the right and down")
  func edges() {
    let found = frame([
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -20),
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 150),
      view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 150),
    ])
    // 300 - 10 - 50; from 150 to 180, which is less than the wish of 40.
    #expect(found == CGRect(x: 240, y: 150, width: 50, height: 30))
  }

  @Test("Centres are at a distance, leading and trailing edges by direction")
  func centers() {
    let centered = frame([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 10),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -5),
    ])
    #expect(centered == CGRect(x: 135, y: 75, width: 50, height: 40))
    root.semanticContentAttribute = .forceRightToLeft
    let turned = frame([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(turned.minX == 240)
  }

  @Test("The system's space is 8 points, times the multiplier")
  func systemSpacing() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.addSubview(other)
    let found = frame([
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      view.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 2),
    ])
    #expect(found.origin == CGPoint(x: 108, y: 76))
  }

  @Test("The distance below an anchor can be an extent")
  func verticalDistances() {
    let found = frame([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      root.topAnchor.anchorWithOffset(to: view.topAnchor).constraint(equalToConstant: 33),
    ])
    #expect(found.minY == 33)
  }

  @Test("A constraint has the items, attributes, relation and numbers that it was made with")
  func description() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: root, attribute: .leadingMargin,
      multiplier: 0.5, constant: 7)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === root)
    #expect(constraint.firstAttribute == .trailing)
    #expect(constraint.secondAttribute == .leadingMargin)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect([constraint.multiplier, constraint.constant] == [0.5, 7])
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
  }

  @Test("An attribute is the one that a constraint was made with", arguments: [3, 4, 7, 8, 9, 10, 11, 12, 15, 16])
  func attributes(rawValue: Int) throws {
    let attribute = try #require(NSLayoutConstraint.Attribute(rawValue: rawValue))
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .greaterThanOrEqual, toItem: root, attribute: attribute,
      multiplier: 1, constant: 0)
    #expect(constraint.firstAttribute == attribute)
    #expect(constraint.secondAttribute == attribute)
    #expect(constraint.relation == .greaterThanOrEqual)
  }

  @Test("Of two wishes, the one with the higher priority counts, also after it is changed")
  func priorities() {
    let (narrow, wide) = (
      view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 90)
    )
    narrow.priority = UILayoutPriority(600)
    wide.priority = UILayoutPriority(601)
    NSLayoutConstraint.activate(corner + [narrow, wide, view.heightAnchor.constraint(equalToConstant: 5)])
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
    narrow.priority = .defaultHigh
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
    #expect(!view.constraints.contains(narrow))
  }

  @Test("Priorities have UIKit's numbers and order")
  func priorityNumbers() {
    let priorities: [UILayoutPriority] = [
      .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut, .dragThatCanResizeScene,
      .defaultHigh, .required,
    ]
    #expect(priorities.map(\.rawValue) == [50, 250, 490, 500, 510, 750, 1000])
    #expect(priorities.sorted() == priorities)
    var priority = UILayoutPriority.defaultHigh
    priority += 2
    priority -= 5
    #expect(priority.rawValue == 747)
  }

  @Test("A format's options align all of its views")
  func formatOptions() {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    let views = ["a": view, "b": other]
    let formats = ["H:|-5-[a(20)]-10-[b(30)]", "V:|-40-[a(20)]"]
    for (format, options) in zip(formats, [.alignAllTop, []] as [NSLayoutConstraint.FormatOptions]) {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views))
    }
    other.heightAnchor.constraint(equalToConstant: 9).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 40, width: 20, height: 20))
    #expect(other.frame == CGRect(x: 35, y: 40, width: 30, height: 9))
  }

  @Test("A guide moves to the last view that it was added to, and its frame is laid out")
  func guides() {
    let guide = UILayoutGuide()
    guide.identifier = "column"
    view.addLayoutGuide(guide)
    root.addLayoutGuide(guide)
    #expect(view.layoutGuides.isEmpty)
    #expect(root.layoutGuides == [guide])
    #expect(guide.owningView === root)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 12, y: 3, width: 268, height: 193))
    root.removeLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test("Anchors are equal if they are the same edge of the same item")
  func equality() {
    #expect(view.leftAnchor == view.leftAnchor)
    #expect(view.leftAnchor != view.rightAnchor)
    #expect(view.leftAnchor != root.leftAnchor)
    #expect(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
  }
}
