import ArgumentParser
import Files
import Reports

/// The formats in which a command with findings, verdicts or limits gives its results.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format to print: text (default), json, markdown, junit, sarif or github (annotations).",
      valueName: "format"))
  var format: ReportFormat = .text

  @Option(
    help: ArgumentHelp(
      "Also write the results to a file, such as sarif=checks.sarif. Can be repeated.", valueName: "format=file"),
    completion: .writtenFormats,
    transform: ReportFile.init(option:))
  var write: [ReportFile] = []

  func validate() throws { try write.requireDifferentFiles() }

  /// The formats that are printed or written.
  var formats: Set<ReportFormat> { Set(write.map(\.format) + [format]) }

  /// Whether any of the options was given.
  var areChosen: Bool { format != .text || !write.isEmpty }

  func print(_ results: some Reportable) {
    let text = results.text(as: format)
    // Annotations are commands of GitHub, with escapes of their own.
    format == .github ? Terminal.standardOutput.writeExactly(text) : Terminal.standardOutput.write(text)
  }

  /// Writes the files. Results are printed before, so that they are seen even if a file cannot be written.
  func writeFiles(of results: some Reportable) throws(ExitStatus) {
    try ExitStatus.writing { () throws(FileError) in try write.write(results) }
  }
}

/// A file and its format: `junit=results.xml`.
struct ReportFile {
  let format: ReportFormat
  let path: String

  init(option: String) throws {
    let parts = option.utf8.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = ReportFormat(rawValue: String(parts[0])) else {
      let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw MatrixParsing.Failure(
        "expected a format and a file, such as sarif=checks.sarif; the formats are \(formats)")
    }
    guard ![".xib", ".storyboard"].contains(where: parts[1].hasSuffix) else {
      throw MatrixParsing.Failure("'\(parts[1])' is the name of a document, which would be replaced; name another file")
    }
    guard parts[1] != "-" else {
      throw MatrixParsing.Failure(
        "'-' is no file; expected --format \(format.rawValue) to print the results, or /dev/stdout")
    }
    self.format = format
    path = String(parts[1])
  }
}

extension [ReportFile] {
  /// Refuses a file that is named twice, which would have the last results only. Streams take all of them.
  func requireDifferentFiles() throws {
    var paths: Set<PathBytes> = []
    for file in self where !NamedOutput.isStream(file.path) && !paths.insert(PathBytes(file.path)).inserted {
      throw ValidationError("--write names '\(file.path)' twice, and one would replace the other; name two files.")
    }
  }

  /// Writes results to the files, each in its format.
  func write(_ results: some Reportable) throws(FileError) {
    let texts = results.texts(as: Set(map(\.format)))
    for file in self { try NamedOutput.write([UInt8]((texts[file.format] ?? "").utf8), to: file.path) }
  }
}

extension ReportFormat: ExpressibleByArgument {}
