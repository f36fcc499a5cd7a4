import ArgumentParser
import Files
import Galley
import Reports
import SnapshotRuns

struct RenderCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders the scenes of documents, one image for each cell of the matrix.",
    discussion: """
      A scene is a storyboard's view controller or a xib's top-level view. Every combination of the matrix options is \
      a cell: --locale en,de --type-size L,AX3 makes four images of each scene. Each image has its layout beside it as \
      JSON. OUT/versions.json lists the versions that the images were made with; a warning is shown if earlier images \
      in the folder were made with other versions.

      An image is OUT/DOCUMENT/SCENE/CELL@SCALEx.png. CELL is DEVICE_LOCALE_TYPESIZE, followed by _landscape, _dark, \
      the look and the overlay if they are chosen. DOCUMENT is the document's path, relative to the folder of \
      .galley.yml, or else of the repository, or else to the working folder.

      EXAMPLES
        galley render App/ --locale all --sheet --out images
        galley render Login.xib --overlay constraints --out images
        galley render Login.xib --overlay accessibility --out images
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Matrix") var chromeOptions: ChromeOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions
  @OptionGroup(title: "Run") var timingOptions: TimingOptions
  @OptionGroup(title: "Cache") var cacheOptions: CacheOptions
  @OptionGroup(title: "Findings") var failureOptions: FailureOptions

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory)
  var out: String

  @Option(help: ArgumentHelp("The format of the images: png (default), svg or pdf.", valueName: "format"))
  var format: ImageFormat = .png

  @Flag(help: "Also write a contact sheet of all cells for each scene.")
  var sheet = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: "Write OUT/index.html, a page that shows the images and what was found in them.")
  var index = true

  @Option(
    help: ArgumentHelp(
      "What to draw over the scenes: \(OverlayKind.allCases.map(\.rawValue).joined(separator: ", ")); or 'all'.",
      valueName: "kind,..."),
    completion: .words(.overlay),
    transform: MatrixParsing.overlays)
  var overlay: [OverlayKind] = []

  @Option(
    help: ArgumentHelp(
      "Draw the overlay for these views only, by id or name, with what holds them; one image for each view.",
      valueName: "id,..."),
    completion: .names(isList: true, \.views),
    transform: MatrixParsing.views)
  var overlayView: [String] = []

  func validate() throws {
    try failureOptions.checkForPictures()
    if !overlayView.isEmpty, overlay.isEmpty { throw ValidationError("--overlay-view needs --overlay.") }
  }

  func run() throws {
    let setting = try CommandSetting(
      input: input, matrix: matrixOptions, options: runOptions, outputs: [out], chrome: chromeOptions)
    try NamedFolders(inputs: input.inputs, outputs: [("--out", out)], cache: cacheOptions.namedFolder).check()
    try setting.run.paths.checkWrites(into: [out])
    try requireNoReport()
    var run = setting.run
    run.namedViews = overlayView
    run.requiresNamedViews = true
    run.measuresTimes = try timingOptions.areMeasured(in: runOptions)
    run.gate = try failureOptions.gate(over: setting.check)
    var job = RenderJob(setting: run, output: out)
    job.format = format
    job.hasIndex = index
    job.hasSheets = sheet
    job.overlays = overlays
    job.cache = try cacheOptions.folder()
    if !runOptions.worker { cacheOptions.check(job.cache, isQuiet: runOptions.quiet) }
    var times: [SceneTime] = []
    guard var outcome = try runOptions.run(job, takeTimes: { times = $0 }) else { return }
    let ending = Result { () throws(ExitStatus) in
      try ExitStatus.writing { () throws(FileError) in
        try job.finish(&outcome) { if !runOptions.quiet || $0.severity == .error { Terminal.report($0) } }
      }
    }
    if !runOptions.quiet {
      Terminal.standardError.write(RunSummary(index: outcome.index, page: job.page(of: outcome)).text)
      Terminal.standardOutput.write("\(counted(outcome.imageCount, "image")) in \(out)\n")
    }
    try ending.get()
    try timingOptions.write(times)
    if outcome.isUnwritten { throw ExitStatus.unwritableOutput }
    guard outcome.unknownViews.isEmpty else { throw ExitStatus.wrongUsage }
    try runOptions.throwIfNothing(outcome.imageCount == 0 && outcome.isComplete, .noImage)
    if let shard = runOptions.shard, outcome.imageCount == 0, outcome.isComplete, !runOptions.quiet {
      Terminal.report(.noScene(of: shard))
    }
    if !outcome.isComplete { throw ExitStatus.unreadableInput }
    try FailingFindings(outcome.failingRules).throwIfAny()
  }

  /// Refuses a folder with a report, whose pictures and page would be among those of this run.
  private func requireNoReport() throws(ExitStatus) {
    guard [StoredReport.fileName, "data.js"].allSatisfy({ FileKind(at: "\(out)/\($0)") != .missing }) else { return }
    Terminal.report(Diagnostic(.error, at: out, "the folder has a report of 'galley verify'; name another one"))
    throw .unwritableOutput
  }

  /// The overlays: one for each view that is named, or one for all views.
  private var overlays: [LayoutOverlay] {
    if overlay.isEmpty { return [] }
    return overlayView.isEmpty
      ? [LayoutOverlay(kinds: overlay)] : overlayView.map { LayoutOverlay(kinds: overlay, viewID: $0) }
  }
}

extension ImageFormat: ExpressibleByArgument {}
