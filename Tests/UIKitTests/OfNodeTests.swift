import AutoLayout
import Testing
import UIKit

@Suite("Properties that nodes have")
struct OfNodeTests {
  private final class FixedLabel: UILabel {
    override var numberOfLines: Int {
      get { super.numberOfLines + 1 }
      set { super.numberOfLines = newValue * 2 }
    }
  }

  private final class ObservedView: UIView {
    var wasHidden: [Bool] = []
    override var isHidden: Bool { didSet { wasHidden.append(oldValue) } }
  }

  @Test("A subclass overrides a property, also for callers that know the superclass alone")
  func override() {
    let label: UILabel = FixedLabel()
    label.numberOfLines = 3
    #expect(label.label.numberOfLines == 6)
    #expect(label.numberOfLines == 7)
    label[keyPath: \.numberOfLines] = 1
    #expect(label.label.numberOfLines == 2)
  }

  @Test("A subclass observes a property")
  func observer() {
    let view = ObservedView()
    view.isHidden = true
    view.isHidden = false
    #expect(view.wasHidden == [false, true])
  }

  @Test("A property without a value reads as its default")
  func defaults() {
    let label = UILabel()
    label.font = nil
    #expect(label.font.pointSize == 17)
    label.textColor = nil
    #expect(label.textColor == .label)
  }

  @Test("A class in front of a view of another class stops the program and names both")
  func otherClass() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UILabel(coder: NibCoder(View()))?.numberOfLines = 2
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("UILabel needs a Label, but the object that is laid out is a View."))
  }

  @Test("A method stops the program, too")
  func method() async {
    await #expect(processExitsWith: .failure) {
      UIStackView(coder: NibCoder(View())).addArrangedSubview(UIView())
    }
  }

  @Test("A control of a document may be at an element that is none")
  func controlInFrontOfView() throws {
    let control = try #require(UIControl(coder: NibCoder(View())))
    control.isSelected = true
    #expect(control.state == .selected)
  }

  @Test(
    "Each case stands for one of Galley's",
    arguments: [
      check(NSTextAlignment.self), check(NSLineBreakMode.self), check(NSLayoutConstraint.Axis.self),
      check(UIBaselineAdjustment.self), check(UISemanticContentAttribute.self), check(UIView.ContentMode.self),
      check(UIStackView.Distribution.self), check(UIScrollView.ContentInsetAdjustmentBehavior.self),
      check(UIControl.ContentHorizontalAlignment.self), check(UIControl.ContentVerticalAlignment.self),
      check(UITextField.BorderStyle.self), check(UITextField.ViewMode.self), check(UIDatePickerStyle.self),
      check(UISearchBar.Style.self), check(UITableView.Style.self), check(UITableViewCell.AccessoryType.self),
      check(UITableViewCell.SelectionStyle.self), check(UINavigationItem.LargeTitleDisplayMode.self),
      check(UINavigationItem.BackButtonDisplayMode.self),
    ])
  func cases(_ kind: (name: String, isComplete: Bool)) { #expect(kind.isComplete, "\(kind.name)") }

  /// Whether the cases of a kind and Galley's lead to each other, and none is left over.
  private static func check<Kind: NodeCase>(_: Kind.Type) -> (name: String, isComplete: Bool) {
    let kinds = Kind.nodes.indices.compactMap { Kind(rawValue: Kind.RawValue($0)) }
    let isComplete =
      kinds.count == Kind.nodes.count && kinds.map(\.node) == Kind.nodes
      && Kind.nodes.allSatisfy { Kind($0).node == $0 } && Kind(rawValue: Kind.RawValue(kinds.count)) == nil
    return ("\(Kind.self)", isComplete)
  }
}
