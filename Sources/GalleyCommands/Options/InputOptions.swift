import ArgumentParser
import Files
import Galley

/// The catalog of a tool that has scenes of its own.
enum ToolCatalog {
  /// The scenes written in Swift that commands work on if no input is named, or `nil` for the `galley` tool.
  @TaskLocal static var current: Catalog?
}

/// The inputs of a command, and the scene that it is limited to.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      ToolCatalog.current == nil
        ? "Interface Builder documents (.xib, .storyboard), or folders of them."
        : "Interface Builder documents or folders of them, instead of the catalog's scenes.", valueName: "input"),
    completion: .documents)
  var inputs: [String] = []

  @OptionGroup var scenes: SceneOptions

  var scene: [String] { scenes.scene }
  var rows: Int? { scenes.rows }
  var classXibs: Bool? { scenes.classXibs }
  var sample: Bool { scenes.sample }
  var state: [String] { scenes.state }

  func validate() throws {
    if inputs.isEmpty, ToolCatalog.current == nil {
      throw ValidationError(
        "Missing expected argument '<input> ...': documents (.xib, .storyboard) or folders of them.")
    }
    if sample, ToolCatalog.current == nil || !inputs.isEmpty {
      throw ValidationError(
        "--sample fills the scenes of a catalog; for documents, 'galley fixtures' writes a file of data to complete.")
    }
  }
}

/// The scenes of the inputs, and what they show without data.
struct SceneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only the scene with this name, title, class or id. Can be repeated.", valueName: "name"),
    completion: .names(\.scenes))
  var scene: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The number of rows of each prototype cell, 1 to 100. Default: each once on a document's canvas, as in Interface \
      Builder, and on a device as many as fill the screen, three to five in all.
      """, valueName: "n"),
    transform: NumberOption.rows)
  var rows: Int?

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: """
      Show in a custom view or cell without content of its own the xib that has the name of its class. Default: on.
      """)
  var classXibs: Bool?

  @Flag(
    help: ArgumentHelp(
      """
      Fill what has no data in the catalog's UIKit views and controllers: texts with the names of their properties, \
      images with placeholders, lists with rows.
      """, visibility: ToolCatalog.current == nil ? .hidden : .default))
  var sample = false

  @Option(
    help: ArgumentHelp(
      """
      Only the pictures of these states of the data in .galley.yml. Default: all states, and the scenes as their \
      documents have them.
      """, valueName: "name,..."), completion: .names(isList: true, \.states),
    transform: { $0.utf8.split(separator: ",").map(String.init) })
  var state: [String] = []
}
