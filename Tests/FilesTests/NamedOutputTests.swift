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

  @Test("A stream that leads to a socket is written into")
  func socketStream() throws {
    var sockets: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
    defer { for socket in sockets { close(socket) } }
    try NamedOutput.write(bytes, to: "/dev/fd/\(sockets[0])")
    #expect(ByteStream.readSome(from: sockets[1]) == bytes)
  }

  @Test("A file in memory is a file")
  func memory() throws {
    let path = "/dev/shm/galley-named-output-\(UUID().uuidString)"
    defer { unlink(path) }
    for _ in 1...2 { try NamedOutput.write(bytes, to: path) }
    #expect(try InputFile.content(of: path, as: .table) == bytes)
  }

  @Test("A stream that leads to a file goes on after what was written to it before")
  func streamToFile() throws {
    try folder.write("before\n", to: "file")
    let file = try #require(FileHandle(forWritingAtPath: folder.path(of: "file")))
    try file.seekToEnd()
    try NamedOutput.write(bytes, to: "/proc/self/fd/\(file.fileDescriptor)")
    try file.write(contentsOf: Data("after\n".utf8))
    #expect(folder.text("file") == "before\na result\nafter\n")
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
