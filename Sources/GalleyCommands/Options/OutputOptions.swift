import ArgumentParser

/// Where the results of a comparison go.
struct OutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder to write a report to, as a page for the browser.", valueName: "dir"))
  var report: String?

  @OptionGroup var formats: FormatOptions
}
