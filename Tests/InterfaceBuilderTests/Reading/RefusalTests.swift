import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct RefusalTests {
  @Test("Broken XML is told with its line")
  func brokenXML() throws {
    let error = try #require(DocumentFixtures.refusal(of: "<document>\n  <objects>\n</document>\n"))
    #expect(error.position?.line == 3)
    guard case .malformedXML = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
  }

  @Test("An empty file is broken XML")
  func emptyFile() throws {
    let error = try #require(DocumentFixtures.refusal(of: ""))
    guard case .malformedXML = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
  }

  @Test("Other XML is told by its outermost element")
  func otherXML() {
    #expect(DocumentFixtures.refusal(of: "<html/>")?.reason == .notInterfaceBuilder(rootElement: "html"))
  }

  @Test("A document of Xcode 4 is named as such")
  func oldArchive() {
    let text = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#
    #expect(DocumentFixtures.refusal(of: text)?.reason == .archive(version: "8.00"))
  }

  @Test(
    "Documents for other platforms are named",
    arguments: [
      ("com.apple.InterfaceBuilder3.Cocoa.XIB", InterfaceDocumentError.Platform.macOS),
      ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .macOS),
      ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .watchOS),
      ("com.apple.InterfaceBuilder.AppleTV.Storyboard", .tvOS),
    ])
  func otherPlatform(type: String, platform: InterfaceDocumentError.Platform) {
    let text = "<document type=\"\(type)\" version=\"3.0\"/>"
    #expect(DocumentFixtures.refusal(of: text)?.reason == .unsupportedPlatform(platform))
  }

  @Test("A document type declaration is refused before any entity is expanded")
  func entities() {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    let error = DocumentFixtures.refusal(of: text)
    #expect(error?.reason == .documentTypeDeclaration)
    #expect(error?.position?.line == 2)
  }

  @Test("Another encoding is refused by name")
  func encoding() {
    let text = #"<?xml version="1.0" encoding="UTF-7"?><document/>"#
    #expect(DocumentFixtures.refusal(of: text)?.reason == .unsupportedEncoding("UTF-7"))
  }

  @Test("Nesting beyond the limit ends the reading")
  func depth() {
    let text = String(repeating: "<view>", count: 100_000)
    #expect(DocumentFixtures.refusal(of: text)?.reason == .nestedTooDeep(limit: 250))
  }

  @Test("Nesting just within the limit is read")
  func allowedDepth() throws {
    let views = String(repeating: "<view>", count: 240) + String(repeating: "</view>", count: 240)
    #expect(try DocumentFixtures.xib(views).scenes.count == 1)
  }

  @Test("A file that is not there is told by the system's number")
  func missingFile() {
    let error = #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(contentsOf: "/no/such/folder/Main.storyboard")
    }
    #expect(error?.reason == .unreadable(code: 2))
    #expect(error?.path == "/no/such/folder/Main.storyboard")
  }
}
