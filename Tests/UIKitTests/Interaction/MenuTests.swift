import Foundation
import Testing
import UIKit

@Suite("Menus, commands and actions")
struct MenuTests {
  @Test("A menu with other children keeps all else")
  func replacesChildren() {
    let menu = UIMenu(
      title: "Sort", subtitle: "by", identifier: .view, options: [.displayInline, .singleSelection],
      preferredElementSize: .small, children: [UIAction(title: "Name") { _ in }])
    let other = menu.replacingChildren([])
    #expect(other.title == "Sort")
    #expect(other.subtitle == "by")
    #expect(other.identifier == .view)
    #expect(other.options == [.displayInline, .singleSelection])
    #expect(other.preferredElementSize == .small)
    #expect(other.children.isEmpty)
    #expect(menu.children.count == 1)
  }

  @Test("Of the elements, those that are on are selected; mixed ones are not")
  func selection() {
    let states: [UIMenuElement.State] = [.off, .on, .mixed, .on]
    let actions = states.enumerated().map { place, state in UIAction(title: "\(place)", state: state) { _ in } }
    #expect(UIMenu(children: actions).selectedElements.map(\.title) == ["1", "3"])
  }

  @Test("An action without an identifier has one of its own")
  func identifiers() {
    let (one, other) = (UIAction { _ in }, UIAction { _ in })
    #expect(one.identifier != other.identifier)
    #expect(UIAction(identifier: UIAction.Identifier("save")) { _ in }.identifier.rawValue == "save")
    #expect(one.state == .off)
    #expect(one.attributes == [])
  }

  @Test("A key command has its key, its modifiers and its title")
  func keyCommands() {
    let short = UIKeyCommand(input: "s", modifierFlags: [.command, .shift], action: "save:")
    #expect(short.input == "s")
    #expect(short.modifierFlags == [.shift, .command])
    #expect(short.action == "save:")
    #expect(short.title == "")
    let long = UIKeyCommand(
      title: "Save", action: "save:", input: UIKeyCommand.inputEscape, propertyList: 4, discoverabilityTitle: "Saves",
      attributes: .destructive, state: .on)
    #expect(long.discoverabilityTitle == "Saves")
    #expect(long.attributes == .destructive)
    #expect(long.state == .on)
    #expect(long.propertyList as? Int == 4)
  }

  @Test(
    "Options of menus, keys and gestures are UIKit's bits",
    arguments: [
      (Int(UIMenu.Options.singleSelection.rawValue), 32), (Int(UIMenu.Options.destructive.rawValue), 2),
      (Int(UIMenuElement.Attributes.hidden.rawValue), 4), (UIKeyModifierFlags.shift.rawValue, 1 << 17),
      (UIKeyModifierFlags.alternate.rawValue, 1 << 19), (UIKeyModifierFlags.command.rawValue, 1 << 20),
      (Int(UISwipeGestureRecognizer.Direction.left.rawValue), 2), (Int(UIFocusHeading.right.rawValue), 8),
      (UIEvent.EventType.presses.rawValue, 3), (UIEvent.EventType.hover.rawValue, 11),
      (UITouch.Phase.cancelled.rawValue, 4), (UITouch.TouchType.stylus.rawValue, 2),
      (UIPress.PressType.menu.rawValue, 5),
      (UIGestureRecognizer.State.recognized.rawValue, 3), (UIMenu.ElementSize.automatic.rawValue, -1),
    ])
  func bits(value: Int, number: Int) { #expect(value == number) }
}
