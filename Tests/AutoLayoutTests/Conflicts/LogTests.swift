import AutoLayout
import Graphics
import TestSupport
import Testing

/// A field that is named by its class alone.
private final class Field: View {
  override var viewKind: ViewKind { super.viewKind.named("view", platformClass: "UITextField") }
}

/// A label named 'Name' as in the guide's example.
private final class NameLabel: View {
  override var viewKind: ViewKind { super.viewKind.named("view", platformClass: "UILabel") }
  override var descriptiveText: String? { "Name" }
}

@Suite("The log has Auto Layout's form")
struct LogTests {
  private let label = NameLabel()
  private let field = Field()
  private let root = View()

  init() {
    (label.identifier, field.identifier, root.identifier) = ("L", "F", "R")
    root.addSubview(label)
    root.addSubview(field)
  }

  @Test("A size is written in brackets")
  func extent() {
    let constraint = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
    constraint.identifier = "Label Width"
    #expect(constraint.logDescription.hasSuffix("'Label Width' H:[UILabel:L'Name'(>=400)]>"))
  }

  @Test("A gap is written between brackets")
  func gap() {
    let constraint = field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
    #expect(constraint.logDescription.hasSuffix("H:[UILabel:L'Name']-(8)-[UITextField:F]>"))
  }

  @Test("The distance to a container names it behind the bar")
  func container() {
    let constraint = field.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
    #expect(constraint.logDescription.hasSuffix("V:|-(8)-[UITextField:F]   (active, names: '|':UIView:R )>"))
  }

  @Test("What visual format cannot express is an equation")
  func equation() {
    let constraint = LayoutConstraint(
      item: label, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin)
    #expect(constraint.logDescription.hasSuffix("UILabel:L'Name'.leading == UIView:R.leadingMargin>"))
    let ratio = LayoutConstraint(
      item: label, attribute: .width, relatedBy: .lessThanOrEqual, toItem: label, attribute: .height,
      multiplier: 1.574, constant: -2, priority: 750)
    #expect(ratio.logDescription.hasSuffix("UILabel:L'Name'.width <= 1.574*UILabel:L'Name'.height - 2 @750>"))
  }

  @Test("A mask's constraint shows what is fixed and what is flexible")
  func mask() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.identifier = "V"
    let stage = Stage(view)
    let wish = view.widthAnchor.constraint(equalToConstant: 60)
    let outcome = stage.layout(wish)
    let conflict = try #require(outcome.conflicts.first)
    let masks = conflict.constraints.map(\.logDescription).filter {
      $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint:")
    }
    #expect(masks.count == 1)
    #expect(masks.allSatisfy { $0.hasSuffix("h=--& v=--& H:[UIView:V(50)]>") })
    #expect(conflict.log.contains("translatesAutoresizingMaskIntoConstraints"))
  }
}
