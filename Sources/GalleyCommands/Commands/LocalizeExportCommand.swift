import ArgumentParser
import Files
import Galley
import SnapshotRuns
import TranslationRuns

struct LocalizeExportCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes where each text is shown and how long it may be, for translators and their tools.",
    discussion: """
      For every key of the tables of the inputs: the scenes and views that show it, with pictures and coordinates, \
      what is read before and after it, where it is truncated today, and how long it may be in each language. Keys \
      that no scene shows are listed.

      The folder gets:

        index.html    a page to read and search
        LANG.xliff    XLIFF 1.2 with notes and maxwidth
        LANG.xcloc    a localization catalog of Xcode with its screenshots
        texts.csv     a line for each place of a text in a picture
        texts.json    everything

      A folder with files that Galley did not write is refused. A run that fails leaves the folder as it was.

      EXAMPLES
        galley localize export App/ --locale all --out translators
        galley localize export App/ --locale de,fi --type-size L,AX3 --device iphone-se,iphone-17 --out translators
        galley localize export App/ --locale de --format xliff --size-unit point --out translators

      EXIT CODES
        0  fine
        2  wrong usage
        3  unreadable input (the rest is still done)
        4  output that cannot be written
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory)
  var out: String

  @Option(
    help: ArgumentHelp("The formats to write: xliff, xcloc, csv, json, html. Default: all.", valueName: "format,..."),
    transform: Self.formats)
  var format: [ContextExport.Format] = ContextExport.Format.allCases

  @Option(
    help: ArgumentHelp(
      "The unit of maxwidth: char (default), average characters of the language; or point.", valueName: "char|point"))
  var sizeUnit: XLIFFFile.SizeUnit = .char

  @Flag(help: "Begin texts.csv with a byte order mark, so that Excel opens it as UTF-8.")
  var csvBom = false

  @Flag(help: "Leave out the limits, whose computation takes most of the time.")
  var noLimits = false

  /// Where the workers of this command write pictures.
  @Option(help: .hidden)
  var pictures: String?

  private static func formats(_ text: String) throws -> [ContextExport.Format] {
    try text.utf8.split(separator: ",").map { name in
      guard let format = ContextExport.Format(rawValue: String(name)) else {
        let names = ContextExport.Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw MatrixParsing.Failure("unknown format '\(name)'; expected some of \(names)")
      }
      return format
    }
  }

  func run() throws {
    let setting = try CommandSetting(input: input, matrix: matrixOptions, options: runOptions, outputs: [out])
    try NamedFolders(inputs: input.inputs, outputs: [("--out", out)]).check()
    try setting.run.paths.checkWrites(into: [out])
    var job = LocalizationJob(setting: setting.run, limits: noLimits ? .exceeded : .all)
    guard !runOptions.worker else {
      job.pictures = pictures
      _ = try runOptions.run(job)
      return
    }
    let export = try ExitStatus.writing { () throws(FileError) in try ContextExport(to: out) }
    var isPublished = false
    defer { if !isPublished { export.discard() } }
    job.pictures = export.folder
    guard let outcome = try runOptions.run(job, passing: ["--pictures", export.folder]) else { return }
    if outcome.isUnwritten { throw ExitStatus.unwritableOutput }
    let assembly = ContextAssembly(setting.run, outcome.scenes)
    let context = assembly.context(version: GalleyVersion.current)
    guard !context.tables.isEmpty else {
      Terminal.report(Diagnostic(.error, "the inputs and their projects have no tables to translate"))
      throw outcome.isComplete ? ExitStatus.wrongUsage : .unreadableInput
    }
    try ExitStatus.writing { () throws(FileError) in
      try export.publish(
        context, as: format, unit: sizeUnit, marksCSV: csvBom, sources: sources(of: context, setting.run.paths))
    }
    isPublished = true
    Terminal.standardOutput.write(summary(of: context) + Self.summary(of: LayoutFault.all(in: outcome.scenes)))
    if !outcome.isComplete { throw ExitStatus.unreadableInput }
  }

  /// What developers have to mend, because translators cannot.
  private static func summary(of faults: [LayoutFault]) -> String {
    guard !faults.isEmpty else { return "" }
    let named = faults.prefix(mostFaults).map { "  \($0.words)\n" }.joined()
    let rest = faults.count - mostFaults
    return "\(counted(faults.count, "place")) with too little room for the source, left out of the limits:\n" + named
      + (rest > 0 ? "  and \(rest) more ('galley localize check' lists all)\n" : "")
  }

  private static let mostFaults = 10

  /// The files of the sources, by their names.
  private func sources(of context: TranslationContext, _ paths: ProjectPaths) -> [String: String] {
    context.tables.reduce(into: [:]) { sources, table in
      if !ProjectPaths.leavesRoot(table.original) { sources[table.original] = paths.path(ofName: table.original) }
    }
  }

  private func summary(of context: TranslationContext) -> String {
    let texts = context.tables.reduce(0) { $0 + $1.entries.count }
    let unseen = context.unseen
    var text =
      "\(out): \(counted(texts, "text")) in \(counted(context.languages.count, "language")), "
      + "\(counted(context.pictures.count, "picture")), \(unseen.count) that no scene shows\n"
    var counts: [(table: String, count: Int)] = []
    for (table, _) in unseen {
      if counts.last?.table == table { counts[counts.count - 1].count += 1 } else { counts.append((table, 1)) }
    }
    for (table, count) in counts { text += "  \(table): \(count) never seen\n" }
    return text
  }
}

extension XLIFFFile.SizeUnit: ExpressibleByArgument {}
