import Files
import Galley
import InterfaceBuilder
import Localization
import SnapshotRuns

/// The settings of the command line and the configuration together. The command line takes precedence.
struct CommandSetting {
  private(set) var run: RunSetting
  /// How snapshots are compared with references.
  let verify: VerifyConfiguration
  /// What a check accepts and what fails.
  let check: CheckConfiguration

  /// Reads the configuration; an error in it ends the command.
  ///
  /// - Parameters:
  ///   - outputs: The folders that the command writes to or reads references from, which are not searched for
  ///     documents.
  ///   - anchor: A file whose folder is the root of a project that nothing else marks, or `nil` for the working folder.
  ///   - chrome: What pictures show over the views of the app, or `nil` for a command without pictures.
  init(
    input: InputOptions, matrix: MatrixOptions, options: RunOptions, outputs: [String] = [], anchor: String? = nil,
    chrome: ChromeOptions? = nil
  ) throws(ExitStatus) {
    let configuration: Configuration
    do throws(ConfigurationError) {
      configuration = try ConfigurationFile.configuration(named: options.config, above: input.inputs.first ?? ".")
    } catch {
      Terminal.report(error, inputs: input.inputs)
      throw .wrongUsage
    }
    let known = configuration.data.stateNames
    if let unknown = input.state.first(where: { !known.contains($0) }) {
      let hint = known.isEmpty ? "; the configuration has no states" : NearestNames.hint(known, to: unknown)
      Terminal.report(Diagnostic(.error, "unknown state '\(unknown)'" + hint))
      throw .wrongUsage
    }
    var rendering = configuration.rendering
    if let metrics = options.metrics { rendering.metrics = metrics }
    if let rows = input.rows { rendering.rows = rows }
    if let showsClassXibs = input.classXibs { rendering.showsClassXibs = showsClassXibs }
    rendering.showsSamples = input.sample
    chrome?.apply(to: &rendering)
    run = RunSetting(
      inputs: input.inputs, catalog: ToolCatalog.current, matrix: matrix.choices.over(configuration.matrix),
      scenes: input.scene.isEmpty ? configuration.scenes : input.scene, data: configuration.data, states: input.state,
      rendering: rendering, fonts: options.font + configuration.fonts,
      // One shard of one is the whole run.
      shard: options.shard.flatMap { $0.count > 1 ? $0 : nil })
    run.timings = try options.readTimings()
    verify = configuration.verify
    check = configuration.check
    run.documents = configuration.documents
    run.textAttributes = configuration.textAttributes
    run.documents.outputs = outputs
    run.scenesAreConfigured = input.scene.isEmpty
    run.isSandboxed = options.isSandboxed
    if let anchor { run.paths = ProjectPaths(inputs: input.inputs, orFolderOf: anchor) }
  }
}

extension CommandSetting {
  /// Has files with translations shown instead of the texts of tables; an error in one of them ends the command.
  ///
  /// - Parameter choosesLanguages: Whether the run covers the languages of the files, because no others are named.
  mutating func add(translations: [String], choosesLanguages: Bool) throws(ExitStatus) {
    var languages: [String] = []
    for path in translations {
      do throws(LocalizationError) {
        languages += try XLIFFFile.read(at: path).flatMap(\.tables).map(\.locale.tag)
      } catch {
        Terminal.report(Diagnostic(error))
        throw .unreadableInput
      }
    }
    run.translations = translations
    if choosesLanguages, !languages.isEmpty { run.matrix.locales = .named(Set(languages).sorted()) }
  }
}
