import Foundation
import Galley
import Testing
import XCTest

/// Reports to the test that is running, whether it is written with Swift Testing or XCTest.
package struct RunningTest {
  // The place of the assertion.
  let fileID: StaticString
  package let filePath: StaticString
  let line: UInt
  let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Whether the test is written with Swift Testing.
  package static var isOfSwiftTesting: Bool { Test.current != nil }

  private var place: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Fails the test.
  ///
  /// - Parameter pictures: The attachments with their names.
  package func fail(_ message: String, pictures: [(name: String, bytes: [UInt8])] = []) {
    guard Self.isOfSwiftTesting else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    attach(pictures)
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }

  /// Attaches files to the test. XCTest on Linux cannot attach anything; there, only the message names the files.
  package func attach(_ files: [(name: String, bytes: [UInt8])]) {
    guard Self.isOfSwiftTesting else { return }
    for file in files { Attachment.record(file.bytes, named: file.name, sourceLocation: place) }
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
