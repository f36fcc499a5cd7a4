import AutoLayout
import Foundation
import Graphics
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Compares layouts with the frames that Xcode saved in real documents.
///
/// Only views whose frames do not depend on the width or height of a text take part: the tests measure text with
/// ``PlainMeasuring``. `Tests/Fixtures/SavedFrames.tsv` holds the figures by repository. Set
/// `GALLEY_PRINT_SAVED_FRAMES` to print its rows anew.
@Suite("Frames that Xcode saved", .enabled(if: SavedFrames.arePresent, Corpus.absence))
struct SavedFramesTests {
  @Test(
    "At most one view of a repository that agreed with Xcode before disagrees now",
    arguments: SavedFrames.byRepository.keys.sorted())
  func repository(name: String) throws {
    let documents = SavedFrames.byRepository[name] ?? [:]
    var score = SavedFrames.Score()
    // Every second document, to stay below ten seconds in a debug build.
    for (index, path) in documents.keys.sorted().enumerated() where index.isMultiple(of: 2) {
      try score.add(documents[path] ?? [], inDocument: path)
    }
    if SavedFrames.arePrinted { print("\(name)\t\(score.compared)\t\(score.agreeing)") }
    // A repository that is not in the table only has to be laid out.
    guard let known = SavedFrames.table[name] else { return }
    if score.compared == known.compared {
      #expect(score.agreeing >= known.agreeing - 1, "\(name): \(score.agreeing) of \(score.compared) agree")
    } else {
      // The documents have changed, so the views are not the same.
      #expect(score.rate >= known.rate - 0.05, "\(name): \(score.agreeing) of \(score.compared) agree")
    }
  }
}

/// The frames that Xcode saved, and the number of them that layouts are known to reproduce.
enum SavedFrames {
  /// A view's frame relative to the root of its scene.
  struct Expectation {
    var root: String
    var view: String
    var frame: Rect
    var tolerance: Double
  }

  /// How many views were compared and how many of them agree.
  struct Score {
    var compared = 0
    var agreeing = 0

    var rate: Double { Double(agreeing) / Double(max(compared, 1)) }
  }

  private static let file = Corpus.folder.appendingPathComponent("FRAMES.tsv")

  static let arePresent = FileManager.default.fileExists(atPath: file.path)

  static let arePrinted = ProcessInfo.processInfo.environment["GALLEY_PRINT_SAVED_FRAMES"] != nil

  /// The expectations by repository, then by the path of the document.
  static let byRepository: [String: [String: [Expectation]]] = {
    var repositories: [String: [String: [Expectation]]] = [:]
    for fields in rows(of: file) where fields[10] == "independent" {
      let numbers = fields[6...9].compactMap(Double.init)
      guard numbers.count == 4, let repository = fields[0].split(separator: "/").first else { continue }
      repositories[String(repository), default: [:]][fields[0], default: []].append(
        Expectation(
          root: fields[1], view: fields[4],
          frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          // Xcode 7 and earlier round half points differently.
          tolerance: (Double(fields[11]) ?? 0) < 10000 ? 1.01 : 0.76))
    }
    return repositories
  }()

  /// The known figures by repository.
  static let table: [String: Score] = {
    let file = Checkout.fixtures.appending(path: "SavedFrames.tsv")
    let scores = rows(of: file).compactMap { fields -> (String, Score)? in
      guard let compared = Int(fields[1]), let agreeing = Int(fields[2]) else { return nil }
      return (fields[0], Score(compared: compared, agreeing: agreeing))
    }
    return Dictionary(uniqueKeysWithValues: scores)
  }()

  /// The rows of a table without its header.
  private static func rows(of file: URL) -> [[String]] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isNewline).dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

extension SavedFrames.Score {
  fileprivate mutating func add(_ expectations: [SavedFrames.Expectation], inDocument path: String) throws {
    let document = try InterfaceDocument(contentsOf: Corpus.folder.appendingPathComponent(path).path)
    var frames: [String: Rect] = [:]
    for index in document.sceneReferences.indices {
      Self.collect(BuiltSample(document, scene: index).scene.root, origin: .zero, into: &frames)
    }
    compared += expectations.count
    agreeing += expectations.count { Self.isMet($0, by: frames) }
  }

  private static func isMet(_ expected: SavedFrames.Expectation, by frames: [String: Rect]) -> Bool {
    guard let frame = frames[expected.view], let root = frames[expected.root] else { return false }
    let differences = [
      frame.minX - root.minX - expected.frame.minX, frame.minY - root.minY - expected.frame.minY,
      frame.width - expected.frame.width, frame.height - expected.frame.height,
    ]
    return differences.allSatisfy { abs($0) <= expected.tolerance }
  }

  private static func collect(_ view: View, origin: Point, into frames: inout [String: Rect]) {
    let frame = view.frame.offset(by: origin)
    if let id = view.identifier { frames[id] = frame }
    for subview in view.subviews { collect(subview, origin: frame.origin, into: &frames) }
  }
}
