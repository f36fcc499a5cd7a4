import ArgumentParser
import Files
import Galley
import Reports

/// Where the results of a comparison go.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder to write a report to, as a page for the browser.", valueName: "dir"),
    completion: .directory)
  var report: String?

  @OptionGroup var comparison: ComparisonOptions

  func validate() throws {
    if comparison.imageBase != nil, report == nil {
      throw ValidationError("--image-base shows the pictures of a report. Add --report DIR, and upload that folder.")
    }
  }
}

/// The formats of a comparison, whose Markdown can show pictures.
struct ComparisonOptions: ParsableArguments {
  @OptionGroup var reports: ReportOptions

  @Option(
    help: ArgumentHelp(
      """
      The address where the report's folder will be found, such as https://host/run-7. Markdown then shows the pictures \
      instead of linking to them.
      """, valueName: "url"),
    transform: ImageBase.init(option:))
  var imageBase: ImageBase?

  /// Prints a run, and then writes the page and the files.
  ///
  /// - Parameters:
  ///   - folder: The folder of the page and its pictures, or `nil` if there is none.
  ///   - writePage: Writes the page if the options ask for one.
  func write(
    _ run: VerificationRun, by rules: VerificationRules, to folder: String?,
    page writePage: () throws(FileError) -> Void
  ) throws(ExitStatus) {
    let results = ComparisonReport(run, rules: rules, imageBase: imageBase?.address, folder: folder)
    reports.print(results)
    try ExitStatus.writing(writePage)
    try reports.writeFiles(of: results)
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
    address = option.utf8.dropping(suffix: "/").map(String.init) ?? option
  }
}
