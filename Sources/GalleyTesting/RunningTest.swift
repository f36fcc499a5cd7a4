import Foundation
import Galley
import Testing
import XCTest

/// Reports to the test that is running, whether it is written with Swift Testing or XCTest.
struct RunningTest {
  // The place of the assertion.
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  private var place: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Fails the test.
  ///
  /// - Parameter pictures: The attachments with their names. XCTest on Linux cannot attach anything; there, only the
  ///   message names the pictures.
  func fail(_ message: String, pictures: [(name: String, bytes: [UInt8])]) {
    guard Test.current != nil else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    for picture in pictures { Attachment.record(picture.bytes, named: picture.name, sourceLocation: place) }
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }

  /// Reports something that does not fail the test.
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
