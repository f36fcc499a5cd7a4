import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The files in `Tests/Documents` say what is right about them.
@Suite("Documents")
struct DocumentTests {
  @Test("have the frames that they expect", arguments: DocumentCase.all("Frames"))
  func frames(_ document: DocumentCase) { document.check(BuiltDocument.problems) }

  @Test("are named, and what is wrong with them is said", arguments: DocumentCase.all("Words"))
  func words(_ document: DocumentCase) { document.check(BuiltDocument.problems) }
}
