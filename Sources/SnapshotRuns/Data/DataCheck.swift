import Files
import Foundation
import Galley

/// Finds the documents that the data of scenes is for, before a run.
struct DataCheck {
  /// The addresses that scenes of several documents have. Their data is left out.
  private(set) var ambiguous: Set<String> = []
  private(set) var problems: [DataProblem] = []
  /// The states of scenes that the documents of the run have.
  private(set) var states: Set<String> = []

  /// - Parameter documents: The documents of the whole run.
  init(_ data: SceneData, documents: [String]) {
    problems = data.problems
    guard !data.isEmpty else { return }
    var places: [String: [String]] = [:]
    var names: Set<String> = []
    search(data, documents, into: &places, names: &names)
    states = Set(data.scenes.filter { places[$0.name] != nil }.flatMap(\.states).map(\.name))
    let missing = data.scenes.filter { places[$0.name] == nil }
    if !missing.isEmpty {
      // The data may be for documents that the run leaves out.
      let known = Set(documents.map(Self.identity))
      let others = DocumentFinder(inputs: [data.folder], paths: ProjectPaths(inputs: [data.folder])).documents.filter {
        !known.contains(Self.identity($0))
      }
      search(SceneData(missing), others, into: &places, names: &names)
    }
    for scene in data.scenes {
      let found = places[scene.name] ?? []
      if found.isEmpty { problems.append(unknown(scene, names, documents)) }
      if found.count > 1, ambiguous.insert(scene.name).inserted { problems.append(Self.ambiguity(of: scene, found)) }
    }
  }

  private func search(
    _ data: SceneData, _ documents: [String], into places: inout [String: [String]], names: inout Set<String>
  ) {
    for document in documents {
      guard let bytes = try? InputFile.content(of: document, as: .document) else { continue }
      let possible = data.scenes.filter { SceneAddress($0.name).mayBe(in: bytes, of: document) }
      guard !possible.isEmpty, let renderer = try? DocumentRenderer(contentsOf: document) else { continue }
      let scenes = DocumentSceneNames(renderer, at: document)
      names.formUnion(scenes.pathNames)
      for scene in possible where !scenes.indices(of: scene.name).isEmpty && places[scene.name]?.last != document {
        places[scene.name, default: []].append(document)
      }
    }
  }

  private func unknown(_ scene: SceneData.Scene, _ names: Set<String>, _ documents: [String]) -> DataProblem {
    var names = names
    for document in documents.prefix(Self.mostDocumentsForHints) {
      guard let renderer = try? DocumentRenderer(contentsOf: document) else { continue }
      names.formUnion(renderer.scenes.map(\.name))
    }
    return DataProblem("unknown scene '\(scene.name)'" + NearestNames.hint(names, to: scene.name), at: scene.place)
  }

  private static let mostDocumentsForHints = 500

  private static func ambiguity(of scene: SceneData.Scene, _ documents: [String]) -> DataProblem {
    let candidates = documents.prefix(6).map { "'\(($0.utf8.split(separator: "/").last ?? "") + "/" + scene.name)'" }
    let distinct = Set(candidates).count == candidates.count
    let shown = distinct ? candidates : documents.prefix(6).map { "'\($0)/\(scene.name)'" }
    return DataProblem(
      "scenes of \(documents.count) documents are named '\(scene.name)'; use one of \(shown.joined(separator: ", "))",
      at: scene.place)
  }

  private static func identity(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }
}

extension Diagnostic {
  init(_ problem: DataProblem) { self.init(.error, at: problem.place.description, problem.message) }

  /// - Parameter paths: The project's paths, so that a file is named as it is in every clone.
  package init(_ problem: DataProblem, in paths: ProjectPaths) {
    self = Diagnostic(problem).named(by: paths)
  }
}
