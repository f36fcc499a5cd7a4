import Foundation

@testable import InterfaceBuilder

/// Documents made for one test each: only what the test is about is written out.
enum DocumentFixtures {
  /// A xib whose top-level objects are given.
  static func xib(_ objects: String, attributes: String = "", rest: String = "") throws -> InterfaceDocument {
    try document(type: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", attributes, "<objects>\(objects)</objects>\(rest)")
  }

  /// A storyboard whose scenes' objects are given.
  static func storyboard(_ scenes: String..., attributes: String = "", rest: String = "") throws -> InterfaceDocument {
    let scenes = scenes.map { "<scene sceneID=\"scn\"><objects>\($0)</objects></scene>" }.joined()
    return try document(
      type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", attributes, "<scenes>\(scenes)</scenes>\(rest)")
  }

  /// The only view of a xib.
  static func view(_ view: String, rest: String = "") throws -> ViewElement {
    guard let view = try xib(view, rest: rest).scenes.first?.rootView else { throw MissingFixture() }
    return view
  }

  /// Why a text is not read as a document.
  static func refusal(of text: String) -> InterfaceDocumentError? {
    do throws(InterfaceDocumentError) {
      _ = try InterfaceDocument(Data(text.utf8), path: "Test.xib")
      return nil
    } catch {
      return error
    }
  }

  private static func document(type: String, _ attributes: String, _ content: String) throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0" \(attributes)>
      \(content)
      </document>
      """
    return try InterfaceDocument(Data(text.utf8), path: "Test.xib")
  }
}

/// A test's document has not what the test is about.
struct MissingFixture: Error {}
