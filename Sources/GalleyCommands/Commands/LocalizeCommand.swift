import ArgumentParser
import Files
import Galley
import SnapshotRuns
import TranslationRuns

struct LocalizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "localize",
    abstract: "Shows translators where each text is shown and how long it may be, and checks translations.",
    subcommands: [LocalizeExportCommand.self, LocalizeCheckCommand.self])
}

struct LocalizeCheckCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Fails if a translation is longer than the place where it is shown allows.",
    discussion: """
      Lays out all cells of the matrix without painting them. A translation is too long if it is truncated or cut off, \
      if it overlaps something, pushes something out of its superview or causes a conflict, and if none of that would \
      be so with a shorter text. For each of them, prints its width and the exact width that it may have, in points, \
      and the tightest place.

      A place in which the text of the sources does not fit either is a fault of the layout. It is listed as a warning, \
      once for all languages, and does not fail: 'galley check' does for it.

      Translations that are perhaps too long are listed as notes and do not fail: by less than the measuring error \
      (2.5%), in a typeface that stands in for a missing one, or in a text that the app is likely to replace.

      With --translations, prints how many translations of each file were checked, and what happened to the others. A \
      file in de-DE is for the project's de, and one in pt for its pt-BR, if the project has no closer language. \
      Translations of texts that the project does not have, or in languages that the run leaves out, are listed and \
      fail.

      EXAMPLES
        galley localize check App/ --locale all --type-size all
        galley localize check App/ --locale de --device iphone-se --format github
        galley localize check App/ --translations de.xliff --type-size L,AX3 --write sarif=texts.sarif

      EXIT CODES
        0  all translations fit
        1  some are too long, or a place has too little room for the text of the sources
        2  wrong usage, or a file of which no translation was checked
        3  unreadable input, or translations of a file that were not checked (the rest is still done)
        4  output that cannot be written
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions

  @OptionGroup(title: "Output") var reportOptions: ReportOptions

  @Option(
    help: ArgumentHelp(
      "Also check the translations in a file (.xliff) or a catalog (.xcloc) instead of those in tables. Can be repeated.",
      valueName: "file"))
  var translations: [String] = []

  func run() throws {
    var setting = try CommandSetting(input: input, matrix: matrixOptions, options: runOptions)
    try setting.add(translations: translations, choosesLanguages: matrixOptions.locale == nil)
    let job = LocalizationJob(setting: setting.run, limits: .exceeded)
    guard let outcome = try runOptions.run(job) else { return }
    let tables = ProjectTables(setting.run)
    let exceeded = ExceededLimit.all(in: outcome.scenes) { tables.place(of: $0, $1, in: $2) }
    let files = TranslationFile.all(of: setting.run, in: tables, shownBy: outcome.scenes)
    let faults = LayoutFault.all(in: outcome.scenes)
    let report = LimitReport(exceeded, faults, in: outcome, files: files)
    reportOptions.print(report)
    try reportOptions.writeFiles(of: report)
    try runOptions.throwIfNothing(outcome.scenes.isEmpty && outcome.isComplete, .nothingChecked)
    if !outcome.isComplete { throw ExitStatus.unreadableInput }
    if files.contains(where: \.isUnused) { throw ExitStatus.wrongUsage }
    if !files.allSatisfy(\.isComplete) { throw ExitStatus.unreadableInput }
    if exceeded.contains(where: \.isCertain) || faults.contains(where: \.fails) { throw ExitStatus.differences }
  }
}
