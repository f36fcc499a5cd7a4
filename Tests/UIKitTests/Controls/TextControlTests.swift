import Foundation
import Testing
import UIKit

@Suite("Fields, text views, search bars and effects")
struct TextControlTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  @Test("The text of a field is never nil, is inserted at the end and deleted from it")
  func fieldText() {
    #expect(field.text == "")
    #expect(!field.hasText)
    field.insertText("ab")
    field.insertText("c")
    field.deleteBackward()
    #expect(field.text == "ab")
    field.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    #expect(field.text == "red")
    field.text = "plain"
    #expect(field.attributedText?.string == "plain")
    #expect(field.hasText)
  }

  @Test("A placeholder replaces an attributed one")
  func placeholders() {
    field.attributedPlaceholder = NSAttributedString(string: "first")
    #expect(field.placeholder == "first")
    field.placeholder = "second"
    #expect(field.attributedPlaceholder?.string == "second")
  }

  @Test(
    "Views at the sides are at the ends of the field, and hidden unless their mode shows them")
  func sides() {
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    )
    field.leftView = left
    field.rightView = right
    field.leftViewMode = .whileEditing
    field.rightViewMode = .unlessEditing
    field.layoutIfNeeded()
    #expect(left.isHidden)
    #expect(!right.isHidden)
    #expect(right.frame == CGRect(x: 170, y: 10, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).maxX == 170)
    #expect(field.textRect(forBounds: field.bounds).minX < 20)
    field.rightView = nil
    #expect(right.superview == nil)
    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 15, width: 20, height: 10))
  }

  @Test("A border, a clear button and an alignment are those that were set", arguments: 0...3)
  func fieldSettings(rawValue: Int) throws {
    #expect(field.borderStyle == .none)
    #expect(field.clearButtonMode == .never)
    field.borderStyle = try #require(UITextField.BorderStyle(rawValue: rawValue))
    field.clearButtonMode = try #require(UITextField.ViewMode(rawValue: rawValue))
    #expect(field.borderStyle.rawValue == rawValue)
    #expect(field.clearButtonMode.rawValue == rawValue)
  }

  @Test("Default attributes are the font and the colour of a field")
  func defaultAttributes() {
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 27), .foregroundColor: UIColor.red]
    #expect(field.font?.pointSize == 27)
    #expect(field.textColor == .red)
    #expect(UITextField().textColor == .label)
    #expect(UITextField().autocapitalizationType == .sentences)
  }

  @Test("A field can be the first responder while it is enabled, a text view while it can be read")
  func firstResponders() {
    #expect(field.canBecomeFirstResponder)
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder)
    let view = UITextView()
    view.isEditable = false
    #expect(view.canBecomeFirstResponder)
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder)
  }

  @Test(
    "A text view has UIKit's insets, and its container its padding and lines")
  func textView() {
    let view = UITextView()
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.textContainer.maximumNumberOfLines == 0)
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(view.textContainer.maximumNumberOfLines == 2)
    #expect(view.textContainer.lineBreakMode == .byTruncatingTail)
    let own = NSTextContainer()
    own.lineFragmentPadding = 13
    let padded = UITextView(frame: .zero, textContainer: own)
    #expect(padded.textContainer.lineFragmentPadding == 13)
    #expect(view.text == "")
    #expect(!view.hasText)
    #expect(view.isScrollEnabled)
  }

  @Test(
    "A storage replaces, sets and removes parts of the text of its view")
  func storage() {
    let view = UITextView()
    view.text = "one two"
    let storage = view.textStorage
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three two")
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 3))
    let color = view.attributedText.attributes(at: 6, effectiveRange: nil)[.foregroundColor] as? UIColor
    #expect(color == .red)
    #expect(view.attributedText.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor != .red)
    storage.removeAttribute(.foregroundColor, range: NSRange(location: 6, length: 3))
    #expect(view.attributedText.attributes(at: 6, effectiveRange: nil)[.foregroundColor] as? UIColor != .red)
    view.text = "new"
    #expect(storage.string == "new")
    #expect(storage.length == 3)
  }

  @Test("A storage of its own is measured by its layout manager, in the width without the padding")
  func layoutManager() {
    let storage = NSTextStorage(
      attributedString: NSAttributedString(
        string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    let (manager, wide, narrow) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 1000, height: 0)),
      NSTextContainer(size: CGSize(width: 70, height: 0))
    )
    storage.addLayoutManager(manager)
    manager.addTextContainer(wide)
    #expect(manager.textContainers == [wide])
    #expect(manager.numberOfGlyphs == 18)
    #expect(manager.usedRect(for: narrow).height > manager.usedRect(for: wide).height * 2)
    #expect(manager.usedRect(for: narrow).width <= 60)
  }

  @Test("The field of a search bar has the bar's text and placeholder")
  func searchBar() {
    let bar = UISearchBar()
    bar.searchTextField.text = "query"
    bar.searchTextField.attributedPlaceholder = NSAttributedString(string: "Search")
    #expect(bar.text == "query")
    #expect(bar.placeholder == "Search")
    bar.text = nil
    #expect(bar.searchTextField.text == "")
    bar.setShowsCancelButton(true, animated: false)
    bar.setShowsScope(true, animated: false)
    #expect(bar.showsCancelButton)
    #expect(bar.showsScopeBar)
    bar.searchBarStyle = .minimal
    #expect(bar.searchBarStyle == .minimal)
    #expect(bar.returnKeyType == .search)
  }

  @Test(
    "Styles of blurs have UIKit's numbers",
    arguments: [
      (UIBlurEffect.Style.extraLight, 0), (.dark, 2), (.regular, 4), (.prominent, 5), (.systemUltraThinMaterial, 6),
      (.systemChromeMaterial, 10), (.systemMaterialLight, 13), (.systemUltraThinMaterialDark, 16),
    ])
  func blurs(style: UIBlurEffect.Style, number: Int) { #expect(style.rawValue == number) }

  @Test("Glass keeps its tint, and an effect view its effect and what is added to its content view")
  func effects() {
    let glass = UIGlassEffect(style: .clear)
    #expect(glass.tintColor == nil)
    glass.tintColor = .red
    glass.isInteractive = true
    #expect(glass.tintColor == .red)
    #expect(glass.isInteractive)
    let view = UIVisualEffectView(effect: glass)
    #expect(view.effect === glass)
    let label = UILabel()
    view.contentView.addSubview(label)
    #expect(label.isDescendant(of: view))
  }
}
