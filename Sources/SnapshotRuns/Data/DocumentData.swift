import Files
import Foundation
import Galley

/// The data for the scenes of one document.
struct DocumentData {
  /// The states of a scene: `nil` for the picture without a state, then those of the data.
  struct SceneStates {
    var plain: SceneValues?
    var states: [(name: String, values: SceneValues)] = []
  }

  /// By the index of the scene.
  private(set) var scenes: [Int: SceneStates] = [:]
  /// The data that names several scenes of the document.
  private(set) var problems: [DataProblem] = []

  /// Finds the data for a document, or returns `nil` if the document has none of the scenes.
  ///
  /// - Parameter open: Reads the document; it is not called if its file does not contain the name of a scene with data.
  init?(
    _ data: SceneData, for unit: WorkUnit, open: () throws(InterfaceDocumentError) -> DocumentRenderer
  ) throws(InterfaceDocumentError) {
    // The run reads the document too, and says why it cannot be read.
    guard !data.isEmpty, let bytes = try? InputFile.content(of: unit.file, as: .document) else { return nil }
    let possible = data.scenes.filter {
      !unit.ignoredData.contains($0.name) && SceneAddress($0.name).mayBe(in: bytes, of: unit.file)
    }
    guard !possible.isEmpty else { return nil }
    let renderer = try open()
    let names = DocumentSceneNames(renderer, at: unit.file)
    var found: [Int: [SceneData.Scene]] = [:]
    for scene in possible {
      let indices = names.indices(of: scene.name)
      if indices.count > 1 {
        problems.append(names.ambiguity(of: scene, indices))
      } else if let index = indices.first {
        found[index, default: []].append(scene)
      }
    }
    guard !found.isEmpty || !problems.isEmpty else { return nil }
    let plain = found.mapValues { $0.flatMap(\.values) }
    let others = Dictionary(
      plain.compactMap { index, values in
        renderer.scenes[index].reference.controllerID.flatMap { values.isEmpty ? nil : ($0, values) }
      }
    ) { first, _ in first }
    for index in renderer.scenes.indices {
      let own = found[index] ?? []
      guard !own.isEmpty || !others.isEmpty else { continue }
      scenes[index] = Self.states(of: own, plain: plain[index] ?? [], others: others)
    }
    for (index, states) in scenes.sorted(by: { $0.key < $1.key }) {
      let scene = renderer.scenes[index]
      let all = [states.plain].compactMap(\.self) + states.states.map(\.values)
      for problem in all.flatMap({ renderer.problems(in: $0, for: scene) }) where !problems.contains(problem) {
        problems.append(problem)
      }
    }
  }

  /// The values of all scenes and states.
  var entries: [DataNode.Entry] {
    scenes.values.flatMap { scene in
      ([scene.plain].compactMap(\.self) + scene.states.map(\.values)).flatMap { values in
        values.entries + values.others.values.joined()
      }
    }
  }

  private static func states(
    of scenes: [SceneData.Scene], plain: [DataNode.Entry], others: [String: [DataNode.Entry]]
  ) -> SceneStates {
    var states = SceneStates()
    if !plain.isEmpty || !others.isEmpty { states.plain = SceneValues(plain, others: others) }
    var order: [String] = []
    var values: [String: [DataNode.Entry]] = [:]
    for state in scenes.flatMap(\.states) {
      if values[state.name] == nil { order.append(state.name) }
      values[state.name, default: []] += state.values
    }
    states.states = order.map { name in
      let own = values[name] ?? []
      let lists = Set(own.filter(\.value.areRows).map(\.key))
      return (name, SceneValues(plain.filter { !lists.contains($0.key) } + own, others: others))
    }
    return states
  }
}

extension DataNode {
  /// Whether the value replaces all rows of a list.
  fileprivate var areRows: Bool {
    switch content {
    case .list: true
    case .mapping(let entries): entries.contains { ["rows", "sections", "items"].contains($0.key) }
    case .text, .nothing: false
    }
  }
}

/// The names of a document's scenes, by which data can refer to them.
struct DocumentSceneNames {
  let document: String
  private let scenes: [(name: String, id: String, all: [String])]

  init(_ renderer: DocumentRenderer, at path: String) {
    document = path
    let file = path.utf8.split(separator: "/").last.map(String.init) ?? path
    let stem = file.utf8.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    scenes = renderer.scenes.map { scene in
      let reference = scene.reference
      let all = [scene.name, reference.id] + reference.otherNames + [reference.controllerID].compactMap(\.self)
      return (scene.name, scene.reference.id, renderer.scenes.count == 1 ? all + [stem, file] : all)
    }
  }

  /// The names of the scenes in paths.
  var pathNames: [String] { scenes.map(\.name) }

  func indices(of name: String) -> [Int] {
    let address = SceneAddress(name)
    // The name in paths is that of one scene only, even if another has it as title or class.
    if let exact = scenes.firstIndex(where: { $0.name == name }) { return [exact] }
    return scenes.indices.filter { address.names(scenes[$0].all, ofSceneIn: document) }
  }

  func ambiguity(of scene: SceneData.Scene, _ indices: [Int]) -> DataProblem {
    let candidates = indices.map { "'\(scenes[$0].name)' (\(scenes[$0].id))" }.joined(separator: ", ")
    return DataProblem(
      "\(indices.count) scenes of '\(document.utf8.split(separator: "/").last ?? "")' are named '\(scene.name)'; use one of \(candidates)",
      at: scene.place)
  }
}
