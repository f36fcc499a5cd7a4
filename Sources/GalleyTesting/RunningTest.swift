import Foundation
import Galley
import Testing
import XCTest

/// Tells the test that runs, by whichever library it was written.
struct RunningTest {
  /// The module and file in which the assertion stands.
  let fileID: StaticString
  /// The path of that file.
  let filePath: StaticString
  /// The assertion's line, from 1.
  let line: UInt
  /// Its column, from 1.
  let column: UInt

  private var place: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Fails the test.
  ///
  /// - Parameter pictures: what is attached to the result, with the names of the attachments. XCTest on Linux attaches
  ///   nothing: there the message alone tells where the pictures are.
  func fail(_ message: String, pictures: [(name: String, bytes: [UInt8])]) {
    guard Test.current != nil else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    for picture in pictures { Attachment.record(picture.bytes, named: picture.name, sourceLocation: place) }
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }

  /// Tells something that does not fail the test.
  func note(_ message: String) {
    #if compiler(>=6.3)
      if Test.current != nil {
        Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: place)
        return
      }
    #endif
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
