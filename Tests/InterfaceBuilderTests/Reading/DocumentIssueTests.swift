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

  @Test("An unknown element is kept with its tag name and attributes")
  func unknownElement() throws {
    let view = try DocumentFixtures.view(
      #"<view id="a"><subviews><hologramView id="b" sparkle="YES"/></subviews></view>"#)
    let unknown = try #require(view.subviews.first)
    #expect(unknown.elementName == "hologramView")
    #expect(unknown.element.flag("sparkle") == true)
  }
}
