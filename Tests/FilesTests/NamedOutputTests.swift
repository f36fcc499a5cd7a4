import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Files that the user names")
struct NamedOutputTests {
  private let folder = TemporaryFolder()
  private let bytes = Array("a result\n".utf8)

  @Test("A file is replaced, and a link to one, too: it may lead anywhere")
  func files() throws {
    try folder.write("before", to: "file")
    try folder.link("link", to: "file")
    for name in ["link", "new/one"] {
      try NamedOutput.write(bytes, to: folder.path(of: name))
      #expect(FileKind(at: folder.path(of: name)) == .file)
      #expect(folder.text(name) == "a result\n")
    }
    #expect(folder.text("file") == "before")
  }

  @Test("A stream that the system names by a number is written into")
  func numberedStream() throws {
    let pipe = Pipe()
    try NamedOutput.write(bytes, to: "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)")
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data(bytes))
  }

  @Test("A stream that leads to a file keeps what was written to the file before")
  func streamToFile() throws {
    try folder.write("before\n", to: "file")
    let file = try #require(FileHandle(forWritingAtPath: folder.path(of: "file")))
    try NamedOutput.write(bytes, to: "/proc/self/fd/\(file.fileDescriptor)")
    #expect(folder.text("file") == "before\na result\n")
  }

  @Test("A pipe with a reader is written into, and one without is refused at once")
  func pipe() throws {
    let path = folder.path(of: "pipe")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileError(path: path, reason: "No process reads from it")) {
      try NamedOutput.write(bytes, to: path)
    }
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try NamedOutput.write(bytes, to: path)
    #expect(ByteStream.readSome(from: reader) == bytes)
    #expect(FileKind(at: path) == .other)
  }
}
