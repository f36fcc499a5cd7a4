import Foundation
import Localization
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct SampleTests {
  private func path(_ name: String) -> String {
    Checkout.sample.appending(path: "Base.lproj/\(name)").path
  }

  @Test("The sample is read without an issue", arguments: ["Account.storyboard", "Inbox.xib"])
  func issues(name: String) throws {
    #expect(try InterfaceDocument(contentsOf: path(name)).issues.isEmpty)
  }

  @Test("The sample has six languages", arguments: ["Account.storyboard", "Inbox.xib"])
  func languages(name: String) {
    #expect(LocalizedTables(besideDocument: path(name)).locales.map(\.tag) == ["ar", "de", "en", "hi", "ja", "th"])
  }

  @Test(
    "Every language has a text for everything that the document shows, and for nothing else",
    arguments: ["Account.storyboard", "Inbox.xib"])
  func completeness(name: String) throws {
    let document = try InterfaceDocument(contentsOf: path(name))
    var shown: Set<String> = []
    document.root.visit { element in
      let hasText = ["text", "placeholder", "title"].contains { element.attributes[$0] != nil }
      let isTranslated = hasText || element.name == "button" || element.name == "segmentedControl"
      // Initials are the same in every language.
      if isTranslated, element.attributes["userLabel"] != "Initials", let id = element.id { shown.insert(id) }
      if element.child(forKey: "accessibilityConfiguration")?.attributes["label"] != nil, let id = element.id {
        shown.insert(id)
      }
    }
    let tables = LocalizedTables(besideDocument: path(name))
    #expect(!tables.locales.isEmpty)
    for locale in tables.locales {
      #expect(try tables.strings(for: locale).objectIDs == shown, "\(locale.tag)")
    }
  }

  @Test("In English the sample has the texts of the document itself", arguments: ["Account.storyboard", "Inbox.xib"])
  func english(name: String) throws {
    let document = try InterfaceDocument(contentsOf: path(name))
    let english = try LocalizedTables(besideDocument: path(name)).strings(for: LocaleIdentifier("en"))
    #expect(document.localized(by: english) == document)
  }
}
