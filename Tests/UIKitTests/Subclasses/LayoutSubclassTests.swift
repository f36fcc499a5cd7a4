import Foundation
import Testing
import UIKit

/// A constraint as libraries of layout have it.
private final class NamedConstraint: NSLayoutConstraint {
  var label: String?
  override init() { super.init() }
}

private final class PlainConstraint: NSLayoutConstraint {}
private final class Guide: UILayoutGuide { let mark = 1 }
private final class FocusGuide: UIFocusGuide { let mark = 1 }

@Suite("Subclasses of constraints and guides")
struct LayoutSubclassTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func constraints() -> [NamedConstraint] {
    let attributes: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, 10), (.top, 20), (.width, -30), (.height, -40),
    ]
    return attributes.map { attribute, constant in
      NamedConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
        constant: constant)
    }
  }

  @Test("Constraints of a subclass constrain")
  func frames() {
    NSLayoutConstraint.activate(constraints())
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 270, height: 160))
  }

  @Test("A view keeps the constraints of a subclass as long as they are active")
  func kept() throws {
    weak var released: NamedConstraint?
    do {
      let constraint = constraints()[0]
      constraint.label = "left"
      constraint.isActive = true
      released = constraint
    }
    #expect((root.constraints.first as? NamedConstraint)?.label == "left")
    released?.isActive = false
    #expect(released == nil)
    root.addConstraints(constraints())
    #expect(root.constraints.count { $0 is NamedConstraint } == 4)
    root.removeConstraints(root.constraints)
    #expect(root.constraints.isEmpty)
  }

  @Test("A subclass without initializers has those of its class, and an empty constraint relates nothing")
  func initializers() {
    let constraint = PlainConstraint(
      item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 7)
    #expect(constraint.firstItem === view)
    #expect(constraint.constant == 7)
    #expect(PlainConstraint().firstItem == nil)
    #expect(NSLayoutConstraint().isActive == false)
  }

  @Test("A guide of a subclass takes part in the layout")
  func guides() {
    let guide = Guide()
    root.addLayoutGuide(guide)
    root.addLayoutGuide(FocusGuide())
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      guide.widthAnchor.constraint(equalToConstant: 6),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      guide.heightAnchor.constraint(equalToConstant: 8),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 5, y: 7, width: 6, height: 8))
    #expect((root.layoutGuides.first as? Guide)?.mark == 1)
  }
}
