import AutoLayout
import ConstraintSolver
import Files
import Foundation
import Galley
import Reports

/// Prints the layouts of scenes.
package struct LayoutJob: SceneJob {
  package enum Output {
    /// The solved layouts as JSON, a line for each document and cell.
    case layouts
    /// The solved layouts for a person, a table for each scene and cell.
    case tables
    /// The linear systems, a line for each scene and cell.
    case systems
  }

  package let setting: RunSetting
  let output: Output
  /// Whether the process stops when a conflict arises.
  let traps: Bool

  package init(setting: RunSetting, output: Output, traps: Bool = false) {
    self.setting = setting
    self.output = output
    self.traps = traps
  }

  package func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker {
    LayoutWorker(job: self, renderer: try setting.renderer(fonts: fonts, recording: output == .systems ? .systems : []))
  }

  package func outcome(of record: RunRecord<[[String]]>) -> LayoutJobOutcome {
    LayoutJobOutcome(
      isComplete: record.isComplete, isEmpty: record.results.isEmpty, failingRules: record.results.flatMap(\.self))
  }
}

/// The outcome of a ``LayoutJob``.
package struct LayoutJobOutcome {
  /// Whether every input could be read and every scene laid out.
  package var isComplete: Bool
  /// Whether there was no scene.
  package var isEmpty: Bool
  /// The rules of the findings that make the exit code 1, by scene and cell.
  package var failingRules: [[String]]
}

private struct LayoutWorker: Worker {
  let job: LayoutJob
  let renderer: Renderer
  private let assets = AssetLibrary()

  init(job: LayoutJob, renderer: Renderer) {
    self.job = job
    self.renderer = renderer
    guard job.traps else { return }
    renderer.alertForUnsatisfiableConstraints = { conflict in
      guard !conflict.isOfCanvas else { return }
      FileHandle.standardError.write(Data((conflict.explainedLog + "\n").utf8))
      ProcessEnd.trap()
    }
  }

  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void) {
    let walk = SceneWalk(unit, in: job.setting, renderer: renderer, assets: assets, report: report)
    var found: [[String]] = []
    switch job.output {
    case .layouts, .tables:
      var written = WrittenTrees()
      walk?.forEachCell { snapshots in
        if let walk { found += snapshots.map { failingRules(in: $0, of: unit, walk.source) } }
        let record = LayoutRecord(document: unit.document, scenes: snapshots)
        report(.output(job.output == .tables ? LayoutTable(record).text : record.json(&written) + "\n"))
      }
    case .systems:
      walk?.forEachLayout { snapshot, rendering in
        found.append([])
        guard let systems = rendering.systems else { return }
        report(.output(SystemDump(document: unit.document, scene: snapshot, record: systems).json() + "\n"))
      }
    }
    // A document without scenes has no result.
    guard !found.isEmpty, let result = try? WorkerReport.result(found.filter { !$0.isEmpty }) else { return }
    report(result)
  }

  private func failingRules(in snapshot: SceneSnapshot, of unit: WorkUnit, _ source: SceneSource) -> [String] {
    let names = source.names.firstIndex(of: snapshot.name).map(source.names(ofSceneAt:)) ?? []
    return job.setting.gate?.failingRules(
      among: snapshot.layout.findings, of: snapshot.name, named: names, in: snapshot.cell, document: unit.document,
      source) ?? []
  }
}

/// The linear system of a scene in one cell as a line of JSON: what `galley solve` reads, and the variables of each
/// view.
private struct SystemDump {
  let document: String
  let scene: SceneSnapshot
  let record: LayoutSystemRecord

  /// Returns one line of JSON, with keys in a fixed order and numbers with all their digits.
  func json() -> String {
    var json = JSONText()
    json.object { json in
      json.member("document", document)
      json.member("scene", scene.name)
      json.member("cell", scene.cell.words)
      json.members(record.system.jsonMembers)
      json.member("views") { json in
        json.array(record.places) { json, place in
          json.object { json in
            json.member("id", place.view)
            json.member("variables") { $0.indices(Array(place.firstVariable..<place.firstVariable + 4)) }
          }
        }
      }
    }
    return json.text
  }
}

extension JSONText {
  package mutating func indices(_ indices: [Int]) { array(indices) { $0.exactNumber(Double($1)) } }
}
