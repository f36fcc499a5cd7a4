import Foundation

@testable import InterfaceBuilder

/// Minimal documents, which contain only what a test is about.
enum DocumentFixtures {
  /// Returns a xib with the top-level objects given as XML.
  static func xib(_ objects: String, attributes: String = "", rest: String = "") throws -> InterfaceDocument {
    try document(type: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", attributes, "<objects>\(objects)</objects>\(rest)")
  }

  /// Returns a storyboard with scenes whose objects are given as XML.
  static func storyboard(_ scenes: String..., attributes: String = "", rest: String = "") throws -> InterfaceDocument {
    let scenes = scenes.map { "<scene sceneID=\"scn\"><objects>\($0)</objects></scene>" }.joined()
    return try document(
      type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", attributes, "<scenes>\(scenes)</scenes>\(rest)")
  }

  /// Returns the view given as XML, read from a xib.
  static func view(_ view: String, rest: String = "") throws -> ViewElement {
    guard let view = try xib(view, rest: rest).scenes.first?.rootView else { throw MissingFixture() }
    return view
  }

  /// Returns the error with which a text is rejected.
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

/// The document of a test lacks the element that the test is about.
struct MissingFixture: Error {}
