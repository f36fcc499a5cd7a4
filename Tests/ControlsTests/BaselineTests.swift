import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("Baselines of stretched and squeezed controls")
struct BaselineTests {
  private let root = View()
  private let mark = Box("mark", 10, 10)

  private func button() -> Button {
    let button = Button(type: .system)
    button.titleFont = gridFont
    button.setTitle("abc", for: .normal)
    return added(button)
  }

  private func label() -> Label {
    let label = Label(text: "abc")
    label.font = gridFont
    return added(label)
  }

  private func added<Added: View>(_ view: Added) -> Added {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// Lays out a view of a height, 11 points below the root's top.
  private func layOut(_ view: View, height: Double, _ constraints: LayoutConstraint...) {
    LayoutConstraint.activate(
      constraints + [
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
        view.heightAnchor.constraint(equalToConstant: height),
      ])
    TestSupport.layOut(root)
  }

  /// A screen of swift-30-projects, "Stopwatch": Xcode saved both buttons with 60 x 60 points.
  @Test("Buttons whose first and last baselines are equal are equally high")
  func equalBaselines() {
    let (first, second) = (button(), button())
    layOut(
      first, height: 60, second.topAnchor.constraint(equalTo: first.topAnchor),
      second.lastBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
      first.lastBaselineAnchor.constraint(equalTo: second.firstBaselineAnchor))
    #expect(first.frame.height == 60)
    #expect(second.frame.height == 60)
  }

  /// LoopKit, RepeatingScheduleValueTableViewCell and DecimalTextFieldTableViewCell: Xcode saved a label in the middle
  /// of fields that are higher and lower than their text.
  @Test("A label is aligned with the text of a higher and of a lower field", arguments: [44, 20])
  func field(height: Double) {
    let field = added(TextField())
    (field.borderStyle, field.font, field.text) = (.roundedRect, gridFont, "abc")
    let label = label()
    layOut(field, height: height, label.lastBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor))
    #expect(label.frame.midY == field.frame.midY)
  }

  @Test(
    "A button's baselines are those of its title, wherever that is",
    arguments: [(VerticalAlignment.top, 16.0), (.center, 20 + 16), (.bottom, 40 + 16)])
  func alignments(alignment: VerticalAlignment, baseline: Double) throws {
    // The title is 20 points high, with its baseline 16 below its top.
    let button = button()
    root.addSubview(mark)
    layOut(button, height: 60, mark.bottomAnchor.constraint(equalTo: button.lastBaselineAnchor))
    button.contentVerticalAlignment = alignment
    TestSupport.layOut(root)
    #expect(mark.frame.maxY == 11 + baseline)
    #expect(button.textSummary?.lastBaseline == baseline)
    #expect(button.baselineDeviation(isFirst: false) == 0)
  }

  /// firebase/quickstart-ios, "MultiFactor": Xcode saved a label of 40 points whose first baseline, in 14 points, is 13
  /// to 14.5 points below its top.
  @Test("A stretched label's baselines keep their distances from its edges")
  func stretchedLabel() {
    let label = label()
    let below = added(Box("below", 10, 10))
    root.addSubview(mark)
    layOut(
      label, height: 60, mark.bottomAnchor.constraint(equalTo: label.firstBaselineAnchor),
      below.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor))
    #expect(mark.frame.maxY == 11 + 16)
    #expect(below.frame.maxY == 11 + 60 - 4)
  }
}
