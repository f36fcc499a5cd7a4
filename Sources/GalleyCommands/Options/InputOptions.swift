import ArgumentParser

/// INPUT and what is taken of it.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      GalleyTool.catalog == nil
        ? "Interface Builder documents (.xib, .storyboard) and folders of them."
        : "Interface Builder documents and folders of them, instead of the catalog's scenes.", valueName: "input"))
  var inputs: [String] = []

  @Option(help: ArgumentHelp("Only the scene of this name.", valueName: "name"))
  var scene: String?

  func validate() throws {
    if inputs.isEmpty, GalleyTool.catalog == nil {
      throw ValidationError(
        "Missing expected argument '<input> ...': documents (.xib, .storyboard) or folders of them.")
    }
  }
}
