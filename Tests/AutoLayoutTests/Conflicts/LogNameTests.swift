import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("The log names views and masks as the guide says")
struct LogNameTests {
  private static let maskExamples: [(AutoresizingMask, String)] = [
    ([], "h=--& v=--&"), (.flexibleWidth, "h=-&- v=--&"), (.flexibleLeftMargin, "h=&-- v=--&"),
    ([.flexibleRightMargin, .flexibleBottomMargin], "h=--& v=--&"), (.flexibleHeight, "h=--& v=-&-"),
    ([.flexibleTopMargin, .flexibleHeight], "h=--& v=&&-"),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "h=&&& v=--&"),
  ]

  @Test(
    "A mask is written as three signs for each axis, for the margin before, the size and the margin after",
    arguments: maskExamples)
  func masks(mask: AutoresizingMask, expected: String) throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.autoresizingMask = mask
    let stage = Stage(view)
    stage.root.frame.size = Size(width: 320, height: 480)
    let conflict = try #require(stage.layout(view.widthAnchor.constraint(equalToConstant: 60)).conflicts.first)
    #expect(conflict.log.contains(" \(expected) "))
  }

  @Test("A flexible part is written as a share of the superview's size")
  func flexibleMask() throws {
    let view = View(frame: Rect(x: 20, y: 0, width: 60, height: 50))
    view.identifier = "v"
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    let stage = Stage(view)
    stage.root.frame.size = Size(width: 100, height: 480)
    // Of each point that the superview grows a quarter goes to the margin and the rest to the width.
    let conflict = try #require(stage.layout(view.widthAnchor.constraint(equalToConstant: 10)).conflicts.first)
    #expect(
      conflict.constraints[0].logDescription
        == "<NSAutoresizingMaskLayoutConstraint:v.width h=&&- v=--& UIView:v.width == 0.75*UIView:root.width - 15>")
  }

  @Test("A view is named by its class and its label's text, its button's title or its field's placeholder")
  func texts() {
    let label = Label(text: "Name")
    let button = Button()
    button.setTitle("Save", for: .normal)
    let field = TextField()
    field.placeholder = "Street"
    let named: [(View, String)] = [
      (label, "UILabel:v'Name'"), (button, "UIButton:v'Save'"), (field, "UITextField:v'Street'"),
    ]
    for (view, name) in named {
      view.identifier = "v"
      #expect(view.widthAnchor.constraint(equalToConstant: 1).logDescription.contains("[\(name)(1)]"))
    }
  }

  @Test("A view without text is named by its label in Interface Builder")
  func userLabel() {
    let view = View()
    view.identifier = "v"
    view.userLabel = "Separator"
    #expect(view.widthAnchor.constraint(equalToConstant: 1).logDescription.contains("[UIView:v'Separator'(1)]"))
  }
}
