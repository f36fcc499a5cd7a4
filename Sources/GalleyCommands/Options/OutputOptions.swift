import ArgumentParser
import Galley

/// Where the results of a comparison go.
struct OutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder to write a report to, as a page for the browser.", valueName: "dir"))
  var report: String?

  @OptionGroup var formats: FormatOptions

  func validate() throws {
    if formats.imageBase != nil, report == nil {
      throw ValidationError("--image-base shows the pictures of a report. Add --report DIR, and upload that folder.")
    }
  }
}

/// The formats in which the results of a comparison are written.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format to print: text (default), json, github (annotations), markdown, junit or sarif.",
      valueName: "format"))
  var format: RunFormat = .text

  @Option(
    help: ArgumentHelp(
      "Also write the results to a file, such as markdown=summary.md. Can be repeated.", valueName: "format=file"),
    transform: RunFile.init(option:))
  var write: [RunFile] = []

  @Option(
    help: ArgumentHelp(
      """
      The address where the report's folder will be found, such as https://host/run-7. Markdown then shows the pictures \
      instead of linking to them.
      """, valueName: "url"),
    transform: ImageBase.init(option:))
  var imageBase: ImageBase?

  /// Whether any of the options was given.
  var areChosen: Bool { format != .text || !write.isEmpty }

  /// Returns what writes results in the chosen formats.
  func output(by rules: VerificationRules) -> RunOutput {
    RunOutput(format: format, files: write, rules: rules, imageBase: imageBase?.address)
  }
}

/// The address of a report's folder, without a slash at its end.
struct ImageBase {
  let address: String

  /// Refuses what would end a link in Markdown or an attribute of HTML.
  init(option: String) throws {
    let isSafe = option.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value != 0x7F && !"<>()[]\"'`\\".contains(Character($0))
    }
    guard isSafe, !option.isEmpty else {
      throw MatrixParsing.Failure(
        "expected an address without spaces, quotation marks and brackets, such as https://host/run-7")
    }
    address = option.hasSuffix("/") ? String(option.dropLast()) : option
  }
}
