import Testing

@testable import InterfaceBuilder

@Suite struct DocumentIssueTests {
  @Test("A constraint that refers to an unknown id is reported with its line, and the rest is read")
  func danglingReference() throws {
    let document = try DocumentFixtures.xib(
      """
      <view id="root"><constraints>
      <constraint firstItem="gone" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
      </constraints></view>
      """)
    #expect(
      document.issues.map(\.kind)
        == [.danglingReference(constraint: "c", attribute: "firstItem", reference: "gone")])
    #expect(document.issues.first?.position.line == 4)
    #expect(document.scenes.first?.rootView?.constraints.count == 1)
  }

  @Test("An id that two objects share is reported at the second one")
  func duplicateID() throws {
    let document = try DocumentFixtures.xib("<view id=\"a\"/>\n<label id=\"a\"/>")
    #expect(document.issues.map(\.kind) == [.duplicateID("a", firstLine: 3)])
    #expect(document.issues.first?.position.line == 4)
  }

  @Test("A malformed number is reported")
  func malformedNumber() throws {
    let document = try DocumentFixtures.xib(
      #"<view id="a"><rect key="frame" x="ten" y="0" width="1" height="1"/></view>"#)
    #expect(
      document.issues.map(\.kind)
        == [.malformedValue(element: "rect", attribute: "x", value: "ten", expected: .number)])
  }

  @Test("A number that is cut off is reported", arguments: [("1e9", false), ("-1000000001", true), ("1e19", true)])
  func excessiveNumber(value: String, isReported: Bool) throws {
    let document = try DocumentFixtures.xib(
      #"<view id="a"><rect key="frame" x="\#(value)" y="0" width="1" height="1"/></view>"#)
    let issue = DocumentIssue.Kind.excessiveNumber(element: "rect", attribute: "x", value: value)
    #expect(document.issues.map(\.kind) == (isReported ? [issue] : []))
  }

  @Test("An initial view controller that is not in the storyboard is reported")
  func missingInitialController() throws {
    let document = try DocumentFixtures.storyboard(
      #"<viewController id="a" sceneMemberID="viewController"/>"#, attributes: #"initialViewController="b""#)
    #expect(document.issues.map(\.kind) == [.missingInitialViewController("b")])
  }

  @Test("An unknown element is kept with its tag name and attributes")
  func unknownElement() throws {
    let view = try DocumentFixtures.view(
      #"<view id="a"><subviews><hologramView id="b" sparkle="YES"/></subviews></view>"#)
    let unknown = try #require(view.subviews.first)
    #expect(unknown.elementName == "hologramView")
    #expect(unknown.element.flag("sparkle") == true)
  }
}
