import AutoLayout
import Foundation
import Graphics
import Testing

@testable import InterfaceBuilder

/// The frames that Xcode's own engine saved are the judge; they need the documents beside the checkout.
@Suite("Frames that Xcode saved")
struct SavedFramesTests {
  /// A view of `FRAMES.tsv`: a frame in the coordinates of a root.
  private struct Expectation {
    var root: String
    var view: String
    var frame: Rect
    var tolerance: Double
  }

  @Test(
    "Of the views in every twelfth document whose frame does not depend on text nine in ten stand where Xcode put them",
    .enabled(if: Corpus.isPresent, Corpus.absence))
  func independentViews() throws {
    let expectations = try Self.expectations()
    var matches = 0
    var total = 0
    for (index, document) in expectations.keys.sorted().enumerated() where index.isMultiple(of: 12) {
      let frames = try Self.frames(inDocument: document)
      for expected in expectations[document] ?? [] {
        total += 1
        if Self.isMet(expected, by: frames) { matches += 1 }
      }
    }
    #expect(total > 100)
    #expect(Double(matches) / Double(total) >= 0.9)
  }

  private static func isMet(_ expected: Expectation, by frames: [String: Rect]) -> Bool {
    guard let frame = frames[expected.view], let root = frames[expected.root] else { return false }
    let differences = [
      frame.minX - root.minX - expected.frame.minX, frame.minY - root.minY - expected.frame.minY,
      frame.width - expected.frame.width, frame.height - expected.frame.height,
    ]
    return differences.allSatisfy { abs($0) <= expected.tolerance }
  }

  private static func expectations() throws -> [String: [Expectation]] {
    let table = try String(contentsOf: Corpus.folder.appendingPathComponent("FRAMES.tsv"), encoding: .utf8)
    var expectations: [String: [Expectation]] = [:]
    for line in table.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let numbers = fields[6...9].compactMap(Double.init)
      guard fields[10] == "independent", numbers.count == 4 else { continue }
      expectations[fields[0], default: []].append(
        Expectation(
          root: fields[1], view: fields[4],
          frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          // Half points were rounded otherwise before Xcode 8.
          tolerance: (Int(fields[11]) ?? 0) < 10000 ? 1.01 : 0.76))
    }
    return expectations
  }

  private static func frames(inDocument path: String) throws -> [String: Rect] {
    let document = try InterfaceDocument(contentsOf: Corpus.folder.appendingPathComponent(path).path)
    var frames: [String: Rect] = [:]
    for index in document.sceneReferences.indices {
      collect(BuiltSample(document, scene: index).scene.root, origin: .zero, into: &frames)
    }
    return frames
  }

  private static func collect(_ view: View, origin: Point, into frames: inout [String: Rect]) {
    let frame = view.frame.offset(by: origin)
    if let id = view.identifier { frames[id] = frame }
    for subview in view.subviews { collect(subview, origin: frame.origin, into: &frames) }
  }
}
