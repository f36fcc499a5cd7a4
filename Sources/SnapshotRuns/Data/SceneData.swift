import Galley

/// The data that a project has for its scenes.
package struct SceneData: Hashable, Sendable {
  /// The data of a scene.
  package struct Scene: Hashable, Sendable {
    /// What the data file calls the scene: one of its names, perhaps after that of its document and a slash.
    package var name: String
    package var place: DataNode.Place
    /// The values for the picture without a state, which states have too.
    package var values: [DataNode.Entry]
    /// The states, each of which is a picture of its own.
    package var states: [State]

    package init(
      _ name: String, values: [DataNode.Entry] = [], states: [State] = [], at place: DataNode.Place
    ) {
      self.name = name
      self.place = place
      self.values = values
      self.states = states
    }
  }

  package struct State: Hashable, Sendable {
    package var name: String
    package var values: [DataNode.Entry]

    package init(_ name: String, _ values: [DataNode.Entry]) {
      self.name = name
      self.values = values
    }
  }

  package var scenes: [Scene]
  /// The parts of the data files that cannot be used.
  package var problems: [DataProblem]
  /// The folder of the project that the data is for: that of the configuration.
  package var folder: String

  package init(_ scenes: [Scene] = [], problems: [DataProblem] = [], folder: String = ".") {
    self.scenes = scenes
    self.problems = problems
    self.folder = folder
  }

  package var isEmpty: Bool { scenes.isEmpty }

  /// The names of all states.
  package var stateNames: Set<String> { Set(scenes.flatMap(\.states).map(\.name)) }
}
