import ArgumentParser
import Files
import Galley

/// `galley render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Paints scenes of documents, one image for each cell of the matrix.",
    discussion: """
      A scene is a storyboard's view controller or a xib's top-level view. Every combination of the MATRIX options is \
      a cell: --locale en,de --type-size L,AX3 makes four images of each scene. Beside each image lies its layout as \
      JSON. In OUT/versions.json stands what the images were made with; images made with something else are warned of.

      Images go to OUT/PATH/OF/DOCUMENT/SCENE/DEVICE_LOCALE_TYPESIZE[_landscape][_dark][_OVERLAY]@SCALEx.png

      EXAMPLES
        galley render App/ --locale all --sheet --out images
        galley render Login.xib --overlay constraints --out images
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions
  @OptionGroup(title: "Cache") var cacheOptions: CacheOptions

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var out: String

  @Option(help: ArgumentHelp("The format of the images.", valueName: "format"))
  var format: ImageFormat = .png

  @Flag(help: "Also write one picture of all cells for each scene.")
  var sheet = false

  @Option(
    help: ArgumentHelp("What to draw over the scenes: constraints, frames, overflow; all.", valueName: "kind,..."),
    transform: MatrixParsing.overlays)
  var overlay: [OverlayKind] = []

  @Option(help: ArgumentHelp("Draw the overlay of this view alone.", valueName: "id"))
  var overlayView: String?

  func validate() throws {
    if overlayView != nil, overlay.isEmpty {
      throw ValidationError("--overlay-view says whose overlay to draw; --overlay says which one.")
    }
  }

  func run() throws {
    let setting = try RunSetting(input: input, matrix: matrixOptions, options: runOptions)
    let plan = RenderPlan(
      selection: setting.selection, output: out, format: format,
      hasSheets: sheet,
      overlay: overlay.isEmpty ? nil : LayoutOverlay(kinds: overlay, viewID: overlayView))
    if !runOptions.worker { cacheOptions.check(isQuiet: runOptions.quiet) }
    let summary = try SceneRun(setting: setting).start { (fonts) throws(TypefaceError) in
      let assets = AssetLibrary()
      return RenderWorker(
        plan: plan, renderer: try Renderer(fonts: fonts, systemFonts: setting.systemFonts), assets: assets,
        cache: RunCache(
          cacheOptions, fonts: fonts, assets: assets,
          choices: RunChoices(setting, overlay: plan.overlay, format: format)))
    }
    if let summary {
      if summary.images > 0 {
        try OutputVersions(folder: out, fonts: setting.fonts, isQuiet: runOptions.quiet).record()
      }
      try leaveNote(RunScope(of: summary, setting: setting, options: plan.options, references: nil))
      if !runOptions.quiet { Terminal.standardOutput.write(Self.sentence(summary, output: out)) }
      if summary.outcome != .fine { throw summary.outcome }
    }
  }

  /// Tells `galley merge` which part of a run the images are, also where a part has none.
  private func leaveNote(_ scope: RunScope) throws(Outcome) {
    do throws(FileError) {
      try ShardNote(scope: scope).write(inFolder: out)
    } catch {
      Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: error.description).text)
      throw .unreadableInput
    }
  }

  private static func sentence(_ summary: RunSummary, output: String) -> String {
    "\(summary.images) \(summary.images == 1 ? "image" : "images") in \(output)\n"
  }
}

extension ImageFormat: ExpressibleByArgument {}
