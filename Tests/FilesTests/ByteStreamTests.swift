import Files
import Testing

@Suite("Reading and writing descriptors")
struct ByteStreamTests {
  @Test("A reader that wants more than a pipe gives at once reads until it is full")
  func shortReads() throws {
    // Each line is a write of its own; the pauses make reads return with one line.
    let script = "for part in one two three; do printf $part; sleep 0.02; done"
    let process = try ChildProcess(executable: "/bin/sh", arguments: ["-c", script])
    var buffer = [UInt8](repeating: 0, count: 11)
    let count = buffer.withUnsafeMutableBytes { ByteStream.fill($0, from: process.output) }
    #expect(count == 11)
    #expect(String(decoding: buffer, as: UTF8.self) == "onetwothree")
    #expect(process.end() == .exited(code: 0))
  }

  @Test("A reader that wants more than there is gets what there is")
  func end() throws {
    let process = try ChildProcess(executable: "/bin/sh", arguments: ["-c", "printf ab; sleep 0.02; printf c"])
    var buffer = [UInt8](repeating: 0, count: 8)
    #expect(buffer.withUnsafeMutableBytes { ByteStream.fill($0, from: process.output) } == 3)
    #expect(buffer.prefix(3) == [97, 98, 99])
    #expect(ByteStream.readSome(from: process.output).isEmpty)
    #expect(process.end() == .exited(code: 0))
  }

  @Test("A call that a signal interrupts is made again, one that fails otherwise is not")
  func interruption() {
    var errors = [EINTR, EINTR, EBADF]
    var calls = 0
    let result = ByteStream.repeatInterrupted { () -> Int in
      calls += 1
      errno = errors.removeFirst()
      return -1
    }
    #expect(result == -1)
    #expect(calls == 3)
    #expect(errno == EBADF)
  }

  @Test("More than a pipe holds is written in several goes")
  func longWrite() throws {
    // A pipe holds 64 KiB; the reader starts late and counts.
    let process = try ChildProcess(
      executable: "/bin/sh", arguments: ["-c", "sleep 0.05; head -c 300000 | wc -c | tr -d ' \\n'"])
    let bytes = [UInt8](repeating: 7, count: 300_000)
    #expect(bytes.withUnsafeBytes { ByteStream.writeAll($0, to: process.input) })
    #expect(ByteStream.readSome(from: process.output) == Array("300000".utf8))
    _ = process.end()
  }

  @Test("Writing to a descriptor that is not open fails with the system's error")
  func failedWrite() {
    #expect(!ByteStream.writeAll("x", to: -1))
    #expect(SystemError.latest.code == EBADF)
    #expect("\(SystemError.latest)" == "Bad file descriptor")
  }
}
