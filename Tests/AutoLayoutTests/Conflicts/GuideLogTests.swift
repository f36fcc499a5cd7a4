import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// The two logs of the guide "Debugging Tricks and Tips", rebuilt: a label and a text field in a view 320 points wide.
@Suite("The guide's two logs are reproduced from code that builds those layouts")
struct GuideLogTests {
  /// What the guide calls one of its constraints.
  private struct Entry {
    var address: String
    var name: String?
    var body: String
    var line: String { "<NSLayoutConstraint:\(address)\(name.map { " '\($0)'" } ?? "") \(body)>" }
  }

  private struct Guide {
    var label, field, root: String
    var width, leading, space, trailing: Entry

    /// The first log: nothing has a name except the label's text.
    static let unnamed = Guide(
      label: "0x7a8724b0", field: "0x7a88cff0", root: "0x7a887ee0",
      width: Entry(address: "0x7a87b000", body: "H:[UILabel:0x7a8724b0'Name'(>=400)]"),
      leading: Entry(
        address: "0x7a895e30", body: "UILabel:0x7a8724b0'Name'.leading == UIView:0x7a887ee0.leadingMargin"),
      space: Entry(
        address: "0x7a886d20", body: "H:[UILabel:0x7a8724b0'Name']-(NSSpace(8))-[UITextField:0x7a88cff0]"),
      trailing: Entry(
        address: "0x7a87b2e0", body: "UITextField:0x7a88cff0.trailing == UIView:0x7a887ee0.trailingMargin"))

    /// The second log: the constraints have identifiers.
    static let named = Guide(
      label: "0x7b58b040", field: "0x7b589490", root: "0x7b590790",
      width: Entry(address: "0x7b56d020", name: "Label Width", body: "H:[UILabel:0x7b58b040'Name'(>=400)]"),
      leading: Entry(
        address: "0x7b58bac0", name: "Label Leading",
        body: "UILabel:0x7b58b040'Name'.leading == UIView:0x7b590790.leadingMargin"),
      space: Entry(
        address: "0x7b58baf0", name: "Space Between Controls",
        body: "H:[UILabel:0x7b58b040'Name']-(NSSpace(8))-[UITextField:0x7b589490]"),
      trailing: Entry(
        address: "0x7b51cb10", name: "Text Field Trailing",
        body: "UITextField:0x7b589490.trailing == UIView:0x7b590790.trailingMargin"))

    var entries: [Entry] { [width, leading, space, trailing] }
    /// The engine's own constraint, with the view's identifier in place of its address.
    var encapsulated: String {
      "<NSLayoutConstraint:\(root).width 'UIView-Encapsulated-Layout-Width' H:[UIView:\(root)(320)]>"
    }
  }

  /// The text of a conflict, written while its tree still exists.
  private struct Told {
    var log: String
    var lines: Set<String>
    var broken: String

    init(_ conflict: LayoutConflict) {
      log = conflict.log
      lines = Set(conflict.constraints.map(\.logDescription))
      broken = conflict.broken.logDescription
    }
  }

  /// Lays out the guide's example with its four constraints activated in an order.
  private func conflicts(_ guide: Guide, order: [Int]) -> [Told] {
    let label = Label(text: "Name")
    let field = TextField()
    let stage = Stage(label, field)
    (label.identifier, field.identifier, stage.root.identifier) = (guide.label, guide.field, guide.root)
    for view in [label, field] { view.translatesAutoresizingMaskIntoConstraints = false }
    let constraints = [
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 400),
      LayoutConstraint(
        item: label, attribute: .leading, relatedBy: .equal, toItem: stage.root, attribute: .leadingMargin),
      field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
      LayoutConstraint(
        item: field, attribute: .trailing, relatedBy: .equal, toItem: stage.root, attribute: .trailingMargin),
    ]
    for (constraint, entry) in zip(constraints, guide.entries) {
      (constraint.documentID, constraint.identifier) = (entry.address, entry.name)
    }
    LayoutConstraint.activate(order.map { constraints[$0] })
    return stage.layout().conflicts.map(Told.init)
  }

  private static let orders = permutations(of: [0, 1, 2, 3])

  private static func permutations(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in permutations(of: items.filter { $0 != first }).map { [first] + $0 } }
  }

  @Test("The log equals the guide's line by line, except for the order of the list", arguments: [false, true])
  func wholeLog(isNamed: Bool) throws {
    let guide = isNamed ? Guide.named : .unnamed
    let conflict = try #require(conflicts(guide, order: [1, 2, 3, 0]).first)
    let lines = conflict.log.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    // The guide's log has a blank at the end of the hint, and in the lines before the last two sentences.
    #expect(conflict.log.contains("translatesAutoresizingMaskIntoConstraints) \n(\n"))
    #expect(conflict.log.contains("\n)\n \nWill attempt"))
    #expect(conflict.log.contains(">\n \nMake a symbolic"))
    let hint = """
      Probably at least one of the constraints in the following list is one you don't want. Try this: (1) look at each \
      constraint and try to figure out which you don't expect; (2) find the code that added the unwanted constraint or \
      constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
      refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
      """
    #expect(lines.prefix(3) == ["Unable to simultaneously satisfy constraints.", hint[...], "("])
    let list = lines.dropFirst(3).prefix(5)
    #expect(
      Set(list.map { $0.filter { $0 != "\"" && $0 != "," } }) == Set(guide.entries.map(\.line) + [guide.encapsulated]))
    #expect(list.last == "\"\(guide.encapsulated)\"")
    let end = """
      )

      Will attempt to recover by breaking constraint
      \(guide.width.line)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> may also \
      be helpful.
      """
    #expect(lines.suffix(7).joined(separator: "\n") == end)
  }

  @Test(
    "In every order of activation, the conflict and the broken constraint are those of the guide's log",
    arguments: orders)
  func everyOrder(order: [Int]) throws {
    for guide in [Guide.unnamed, .named] {
      let conflicts = conflicts(guide, order: order)
      let conflict = try #require(conflicts.first)
      #expect(conflicts.count == 1)
      #expect(conflict.lines == Set(guide.entries.map(\.line) + [guide.encapsulated]))
      #expect(conflict.broken == guide.width.line)
    }
  }

  @Test("The guide's mask line is reproduced: class, mask and visual format")
  func maskLine() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.identifier = "0x7ff282617cc0"
    let stage = Stage(view)
    let conflict = try #require(stage.layout(view.widthAnchor.constraint(equalToConstant: 60)).conflicts.first)
    #expect(
      conflict.constraints.first?.logDescription
        == "<NSAutoresizingMaskLayoutConstraint:0x7ff282617cc0.width h=--& v=--& H:[UIView:0x7ff282617cc0(50)]>")
  }
}
