import Foundation
import Galley
import Testing
import UIKit

@Suite("Trees of views")
struct ViewTreeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let views = (1...3).map { tag in
    let view = UIView()
    view.tag = tag
    return view
  }

  init() { for view in views { root.addSubview(view) } }

  private var tags: [Int] { root.subviews.map(\.tag) }

  private func view(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  @Test("A view is inserted at an index, above or below another, and moved to either end")
  func order() {
    root.insertSubview(view(7), at: 0)
    root.insertSubview(view(8), aboveSubview: views[0])
    root.insertSubview(view(9), belowSubview: views[2])
    #expect(tags == [7, 1, 8, 2, 9, 3])
    root.bringSubviewToFront(views[0])
    root.sendSubviewToBack(views[2])
    #expect(tags == [3, 7, 8, 2, 9, 1])
    root.exchangeSubview(at: 1, withSubviewAt: 4)
    #expect(tags == [3, 9, 8, 2, 7, 1])
  }

  private final class Recorder: UIView {
    var events: [String] = []
    override func didAddSubview(_ subview: UIView) { events.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { events.append("removes \(subview.tag) of \(subviews.count)") }
  }

  @Test("A superview is told after a view was added and before it is removed; moving a view takes it from another")
  func callbacks() {
    let (one, other) = (Recorder(), Recorder())
    one.addSubview(view(5))
    one.addSubview(views[0])
    #expect(tags == [2, 3])
    other.addSubview(views[0])
    #expect(one.events == ["added 5", "added 1", "removes 1 of 2"])
    #expect(other.events == ["added 1"])
    #expect(views[0].superview === other)
  }

  @Test("Points and rectangles are converted between views and to the outermost one")
  func converts() {
    views[0].frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    views[1].frame = CGRect(x: 50, y: 5, width: 100, height: 50)
    views[0].addSubview(views[2])
    views[2].frame = CGRect(x: 3, y: 4, width: 10, height: 10)
    #expect(views[2].convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 14, y: 25))
    #expect(views[2].convert(CGPoint(x: 1, y: 1), to: views[1]) == CGPoint(x: -36, y: 20))
    #expect(
      views[1].convert(CGRect(x: 0, y: 0, width: 2, height: 3), from: views[2])
        == CGRect(x: -37, y: 19, width: 2, height: 3))
    #expect(views[2].convert(CGPoint.zero, from: nil) == CGPoint(x: -13, y: -24))
    views[0].bounds.origin = CGPoint(x: 2, y: 1)
    #expect(views[2].convert(CGPoint.zero, to: root) == CGPoint(x: 11, y: 23))
  }

  @Test("A point hits the uppermost view that takes touches")
  func hits() {
    for view in views { view.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point, with: nil) === views[2])
    views[2].isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === views[1])
    views[1].alpha = 0.005
    #expect(root.hitTest(point, with: nil) === views[0])
    views[1].alpha = 0.01
    #expect(root.hitTest(point, with: nil) === views[1])
    views[1].isHidden = true
    views[0].isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 10), with: nil) == nil)
  }

  @Test("Labels and image views let touches through, controls take them")
  func interaction() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
    #expect(UIButton().isUserInteractionEnabled)
    #expect(UITextField().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
  }

  @Test("A view is found by its tag, below any number of others")
  func tagsBelow() {
    views[1].addSubview(view(40))
    #expect(root.viewWithTag(40)?.superview === views[1])
    #expect(root.viewWithTag(2) === views[1])
    #expect(root.viewWithTag(41) == nil)
    #expect(root.viewWithTag(40)?.isDescendant(of: root) == true)
    #expect(!root.isDescendant(of: views[1]))
    #expect(root.isDescendant(of: root))
  }

  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("A tint is inherited until a view has its own, and those that inherit it are told")
  func tint() {
    let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .green
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(own.tintColor == .green)
    #expect([outer, inner, own].allSatisfy { $0.changes == 1 })
    own.tintColor = nil
    #expect(own.tintColor == .red)
  }

  @Test("The next responder of a view is its controller or its superview, that of a controller what is around its view")
  func responders() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let inner = UIView()
    child.view.addSubview(inner)
    #expect(inner.next === child.view)
    #expect(child.view.next === child)
    #expect(child.next === parent.view)
    #expect(parent.view.next === parent)
    #expect(!inner.canBecomeFirstResponder)
    #expect(inner.canResignFirstResponder)
  }

  private final class Responder: UIView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "save:" }
  }

  @Test("An action is for the nearest responder that performs it")
  func actions() {
    let (outer, inner) = (Responder(), UIView())
    outer.addSubview(inner)
    #expect(inner.target(forAction: "save:", withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: "open:", withSender: nil) == nil)
  }

  @Test("The traits that a view is told of are the former ones, and only if they differ")
  func traits() {
    final class Traced: UIView {
      var styles: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        styles.append(previous?.userInterfaceStyle)
      }
    }
    let view = Traced()
    for style in [TraitCollection.UserInterfaceStyle.light, .light, .dark] {
      let environment = LayoutEnvironment(
        traits: TraitCollection(userInterfaceStyle: style), measuring: UIKitEnvironment.current.measuring)
      view.layout(size: Size(width: 10, height: 10), safeArea: EdgeInsets(), in: environment)
    }
    #expect(view.styles == [nil, .light])
  }
}
