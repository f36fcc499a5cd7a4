import Foundation
import Testing
import UIKit

/// A storage as apps write it: the text is elsewhere, and capital letters are red.
private final class Highlighting: NSTextStorage {
  private let backing = NSMutableAttributedString(string: "")

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    backing.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  override func processEditing() {
    for (index, unit) in string.utf16.enumerated() where (65...90).contains(unit) {
      addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
    }
    super.processEditing()
  }
}

private final class Observer: NSTextStorageDelegate {
  var edits: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    edits.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
  }
}

@Suite("Text storages")
struct TextStorageTests {
  private let key = NSAttributedString.Key("key")

  /// The parts of a text with their values of the key, as "text:value".
  private func parts(_ text: NSAttributedString) -> String {
    var parts: [String] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      parts.append("\((text.string as NSString).substring(with: range)):\(value as? Int ?? 0)")
    }
    return parts.joined(separator: " ")
  }

  private func storages() -> [NSTextStorage] { [NSTextStorage(), Highlighting()] }

  @Test("Each way to change a text does so, whether or not a subclass keeps it", arguments: 0...1)
  func changes(index: Int) {
    let storage = storages()[index]
    storage.append(NSAttributedString(string: "one two"))
    storage.addAttribute(key, value: 1, range: NSRange(location: 0, length: 3))
    #expect(parts(storage) == "one:1  two:0")
    let replacement = NSAttributedString(string: "x", attributes: [key: 2])
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: replacement)
    #expect(parts(storage) == "one:1  :0 x:2")
    storage.insert(NSAttributedString(string: "ab", attributes: [key: 3]), at: 1)
    #expect(parts(storage) == "o:1 ab:3 ne:1  :0 x:2")
    storage.deleteCharacters(in: NSRange(location: 0, length: 3))
    storage.removeAttribute(key, range: NSRange(location: 1, length: 3))
    #expect(parts(storage) == "n:1 e x:0")
    storage.addAttributes([.kern: 2.0], range: NSRange(location: 0, length: 2))
    #expect(storage.attributes(at: 0, effectiveRange: nil).count == 2)
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Double == 2)
    storage.setAttributedString(NSAttributedString(string: "new", attributes: [key: 4]))
    #expect(parts(storage) == "new:4")
    storage.append(storage)
    #expect(parts(storage) == "newnew:4")
    #expect(storage.length == 6)
  }

  @Test("A storage is an attributed string: it is copied, compared and put into others", arguments: 0...1)
  func isText(index: Int) throws {
    let storage = storages()[index]
    let text = NSAttributedString(string: "ab", attributes: [key: 1])
    storage.setAttributedString(text)
    #expect(parts(NSAttributedString(attributedString: storage)) == "ab:1")
    #expect(parts(NSTextStorage(attributedString: storage)) == "ab:1")
    #expect(parts(try #require(storage.copy() as? NSAttributedString)) == "ab:1")
    #expect(parts(storage.attributedSubstring(from: NSRange(location: 1, length: 1))) == "b:1")
    let other = NSMutableAttributedString(string: "-")
    other.append(storage)
    #expect(parts(other) == "-:0 ab:1")
    #expect(storage.isEqual(to: text))
    #expect(text.isEqual(to: storage))
    let label = UILabel()
    label.attributedText = storage
    #expect(label.text == "ab")
  }

  @Test("Edits between beginEditing and endEditing are one, which reaches from the first to the last")
  func edits() {
    let (storage, observer) = (NSTextStorage(string: "one two three"), Observer())
    storage.delegate = observer
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "x")
    #expect(observer.edits == ["2 4 1 -2"])
    storage.beginEditing()
    storage.setAttributes([key: 1], range: NSRange(location: 0, length: 1))
    storage.replaceCharacters(in: NSRange(location: 6, length: 5), with: "four")
    #expect(observer.edits.count == 1)
    storage.endEditing()
    #expect(observer.edits == ["2 4 1 -2", "3 0 10 -1"])
    #expect(storage.editedMask == [])
    #expect(storage.changeInLength == 0)
  }

  @Test("A text view shows the text of an app's storage, and what its processing adds")
  func ownStorage() {
    let (storage, manager, container) = (Highlighting(), NSLayoutManager(), NSTextContainer(size: .zero))
    container.maximumNumberOfLines = 3
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.append(NSAttributedString(string: "a"))
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.text == "a")
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === manager)
    #expect(view.textContainer === container)
    #expect(container.textView === view)
    storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "B")
    #expect(view.text == "aB")
    #expect(color(in: view, at: 1) == .red)
    #expect(color(in: view, at: 0) != .red)
    view.text = "Cd"
    #expect(storage.string == "Cd")
    #expect(color(in: view, at: 0) == .red)
  }

  @Test("A view keeps the storage that it shows, even one that its manager gets later")
  func keeps() {
    let manager = NSLayoutManager()
    let view = UITextView(frame: .zero, textContainer: container(in: manager))
    let storage = view.textStorage
    show("later", in: manager)
    #expect(view.text == "later")
    #expect(view.textStorage.string == "later")
    #expect(storage.layoutManagers.isEmpty)
    view.text = "set"
    #expect(view.text == "set")
    #expect(manager.textStorage?.string == "set")
  }

  private func container(in manager: NSLayoutManager) -> NSTextContainer {
    let container = NSTextContainer()
    manager.addTextContainer(container)
    return container
  }

  private func show(_ text: String, in manager: NSLayoutManager) {
    NSTextStorage(string: text).addLayoutManager(manager)
  }

  @Test("The text of a view stays plain when its storage is asked for, and its area has its height")
  func plain() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 10)
    view.text = "one"
    #expect(view.textStorage.string == "one")
    let small = view.layoutManager.usedRect(for: view.textContainer).height
    view.font = .systemFont(ofSize: 40)
    #expect(view.layoutManager.usedRect(for: view.textContainer).height > 3 * small)
  }

  private func color(in view: UITextView, at index: Int) -> UIColor? {
    view.attributedText.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor
  }
}
