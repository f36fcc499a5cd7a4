import AutoLayout
import Foundation
import Graphics
import TestSupport

@testable import InterfaceBuilder

/// What a block of a document is compared with.
struct BuiltDocument {
  private let block: ExpectedBlock
  private let document: InterfaceDocument

  private init(_ block: ExpectedBlock, of expected: ExpectedDocument) throws {
    self.block = block
    document = try InterfaceDocument(expected.bytes(for: block), path: "Test.xib")
  }

  /// Returns what is not as a block says.
  static func problems(_ block: ExpectedBlock, of expected: ExpectedDocument) throws -> [DocumentProblem] {
    let isAboutText = ["scenes", "issues", "refusal"].contains(block.word)
    let rule: Set = block.word == "findings" ? ["about"] : []
    try block.allow(isAboutText ? ["where"] : rule.union(["of", "on", "in", "at", "with", "where"]))
    guard block.word == "refusal" else { return try BuiltDocument(block, of: expected).problems() }
    return try block.problems(refusals(of: expected.bytes(for: block)))
  }

  /// Returns the line and the reason with which a document is rejected.
  private static func refusals(of bytes: Data) -> [String] {
    do throws(InterfaceDocumentError) {
      _ = try InterfaceDocument(bytes, path: "Test.xib")
      return []
    } catch {
      return ["line \(error.position?.line ?? 0): \(error.reason)"]
    }
  }

  /// The scene of the block, laid out.
  private func sample() throws -> BuiltSample {
    let scenes = document.sceneReferences
    let chosen = scenes.firstIndex { [$0.id, $0.controllerID].contains(block.setting.scene) }
    guard let index = block.setting.scene == nil ? scenes.indices.first : chosen else {
      throw block.head.problem("the document has no scene '\(block.setting.scene ?? "")'")
    }
    let canvas = block.setting.device.map { Canvas.device($0, block.setting.orientation) } ?? .document
    return BuiltSample(document, scene: index, on: canvas, traits: block.setting.traits)
  }

  /// Compares what the document shows and what is said about it.
  func problems() throws -> [DocumentProblem] {
    switch block.word {
    case "scenes": return try block.problems(document.sceneReferences.map { "\($0.id) \($0.name)" })
    case "issues": return try block.problems(document.issues)
    default: return try problems(in: sample())
    }
  }

  /// Compares a scene.
  private func problems(in sample: BuiltSample) throws -> [DocumentProblem] {
    switch block.word {
    case "frames": try block.rows.flatMap { try frameProblems($0, in: sample) }
    case "safe-areas": try block.rows.flatMap { try problems($0, in: sample) { $0.safeAreaInsets.numbers } }
    case "margins": try block.rows.flatMap { try problems($0, in: sample) { $0.layoutMargins.numbers } }
    case "bars":
      try block.problems(sample.scene.chrome.map(BarFrame.init)) { row, bar in
        try row.words[0] != bar.element || !row.agrees(with: bar.frame.numbers)
      }
    case "origin":
      try block.rows.flatMap { row in
        guard let chrome = sample.scene.deviceChrome else { throw row.problem("the scene is not on a screen") }
        return try problems(row, in: sample) { _ in [chrome.origin.x, chrome.origin.y] }
      }
    case "conflicts": try block.problems(sample.outcome.conflicts.map(\.sortedIDs))
    case "broken": try block.problems(sample.outcome.conflicts.map { $0.broken.documentID ?? "" })
    case "findings": try block.problems(findings: sample.scene.findings)
    default:
      throw block.head.problem(
        "expected frames, safe-areas, margins, bars, origin, conflicts, broken, findings, scenes, issues or refusal")
    }
  }

  /// Compares the frame of a view, or expects that it is `absent`.
  private func frameProblems(_ row: ExpectedRow, in sample: BuiltSample) throws -> [DocumentProblem] {
    guard row.words.dropFirst() == ["absent"] else { return try problems(row, in: sample) { $0.frame.numbers } }
    let id = row.words[0]
    guard document.root.hasObject(id) else { throw row.problem("the document has no '\(id)'") }
    return sample.viewOrBar(id) == nil ? [] : [row.problem("'\(id)' is in the scene")]
  }

  private func problems(
    _ row: ExpectedRow, in sample: BuiltSample, _ numbers: (View) -> [Double]
  ) throws -> [DocumentProblem] {
    guard let view = sample.viewOrBar(row.words[0]) else { throw row.problem("the scene has no '\(row.words[0])'") }
    let found = numbers(view)
    return try row.agrees(with: found) ? [] : [row.problem("found \(found.formatted)")]
  }
}

/// The element of a bar and where it is.
private struct BarFrame: CustomStringConvertible {
  let element: String
  let frame: Rect

  init(_ bar: View) {
    element = bar.elementClass
    frame = bar.frame
  }

  var description: String { "\(element) \(frame.numbers.formatted)" }
}

extension BuiltSample {
  /// Returns the view with an id in the root or in a bar.
  fileprivate func viewOrBar(_ id: String) -> View? {
    view(id) ?? scene.chrome.lazy.compactMap { $0.firstInTree { $0.identifier == id } }.first
  }
}

extension InterfaceElement {
  fileprivate func hasObject(_ id: String) -> Bool {
    var isFound = false
    visit { if $0.id == id { isFound = true } }
    return isFound
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}

extension EdgeInsets {
  fileprivate var numbers: [Double] { [top, left, bottom, right] }
}

extension [Double] {
  fileprivate var formatted: String { map { $0.formatted(.number.grouping(.never)) }.joined(separator: " ") }
}

extension LayoutConflict {
  /// The identifiers of the constraints that the document has, in alphabetical order.
  fileprivate var sortedIDs: String { constraints.compactMap(\.documentID).sorted().joined(separator: " ") }
}
