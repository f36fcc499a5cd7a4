import Galley

/// What a run is to do: the command line's choices, and the configuration's where it makes none.
struct RunSetting {
  let inputs: [String]
  let selection: SceneSelection
  /// Folders of further fonts.
  let fonts: [String]
  /// Whose widths and heights system fonts have.
  let metrics: SystemMetrics
  /// How snapshots are compared with references.
  let verify: VerifyConfiguration
  let options: RunOptions

  /// Reads the configuration, which an error of its own ends the run for.
  init(input: InputOptions, matrix: MatrixOptions, options: RunOptions) throws(Outcome) {
    let configuration: Configuration
    do throws(ConfigurationError) {
      configuration = try ConfigurationFile.configuration(named: options.config, above: input.inputs.first ?? ".")
    } catch {
      Terminal.standardError.write(Diagnostic(error).text)
      throw .wrongUsage
    }
    inputs = input.inputs
    selection = SceneSelection(
      matrix: matrix.choices.over(configuration.matrix), scenes: input.scene.map { [$0] } ?? configuration.scenes,
      sampleNumber: configuration.sampleNumber ?? TextContext.sampleNumber, catalog: GalleyTool.catalog)
    fonts = options.font + configuration.fonts
    metrics = options.metrics ?? configuration.metrics ?? .sf
    verify = configuration.verify
    self.options = options
  }

  var systemFonts: SystemFontModel { metrics.model }
}
