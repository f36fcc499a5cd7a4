import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Edits of a document's file")
struct DocumentEditTests {
  /// A view with two labels, in Xcode's formatting.
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
            <view contentMode="scaleToFill" id="vie-00-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                <subviews>
                    <!-- Grüße: the title -->
                    <label opaque="NO" text='It&apos;s "new"' lineBreakMode="tailTruncation" id="lbl-00-001">
                        <rect key="frame" x="20" y="8" width="120" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                    <label text="b" id="lbl-00-002"/>
                </subviews>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                <constraints>
                    <constraint firstItem="lbl-00-001" firstAttribute="top" secondItem="vie-00-001" secondAttribute="top" constant="8" id="Aaa-00-001"/>
                    <constraint firstItem="lbl-00-001" firstAttribute="width" constant="120" id="zzz-00-002"/>
                </constraints>
                <point key="canvasLocation" x="0" y="0"/>
            </view>
        </objects>
    </document>

    """

  /// Returns the text after edits, and expects it to be a document that says the same elsewhere.
  private func edited(_ text: String = Self.text, _ edits: DocumentEdit...) throws -> String {
    let document = try EditableDocument(Array(text.utf8), path: "Test.xib")
    let bytes = document.changes(for: edits).applied(to: document.bytes)
    _ = try InterfaceDocument(bytes, path: "Test.xib")
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("An attribute with a value keeps its place and its quotation marks")
  func replacedAttribute() throws {
    let result = try edited(Self.text, .set(attribute: "text", of: "lbl-00-001", to: "It's <new>"))
    let expected = Self.text.replacing("'It&apos;s \"new\"'", with: "'It&apos;s &lt;new>'")
    #expect(result == expected)
  }

  @Test("No accent hides a mark of XML")
  func accents() throws {
    let result = try edited(Self.text, .set(attribute: "text", of: "lbl-00-001", to: "<\u{301}'\u{301}&\u{301}"))
    let expected = Array(" text='&lt;\u{301}&apos;\u{301}&amp;\u{301}'".utf8)
    #expect(Array(result.utf8).firstRange(of: expected) != nil)
  }

  @Test("An id that is there twice names the first object, which is not in itself")
  func repeatedID() throws {
    let inner = #"<view key="contentView" id="c"><subviews><label id="l"/></subviews></view>"#
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="a"><subviews>
      <stackView id="s"><subviews><label id="s"/><label id="l"/></subviews></stackView>
      <tableViewCell id="c">\(inner)</tableViewCell></subviews></view></objects></document>
      """
    let document = try EditableDocument(Array(text.utf8), path: "Test.xib")
    #expect(document.object("a")?.subviews.map(\.id) == ["s", "c"])
    #expect(document.object("s")?.subviews.map(\.id) == ["l"])
    #expect(document.object("c")?.contentView == nil)
    #expect(document.object("l")?.superview?.id == "s")
  }

  @Test(
    "A new attribute goes where Xcode writes it",
    arguments: [
      (
        "numberOfLines", "lbl-00-001", "lineBreakMode=\"tailTruncation\" id=",
        "lineBreakMode=\"tailTruncation\" numberOfLines=\"0\" id="
      ),
      (
        "horizontalHuggingPriority", "lbl-00-001", "opaque=\"NO\" text",
        "opaque=\"NO\" horizontalHuggingPriority=\"0\" text"
      ),
      ("priority", "zzz-00-002", "\"width\" constant=\"120\"", "\"width\" priority=\"0\" constant=\"120\""),
      ("relation", "Aaa-00-001", "\"top\" secondItem", "\"top\" relation=\"0\" secondItem"),
    ])
  func newAttribute(name: String, id: String, old: String, new: String) throws {
    #expect(try edited(Self.text, .set(attribute: name, of: id, to: "0")) == Self.text.replacing(old, with: new))
  }

  @Test("A removed attribute takes its white space with it")
  func removedAttribute() throws {
    let result = try edited(Self.text, .set(attribute: "opaque", of: "lbl-00-001", to: nil))
    #expect(result == Self.text.replacing(" opaque=\"NO\"", with: ""))
  }

  @Test("An attribute can be added before one that is removed")
  func attributesAtOnePlace() throws {
    let result = try edited(
      Self.text, .set(attribute: "lineBreakMode", of: "lbl-00-001", to: nil),
      .set(attribute: "textAlignment", of: "lbl-00-001", to: "center"))
    #expect(result == Self.text.replacing("lineBreakMode=\"tailTruncation\"", with: "textAlignment=\"center\""))
  }

  @Test("A frame changes only in the numbers that differ; zero is written as in Xcode")
  func frame() throws {
    let rect = Rect(x: 0, y: 8, width: 120, height: 41)
    let result = try edited(Self.text, .setFrame(of: "lbl-00-001", to: rect))
    #expect(
      result
        == Self.text.replacing("x=\"20\" y=\"8\"", with: "x=\"0.0\" y=\"8\"").replacing(
          "height=\"20.5\"", with: "height=\"41\""))
  }

  @Test("A removed constraint takes its line, the last one the list")
  func removedConstraint() throws {
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let one = try edited(Self.text, .removeConstraint("Aaa-00-001"))
    #expect(one == lines.filter { !$0.contains("Aaa-00-001") }.joined(separator: "\n"))
    let both = try edited(Self.text, .removeConstraint("Aaa-00-001"), .removeConstraint("zzz-00-002"))
    #expect(both == lines.filter { !$0.contains("constraint") }.joined(separator: "\n"))
  }

  private static let draft = ConstraintDraft(
    "lbl-00-002", "leading", .greaterThanOrEqual, "lbl-00-001", "trailing", constant: 8, isSymbolic: true)

  @Test("A new constraint is a line of its own in the list, sorted by its id, which is new and of Xcode's form")
  func addedConstraint() throws {
    let result = try edited(Self.text, .addConstraint(Self.draft, owner: "vie-00-001"))
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
    let new = lines.filter { !$0.isEmpty && !Self.text.contains($0) }
    #expect(new.count == 1)
    let pattern =
      /\s{16}<constraint firstItem="lbl-00-002" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="lbl-00-001" secondAttribute="trailing" constant="8" symbolic="YES" id="(?<id>\w{3}-\w{2}-\w{3})"\/>/
    let match = try #require(try pattern.wholeMatch(in: String(new[0])))
    let ids = lines.filter { $0.contains("<constraint ") }.compactMap { $0.firstMatch(of: /id="([^"]+)"\/>/)?.1 }
    #expect(ids.contains(match.id) && ids == ids.sorted())
    #expect(lines.filter { $0 != new[0] }.joined(separator: "\n") == Self.text)
  }

  @Test("The ids of several new constraints differ, and are the same each time")
  func ids() throws {
    let edits = [DocumentEdit.addConstraint(Self.draft, owner: "vie-00-001")]
    let document = try EditableDocument(Array(Self.text.utf8), path: "Test.xib")
    let two = document.changes(for: edits + edits)
    #expect(Set(two.map(\.text)).count == 2)
    #expect(two == document.changes(for: edits + edits))
  }

  @Test("The first constraint of a view makes the list: after the subviews and the background")
  func newList() throws {
    let without = try edited(Self.text, .removeConstraint("Aaa-00-001"), .removeConstraint("zzz-00-002"))
    let result = try edited(without, .addConstraint(Self.draft, owner: "vie-00-001"))
    let lines = result.split(separator: "\n").map { $0.drop { $0 == " " } }
    let list = try #require(lines.firstIndex(of: "<constraints>"))
    #expect(lines[list - 1].hasPrefix("<color key=\"backgroundColor\""))
    #expect(lines[list + 2] == "</constraints>" && lines[list + 3].hasPrefix("<point"))
    #expect(result.contains("\n            <constraints>\n                <constraint "))
  }

  @Test("An element that closes itself is opened for its first constraint")
  func selfClosing() throws {
    let width = ConstraintDraft(nil, "width", constant: 44)
    let result = try edited(Self.text, .addConstraint(width, owner: "lbl-00-002"))
    #expect(result.contains("<label text=\"b\" id=\"lbl-00-002\">\n                    <constraints>\n"))
    #expect(result.contains("\n                    </constraints>\n                </label>\n"))
  }

  @Test("Line ends and tabs stay as they are")
  func otherForms() throws {
    let text = Self.text.replacing("\n", with: "\r\n").replacing("    ", with: "\t")
    let result = try edited(text, .addConstraint(Self.draft, owner: "vie-00-001"))
    #expect(!result.replacing("\r\n", with: "").contains("\n"))
    #expect(result.contains("\r\n\t\t\t\t<constraint firstItem=\"lbl-00-002\""))
    let removed = try edited(text, .removeConstraint("Aaa-00-001"))
    #expect(removed.count == text.count - text.split(separator: "\r\n").first { $0.contains("Aaa-00-001") }!.count - 1)
  }

  @Test("A document in one line gets no line ends")
  func oneLine() throws {
    let text = Self.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    let added = try edited(text, .addConstraint(Self.draft, owner: "vie-00-001"))
    #expect(!added.contains("\n") && added.contains("symbolic=\"YES\""))
    let removed = try edited(text, .removeConstraint("Aaa-00-001"))
    #expect(!removed.contains("Aaa-00-001") && removed.contains("<constraints><constraint firstItem"))
  }

  @Test("A view of an autoresizing mask is placed by constraints, without the mask")
  func placement() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>"
    let text = Self.text.replacing(
      "width=\"120\" height=\"20.5\"/>", with: "width=\"120\" height=\"20.5\"/>\n" + mask)
    let result = try edited(text, .placeByConstraints("lbl-00-001"))
    #expect(
      result
        == Self.text.replacing(
          "\"tailTruncation\" id", with: "\"tailTruncation\" translatesAutoresizingMaskIntoConstraints=\"NO\" id"))
  }

  @Test("Edits of unknown objects change nothing")
  func unknown() throws {
    #expect(try edited(Self.text, .set(attribute: "text", of: "no", to: "x"), .removeConstraint("no")) == Self.text)
  }
}
