import CairoRaster
import Files
import Foundation
import Galley
import SnapshotRuns

/// The part of a preview that a worker process does: it takes questions from the standard input and answers them on a
/// descriptor of its own, until the input ends.
///
/// A question is its length in bytes and that of the document, the JSON, and the document. An answer is whether there
/// is one, its length and that of the picture, the JSON or a sentence, and the picture.
package enum PreviewWorker {
  /// The descriptor that answers are written to. Scenes in Swift may print on the standard output.
  package static let output: Int32 = 3
  /// The bytes of memory in use after which a worker ends, so that another one takes its place. Caches of fonts and of
  /// texts grow with everything that was ever shown.
  private static let mostMemory = 768 << 20

  /// Works until the desk ends the process.
  ///
  /// - Parameter folders: Folders that are read besides those of the setting.
  package static func run(_ setting: RunSetting, reading folders: [String]) {
    WorkerLimits.resources.apply()
    PictureMemory.keepWhenFreed()
    PrintedText.writeLinesAtOnce()
    let stage: PreviewStage
    do {
      if setting.isSandboxed { try WorkerLimits.confine(to: setting, reading: folders) }
      try WorkerLimits.startReader(isConfined: setting.isSandboxed)
      // This makes a thread.
      ProcessEnd.followStandardInput()
      stage = try PreviewStage(setting, fonts: try setting.fontLibrary())
    } catch {
      return send(.failure(PreviewError("\(error)")))
    }
    while let parts = PreviewWire.parts(2, from: STDIN_FILENO) {
      guard let question = try? JSONDecoder().decode(PreviewQuestion.self, from: Data(parts[0])) else { return }
      TimeLimit.cell.start()
      defer { TimeLimit.cell.end() }
      do throws(PreviewError) {
        send(.success(try stage.answer(question, contents: parts[1])))
      } catch {
        send(.failure(error))
      }
      if ProcessMemory.resident > mostMemory { return }
    }
  }

  private static func send(_ answer: Result<PreviewAnswer, PreviewError>) {
    let parts: [[UInt8]] =
      switch answer {
      case .success(let answer): [[1], Array(answer.json.utf8), answer.body]
      case .failure(let error): [[0], Array(error.description.utf8), []]
      }
    // The desk has ended: nothing is left to be done.
    if !PreviewWire.send(parts, to: output) { exit(0) }
  }
}

/// Messages of several parts between processes. Each part is its length in four bytes, the highest first, and its
/// bytes.
enum PreviewWire {
  /// Returns whether the parts could be written.
  static func send(_ parts: [[UInt8]], to descriptor: Int32) -> Bool {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + 4 + $1.count })
    for part in parts {
      bytes += length(part.count)
      bytes += part
    }
    return bytes.withUnsafeBytes { ByteStream.writeAll($0, to: descriptor) }
  }

  /// Returns a length as four bytes.
  static func length(_ count: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } }

  /// Reads the parts of a message, or returns `nil` at the end of the stream.
  static func parts(_ count: Int, from descriptor: Int32) -> [[UInt8]]? {
    var parts: [[UInt8]] = []
    for _ in 0..<count {
      guard let head = bytes(4, from: descriptor) else { return nil }
      let count = head.reduce(0) { $0 << 8 | Int($1) }
      guard let part = bytes(count, from: descriptor) else { return nil }
      parts.append(part)
    }
    return parts
  }

  private static func bytes(_ count: Int, from descriptor: Int32) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = ByteStream.fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor)
    }
    return bytes.count == count ? bytes : nil
  }
}
