import ArgumentParser
import Files
import Foundation
import Galley
import Reports
import SnapshotRuns

struct ConfigCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Checks a project's .galley.yml, and prints the settings that hold.",
    discussion: """
      The file is the nearest .galley.yml at or above PATH. The article 'Configuration' of the documentation has all \
      keys. Names of scenes, views and documents are looked up by the commands that use them, such as 'galley check'.

      An editor with a language server for YAML completes and checks the file if its first line is a comment with the \
      path of the schema, relative to the file:

        galley config --schema > .galley.schema.json
        # yaml-language-server: $schema=.galley.schema.json

      EXAMPLES
        galley config --check
        galley config --print App/ --locale de,ar
        galley config --keys

      EXIT CODES
        0  nothing is wrong
        2  wrong usage, or a wrong key or value in .galley.yml, or a baseline that is missing or cannot be used
        3  no .galley.yml, or data for scenes that cannot be used
      """)

  /// What to do.
  enum Task: String, EnumerableFlag {
    case check
    case print
    case keys
    case schema

    static func help(for task: Task) -> ArgumentHelp? {
      switch task {
      case .check: "Name each wrong key and value of the file, with its line."
      case .print: "Print every setting that holds, with its value and where that is from."
      case .keys: "Print all keys as Markdown, with types, defaults and examples."
      case .schema: "Print the JSON schema of the file, for editors."
      }
    }
  }

  @Argument(
    help: ArgumentHelp(
      "A document or folder of the project, or the configuration file itself (.yml, .yaml). Default: the working folder.",
      valueName: "path"), completion: .file())
  var path: String?

  @Flag(exclusivity: .exclusive)
  var task: Task

  @OptionGroup(title: "Settings to print") var sceneOptions: SceneOptions
  @OptionGroup(title: "Settings to print") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Settings to print") var chromeOptions: ChromeOptions
  @OptionGroup(title: "Settings to print") var ruleOptions: RuleOptions
  @OptionGroup(title: "Settings to print") var failureOptions: FailureOptions
  @OptionGroup(title: "Settings to print") var cacheOptions: CacheOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions

  var projectInputs: [String] { [path ?? "."] }

  func run() throws {
    switch task {
    case .check: try check()
    case .print: try print()
    case .keys: Terminal.standardOutput.write(ConfigurationPage(keys: Self.keys).text)
    case .schema: Terminal.standardOutput.writeExactly(ConfigurationSchema(keys: Self.keys).text)
    }
  }

  private static var keys: [DescribedKey] { ConfigurationReader.keys.described }

  // MARK: Reading

  /// The path of the file, or `nil` if there is none.
  private var file: String? {
    get throws(ExitStatus) {
      if let path, FileKind(at: path) == .missing {
        Terminal.report(Diagnostic(.error, at: path, "no such file or folder"))
        throw .unreadableInput
      }
      guard let path, Self.isConfiguration(path) else {
        return ConfigurationFile.path(named: runOptions.config, above: path ?? ".")
      }
      guard runOptions.config == nil else {
        Terminal.report(Diagnostic(.error, "'\(path)' and --config are two configuration files; name one"))
        throw .wrongUsage
      }
      return path
    }
  }

  private static func isConfiguration(_ path: String) -> Bool {
    [".yml", ".yaml"].contains { path.lowercased().utf8.hasSuffix($0) }
  }

  /// Returns what a file says; an error in it ends the command.
  private func content(of file: String) throws(ExitStatus) -> ConfigurationFile.Content {
    do throws(ConfigurationError) {
      return try ConfigurationFile.content(of: file, words: ProjectPaths(inputs: projectInputs).words(for: file))
    } catch {
      Terminal.report(error, inputs: projectInputs)
      throw .wrongUsage
    }
  }

  // MARK: Tasks

  private func check() throws(ExitStatus) {
    guard let file = try file else {
      Terminal.report(Diagnostic(.error, "no \(ProjectPaths.configuration) at or above '\(path ?? ".")'"))
      throw .unreadableInput
    }
    let content = try content(of: file)
    let paths = ProjectPaths(inputs: projectInputs)
    _ = try failureOptions.knownFindings(over: content.configuration.check)
    let problems = content.configuration.data.problems
    for problem in problems { Terminal.report(Diagnostic(problem, in: paths)) }
    guard problems.isEmpty else { throw .unreadableInput }
    Terminal.standardOutput.write(
      "\(paths.words(for: file)): \(counted(content.settings.count, "setting")), no errors\n")
  }

  private func print() throws(ExitStatus) {
    let environment = ProcessInfo.processInfo.environment
    let options = WrittenValues(Executable.arguments)
    let written = try file.map { file throws(ExitStatus) in try content(of: file).settings } ?? []
    let settings =
      SettingList(written: written, options: options, environment: environment).settings(of: Self.keys)
      + EnvironmentSettings(
        options: options, environment: environment, cache: try cacheOptions.folder(in: environment)
      ).settings
    let rows = settings.map { [$0.name, $0.value, $0.source.description] }
    Terminal.standardOutput.write(TextTable(header: ["SETTING", "VALUE", "FROM"], rows: rows).text)
  }
}
