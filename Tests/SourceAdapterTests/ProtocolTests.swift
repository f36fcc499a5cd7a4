#if UIKitAdapter
import Testing

@testable import SourceAdapter

@Suite("Protocols of Objective-C")
struct ProtocolTests {
  private static let picker = """
    @objc public protocol PickerDelegate {
      @objc optional func pickerDidClose(_ picker: Picker)
      @objc optional func picker(_ picker: Picker, titleFor row: Int) -> String?
      @objc optional func picker(_ picker: Picker, heightFor row: Int) -> CGFloat
      @objc optional var tint: UIColor? { get set }
    }
    """

  @Test("A protocol stays bound to classes")
  func bindsToClasses() {
    #expect(adaptedLines(Self.picker).first == "      public protocol PickerDelegate: AnyObject {")
    #expect(adaptedLine("@objc protocol P: Q {}") == "      protocol P: AnyObject, Q {}")
  }

  @Test("Optional requirements that return nothing or an optional have a default")
  func addsDefaults() {
    #expect(
      additions(Self.picker).contains(
        """
        extension PickerDelegate {
          public func pickerDidClose(_ picker: Picker) {}
          public func picker(_ picker: Picker, titleFor row: Int) -> String? { nil }
          public var tint: UIColor? { get { nil } set {} }
        }
        """))
  }

  @Test(
    "A call of an optional requirement loses its question mark, one of a closure without parameters keeps it",
    arguments: [
      ("delegate?.scrollViewDidTap?(self)", "delegate?.scrollViewDidTap (self)"),
      ("delegate?.picker?(self, didPick: 1)", "delegate?.picker (self, didPick: 1)"),
      ("owner.scrollViewAction?()", "owner.scrollViewAction?()"), ("completion?(1)", "completion?(1)"),
    ])
  func optionalCalls(before: String, after: String) { #expect(adaptedLine(before) == after) }

  @Test("The defaults of a private protocol are private to the file")
  func privateDefaults() {
    #expect(
      additions("@objc private protocol P { @objc optional func close() }").contains("  fileprivate func close() {}"))
  }

  @Test("An optional requirement without a default is noted")
  func notesRequirement() {
    let notes = adapt(["P.swift": Self.picker]).notes
    #expect(notes.map(\.reason) == [.optionalRequirement])
    #expect(notes.map(\.line) == [4])
  }

  @Test("Calls of optional requirements lose their question mark")
  func callsRequirements() {
    #expect(adaptedLine("delegate?.picker?(self, heightFor: 1)") == "delegate?.picker (self, heightFor: 1)")
    #expect(adaptedLine("delegate?.scrollViewDidScroll?(view)") == "delegate?.scrollViewDidScroll (view)")
    let module = adapt(["P.swift": Self.picker, "Q.swift": "delegate?.pickerDidClose?(self)"])
    #expect(module.files[1].text.contains("delegate?.pickerDidClose (self)"))
  }

  @Test("Calls of optional closures keep it")
  func callsClosures() {
    #expect(adaptedLine("model.onTap?(sender)") == "model.onTap?(sender)")
    #expect(adaptedLine("completion?()") == "completion?()")
  }

  @Test("A protocol that is bound to classes already is bound once")
  func bindsOnce() {
    #expect(adaptedLine("@objc protocol A: AnyObject {}") == "      protocol A: AnyObject {}")
    #expect(adaptedLine("@objc protocol A: B {}") == "      protocol A: AnyObject, B {}")
  }
}
#endif
