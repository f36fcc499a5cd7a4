import AutoLayout
import Controls

@testable import InterfaceBuilder

extension DataNode: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  static let nowhere = Place(path: "Data.yml", line: 1)

  public init(stringLiteral text: String) { self.init(.text(text, isQuoted: false), at: Self.nowhere) }

  public init(arrayLiteral nodes: DataNode...) { self.init(.list(nodes), at: Self.nowhere) }

  public init(dictionaryLiteral entries: (String, DataNode)...) {
    self.init(.mapping(entries.map { Entry($0.0, $0.1, at: Self.nowhere) }), at: Self.nowhere)
  }

  /// A text in quotation marks.
  static func quoted(_ text: String) -> DataNode { DataNode(.text(text, isQuoted: true), at: nowhere) }
}

/// A scene of a document with values.
struct DataScene {
  let root: View
  let chrome: [View]
  /// The messages about values that cannot be used.
  let problems: [String]

  /// Builds the first scene of a document.
  init(
    of document: InterfaceDocument, _ values: DataNode, canvas: Canvas = .document, sources: DataSources = DataSources()
  ) throws {
    guard case .mapping(let entries) = values.content, let scene = document.sceneReferences.first else {
      throw MissingFixture()
    }
    var builder = SceneBuilder(document: document)
    builder.sources = sources
    let built = builder.build(scene, on: canvas, traits: TraitCollection(), values: SceneValues(entries))
    (root, chrome) = (built.root, built.chrome)
    problems = builder.problems(in: SceneValues(entries), for: scene).map(\.message)
  }

  /// Returns the view with an id.
  func view<Kind: View>(_ id: String, as kind: Kind.Type = Kind.self) throws -> Kind {
    guard let view = Self.find(id, in: root) as? Kind else { throw MissingFixture() }
    return view
  }

  func text(_ id: String) throws -> String? { try view(id, as: Label.self).text }

  private static func find(_ id: String, in view: View) -> View? {
    if view.identifier == id { return view }
    return view.subviews.lazy.compactMap { find(id, in: $0) }.first
  }
}
