import Foundation
import Testing
import UIKit

@Suite("Buttons and actions of controls")
struct ButtonTests {
  @Test("A button shows the title and colour of its state, or those of the normal one")
  func states() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Stop", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .disabled)
    #expect(button.currentTitle == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "Stop")
    #expect(button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.currentTitle == "Go")
    #expect(button.currentTitleColor == .blue)
    #expect(button.title(for: .highlighted) == "Go")
    #expect(button.titleColor(for: .highlighted) == nil)
  }

  @Test("The state of a control has all that is true of it")
  func controlStates() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
    control.isHighlighted = true
    control.isEnabled = true
    #expect(control.state == [.selected, .highlighted])
    #expect([UIControl.State.highlighted, .disabled, .selected, .focused].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("The label of a button is its title, in the button's font, lines and alignment")
  func titleLabel() throws {
    let button = UIButton()
    let label = try #require(button.titleLabel)
    label.font = .systemFont(ofSize: 31)
    label.numberOfLines = 3
    label.textAlignment = .right
    label.lineBreakMode = .byClipping
    label.text = "Title"
    #expect(button.title(for: .normal) == "Title")
    #expect(label.font.pointSize == 31)
    #expect(label.numberOfLines == 3)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byClipping)
    #expect(button.titleLabel === label)
    button.setTitleColor(.green, for: .normal)
    #expect(label.textColor == .green)
  }

  @Test("A button takes the title and image of its action, unless it has its own, and runs it")
  func primaryActions() {
    var senders = 0
    let action = UIAction(title: "Save", image: UIImage(systemName: "star")) { _ in senders += 1 }
    let button = UIButton(primaryAction: action)
    #expect(button.title(for: .normal) == "Save")
    #expect(button.image(for: .normal) != nil)
    button.sendActions(for: .touchUpInside)
    #expect(senders == 0)
    button.sendActions(for: .primaryActionTriggered)
    #expect(senders == 1)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Own"
    #expect(UIButton(configuration: configuration, primaryAction: action).configuration?.title == "Own")
    #expect(UIButton(configuration: .plain(), primaryAction: action).configuration?.title == "Save")
  }

  @Test("Actions run for the events that they were added for, in order, until they are removed")
  func actions() {
    let control = UIControl()
    var calls: [String] = []
    let first = UIAction { _ in calls.append("first") }
    control.addAction(first, for: [.touchDown, .valueChanged])
    control.addAction(UIAction { _ in calls.append("second") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["first", "second", "first"])
    control.removeAction(first, for: [.touchDown, .valueChanged])
    control.sendActions(for: .allEvents)
    #expect(calls.last == "second")
  }

  @Test("Targets are removed by themselves, by their action and by their events")
  func targets() {
    let (control, one, other) = (UIControl(), NSObject(), NSObject())
    control.addTarget(one, action: "tap", for: .touchUpInside)
    control.addTarget(one, action: "drag", for: .touchDragInside)
    control.addTarget(other, action: "tap", for: .touchUpInside)
    #expect(control.allControlEvents == [.touchUpInside, .touchDragInside])
    #expect(control.allTargets == [AnyHashable(one), AnyHashable(other)])
    control.removeTarget(one, action: "tap", for: .touchDown)
    #expect(control.actions(forTarget: other, forControlEvent: .touchUpInside)?.count == 1)
    control.removeTarget(one, action: nil, for: .touchUpInside)
    #expect(control.allControlEvents == [.touchUpInside, .touchDragInside])
    control.removeTarget(nil, action: "tap", for: .allEvents)
    #expect(control.allControlEvents == .touchDragInside)
  }

  @Test("The actions of a target are its own")
  func actionsOfTarget() {
    let (control, one, other) = (UIControl(), NSObject(), NSObject())
    control.addTarget(one, action: "one", for: .touchUpInside)
    control.addTarget(other, action: "other", for: .touchUpInside)
    #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == ["one"])
    #expect(control.actions(forTarget: NSObject(), forControlEvent: .touchUpInside) == nil)
  }

  @Test(
    "Events are UIKit's bits",
    arguments: [
      (UIControl.Event.touchDown, 0), (.touchUpInside, 6), (.touchCancel, 8), (.valueChanged, 12),
      (.primaryActionTriggered, 13), (.editingDidBegin, 16), (.editingChanged, 17), (.editingDidEnd, 18),
    ])
  func events(event: UIControl.Event, bit: Int) { #expect(event.rawValue == 1 << UInt(bit)) }

  @Test("The label of a configured button says its title")
  func titleLabelOfConfiguration() {
    let button = UIButton(configuration: .plain())
    #expect(button.titleLabel?.text == nil)
    button.configuration?.title = "Open"
    #expect(button.titleLabel?.text == "Open")
    button.configuration?.attributedTitle = AttributedString("Close")
    #expect(button.titleLabel?.text == "Close")
  }

  @Test("A configuration keeps what is set, and a title replaces an attributed one")
  func configurations() {
    var configuration = UIButton.Configuration.tinted()
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(configuration.contentInsets.trailing == 4)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.trailing == 12)
    configuration.attributedTitle = AttributedString("first")
    #expect(configuration.title == "first")
    configuration.title = "second"
    #expect(configuration.attributedTitle.map { String($0.characters) } == "second")
    configuration.imagePadding = 5
    configuration.titlePadding = 6
    configuration.baseForegroundColor = .red
    configuration.background.backgroundColor = .green
    #expect([configuration.imagePadding, configuration.titlePadding] == [5, 6])
    #expect(configuration.baseForegroundColor == .red)
    #expect(configuration.baseBackgroundColor == .green)
    #expect(UIButton.Configuration.plain() != .filled())
    #expect(configuration.imagePlacement == .leading)
    #expect(configuration.cornerStyle == .dynamic)
  }

  @Test("A configured button is wider by its padding and its image")
  func configuredSizes() {
    func width(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      change(&configuration)
      return UIButton(configuration: configuration).intrinsicContentSize.width
    }
    let plain = width { _ in }
    let inset = width { $0.contentInsets.leading = 42 }
    #expect(abs(inset - plain - 30) < 0.5)
    let close = width { $0.image = UIImage(systemName: "star") }
    let wide = width {
      $0.image = UIImage(systemName: "star")
      $0.imagePadding = 20
    }
    #expect(abs(wide - close - 20) < 0.5)
    let above = width {
      $0.image = UIImage(systemName: "star")
      $0.imagePlacement = .top
    }
    #expect(above == plain)
  }

  @Test("Insets of a button are for its content, its title and its image", arguments: [0, 1, 2])
  func insets(part: Int) {
    let button = UIButton()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let paths: [ReferenceWritableKeyPath<UIButton, UIEdgeInsets>] = [
      \.contentEdgeInsets, \.titleEdgeInsets, \.imageEdgeInsets,
    ]
    button[keyPath: paths[part]] = insets
    #expect(paths.map { button[keyPath: $0] == insets } == paths.indices.map { $0 == part })
    let content = button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(
      content == (part == 0 ? CGRect(x: 2, y: 1, width: 44, height: 26) : CGRect(x: 0, y: 0, width: 50, height: 30)))
  }

  @Test(
    "A button is of the type that it was made with",
    arguments: [UIButton.ButtonType.custom, .system, .detailDisclosure, .infoLight, .contactAdd, .close])
  func types(type: UIButton.ButtonType) {
    #expect(UIButton(type: type).buttonType == type)
    #expect(UIButton.ButtonType.roundedRect == .system)
    #expect(UIButton().buttonType == .custom)
  }

  @Test("Content is placed as it was set", arguments: 0...5)
  func alignments(rawValue: Int) throws {
    let control = UIControl()
    #expect(control.contentHorizontalAlignment == .center)
    control.contentHorizontalAlignment = try #require(UIControl.ContentHorizontalAlignment(rawValue: rawValue))
    #expect(control.contentHorizontalAlignment.rawValue == rawValue)
    guard let vertical = UIControl.ContentVerticalAlignment(rawValue: rawValue) else { return }
    control.contentVerticalAlignment = vertical
    #expect(control.contentVerticalAlignment == vertical)
  }
}
