import Foundation
import TestSupport
import Testing

@testable import Digests

@Suite("The code of this process")
struct LoadedCodeTests {
  @Test("It has a digest wherever the system lists what is loaded")
  func thisProcess() {
    let isListed = FileManager.default.fileExists(atPath: "/proc/self/maps")
    #expect((LoadedCode { ContentDigest(of: $0) }.digest != nil) == isListed)
  }

  // What this process has loaded changes while other tests run.
  @Test("The same files have the same digest wherever they are loaded, and one that is rebuilt has another")
  func digest() throws {
    let folder = TemporaryFolder()
    let library = try folder.write(Data(Self.library(identifier: [1])), to: "lib.so").path
    let rebuilt = try folder.write(Data(Self.library(identifier: [2])), to: "rebuilt/lib.so").path
    var sameBuild = Self.library(identifier: [1])
    // A byte of the header that nothing reads.
    sameBuild[61] = 1
    let copy = try folder.write(Data(sameBuild), to: "copy/lib.so").path
    let data = try folder.write(Data("data".utf8), to: "data.so").path
    func digest(_ maps: String) -> ContentDigest? {
      LoadedCode(memoryMap: maps) { path in
        (try? Data(contentsOf: URL(filePath: path))).map { ContentDigest(of: [UInt8]($0)) }
      }
      .digest
    }
    let digests = [
      digest("55-56 r-xp 0 08:02 1 \(library)\n7f-80 r-xp 0 08:02 2 \(data)"),
      digest("10-11 r-xp 0 08:02 2 \(data)\n20-21 r-xp 8 08:02 1 \(library)\n30-31 r-xp 9 08:02 1 \(library)"),
      digest("55-56 r-xp 0 08:02 1 \(rebuilt)\n7f-80 r-xp 0 08:02 2 \(data)"),
      digest("55-56 r-xp 0 08:02 1 \(library)"),
    ]
    #expect(digests.allSatisfy { $0 != nil })
    #expect(digests[0] == digests[1])
    #expect(Set(digests).count == 3)
    #expect(digest("55-56 r-xp 0 08:02 1 \(copy)") == digests[3], "a library is known by its build")
    // The same files in folders whose names are sorted the other way round.
    let moved = try folder.write(Data(Self.library(identifier: [1])), to: "a/lib.so").path
    let movedData = try folder.write(Data("data".utf8), to: "z/data.so").path
    #expect(digest("55-56 r-xp 0 08:02 1 \(moved)\n7f-80 r-xp 0 08:02 2 \(movedData)") == digests[0])
    #expect(digest("55-56 r-xp 0 08:02 1 \(library)\n7f-80 r-xp 0 08:02 2 /nowhere") == nil)
  }

  @Test("The files with executable code are found in a listing of memory, each once, sorted by path")
  func maps() {
    let maps = """
      555555554000-555555558000 r--p 00000000 08:02 173521      /usr/bin/galley
      555555558000-555555570000 r-xp 00004000 08:02 173521      /usr/bin/galley
      7ffff7c00000-7ffff7d95000 r-xp 00028000 08:02 1837        /usr/lib/a folder/libpango.so
      7ffff7d95000-7ffff7e00000 r-xp 00128000 08:02 1837        /usr/lib/a folder/libpango.so
      7ffff7fb0000-7ffff7fc0000 rw-p 00000000 00:00 0
      7ffff7fc1000-7ffff7fc3000 r-xp 00000000 00:00 0           [vdso]
      7ffff7fd0000-7ffff7fe0000 r--s 00000000 08:02 99          /usr/share/data
      """
    #expect(LoadedCode.loadedFiles(in: maps) == ["/usr/bin/galley", "/usr/lib/a folder/libpango.so"])
  }

  @Test("A library's build identifier is read from its notes")
  func identifier() throws {
    let folder = TemporaryFolder()
    let file = try folder.write(Data(Self.library(identifier: [0xAB, 0x01])), to: "lib.so")
    #expect(BuildIdentifier(ofFile: file.path)?.hexadecimal == "ab01")
  }

  @Test("A library that is cut off or has a changed byte is read without harm")
  func damagedLibrary() throws {
    let folder = TemporaryFolder()
    let whole = Self.library(identifier: [0xAB, 0x01])
    let file = folder.url.appending(path: "lib.so")
    for count in whole.indices {
      try Data(whole[..<count]).write(to: file)
      #expect(BuildIdentifier(ofFile: file.path) == nil)
    }
    for index in whole.indices {
      var damaged = whole
      damaged[index] = 0xFF
      try Data(damaged).write(to: file)
      _ = BuildIdentifier(ofFile: file.path)
    }
    #expect(BuildIdentifier(ofFile: "/nowhere") == nil)
  }

  /// A file of the ELF format whose only segment is a note of a name and an identifier, after another note.
  private static func library(identifier: [UInt8]) -> [UInt8] {
    func number<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian, Array.init)
    }
    func note(type: UInt32, _ contents: [UInt8]) -> [UInt8] {
      let padding = [UInt8](repeating: 0, count: (4 - contents.count % 4) % 4)
      return number(UInt32(4)) + number(UInt32(contents.count)) + number(type) + Array("GNU\0".utf8) + contents
        + padding
    }
    let notes = note(type: 1, [0, 0, 0]) + note(type: 3, identifier)
    var header = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 58)
    header.replaceSubrange(32..<40, with: number(UInt64(64)))
    header.replaceSubrange(54..<58, with: number(UInt16(56)) + number(UInt16(1)))
    var segment = number(UInt32(4)) + number(UInt32(0)) + number(UInt64(120)) + [UInt8](repeating: 0, count: 40)
    segment.replaceSubrange(32..<40, with: number(UInt64(notes.count)))
    return header + segment + notes
  }
}
