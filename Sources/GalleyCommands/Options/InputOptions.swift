import ArgumentParser

/// INPUT and what is taken of it.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Interface Builder documents (.xib, .storyboard) and folders of them.", valueName: "input"))
  var inputs: [String]

  @Option(help: ArgumentHelp("Only the scene of this name.", valueName: "name"))
  var scene: String?
}
