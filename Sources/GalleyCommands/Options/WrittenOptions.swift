import ArgumentParser
import Files
import Foundation
import Galley
import SnapshotRuns

/// The options of a command line, with the errors that `ArgumentParser` does not report.
///
/// Of several values of an option, `ArgumentParser` takes the last one without a word. If an argument is missing, it
/// does not report options that the command does not have.
struct WrittenOptions {
  let command: any ParsableCommand.Type
  /// The arguments after the command's name.
  private let rest: [String]
  /// The options as they are written, with their dashes, without their values.
  private let names: [String]

  /// - Parameters:
  ///   - arguments: The arguments after the tool's name.
  ///   - commands: The tool's commands. Without the name of one of them at the start, there is nothing to check.
  init?(_ arguments: [String], of commands: [any ParsableCommand.Type]) {
    guard let first = Self.command(named: arguments.first, among: commands) else { return nil }
    let nested = Self.command(named: arguments.dropFirst().first, among: first.configuration.subcommands)
    command = nested ?? first
    rest = Array(arguments.dropFirst(nested == nil ? 1 : 2))
    // A value cannot start with two dashes unless it is joined to its option.
    names = arguments.prefix { $0 != "--" }.filter { $0.utf8.hasPrefix("--") }.map {
      String($0.utf8.prefix(before: "="))
    }
  }

  /// Returns arguments of which `ArgumentParser` takes each as it is meant.
  ///
  /// `--remove-orphaned` has a value: `ArgumentParser` would take the next argument for it, such as the input. A
  /// negative number after an option is joined to it: `ArgumentParser` would take it for another option. Values that it
  /// would not find behind their equals sign are arguments of their own.
  static func completed(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var completed: [String] = []
    for argument in arguments[..<end] {
      if argument == "--remove-orphaned" {
        completed.append("\(argument)=\(OrphanRemoval.Extent.some.rawValue)")
      } else if isNegativeNumber(argument), let option = completed.last, option.utf8.hasPrefix("--"),
        !option.utf8.contains("=")
      {
        completed[completed.count - 1] = "\(option)=\(argument)"
      } else {
        completed += separated(argument)
      }
    }
    return completed + arguments[end...]
  }

  /// Returns whether an argument begins like a negative number. No option does.
  private static func isNegativeNumber(_ argument: String) -> Bool {
    var bytes = argument.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "-"), let second = bytes.next() else { return false }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    return isDigit(second) || second == UInt8(ascii: ".") && bytes.next().map(isDigit) == true
  }

  /// Returns an option and its value, if the value begins with what is one character with the equals sign, such as a
  /// combining mark.
  private static func separated(_ argument: String) -> [String] {
    guard argument.utf8.hasPrefix("--"), let sign = argument.utf8.firstIndex(of: "="),
      argument.firstIndex(of: "=") != sign
    else { return [argument] }
    return [String(argument[..<sign]), String(argument[argument.utf8.index(after: sign)...])]
  }

  private static func command(
    named name: String?, among commands: [any ParsableCommand.Type]
  ) -> (any ParsableCommand.Type)? {
    commands.first { $0.configuration.commandName == name }
  }

  /// The command with its options, or `nil` if they are wrong or ask for help. This is parsed in half the time that the
  /// whole tool takes, which lists the options of a command once more when it finds its name.
  var parsedCommand: (any ParsableCommand)? {
    guard let parsed = try? command.parseAsRoot(rest), type(of: parsed) == command else { return nil }
    return parsed
  }

  /// The error of an option that is written twice although it has one value, or `nil` if there is none.
  var repetition: String? {
    let repeated = Set(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)
    // Listing the options of a command takes milliseconds.
    guard !repeated.isEmpty, let option = options.first(where: { $0.hasOneValue && $0.isNamed(by: repeated) }) else {
      return nil
    }
    let name = names.first { option.isNamed(by: [$0]) } ?? ""
    return "\(name) can be written only once."
      + (option.takesList ? " Separate its values by commas: \(name) a,b." : "")
  }

  /// Returns the error of the first argument without any characters, or `nil` if there is none. No option has such a
  /// value, and a script writes one if a variable is not set.
  static func emptyValue(in arguments: [String]) -> String? {
    if let joined = arguments.first(where: { $0.utf8.hasPrefix("--") && $0.utf8.hasSuffix("=") }) {
      return "The value of '\(joined.dropLast())' is empty; is a variable not set?"
    }
    guard let index = arguments.firstIndex(of: "") else { return nil }
    let option = arguments[..<index].last.flatMap { $0.utf8.hasPrefix("--") ? $0 : nil }
    return (option.map { "The value of '\($0)' is empty" } ?? "An argument is empty") + "; is a variable not set?"
  }

  /// The error of the first option that the command does not have, or `nil` if there is none.
  var unknownOption: String? {
    let known = options.flatMap(\.writtenNames) + ["--help", "--version"]
    return names.first { !known.contains($0) }.map { "Unknown option '\($0)'" + NearestNames.hint(known, to: $0) }
  }

  private var options: [CommandDescription.Option] {
    (try? JSONDecoder().decode(CommandDescription.self, from: Data(command._dumpHelp().utf8)))?.command.arguments ?? []
  }
}

/// What `--experimental-dump-help` prints about a command, as far as it is used here.
private struct CommandDescription: Decodable {
  struct Command: Decodable {
    var arguments: [Option]?
  }

  struct Option: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?

    /// The long names with their dashes.
    var writtenNames: [String] { (names ?? []).filter { $0.kind == "long" }.map { "--" + $0.name } }
    /// Whether the option needs a value, and has only one.
    var hasOneValue: Bool { kind == "option" && !isRepeating }
    /// Whether the value is a list with commas.
    var takesList: Bool { valueName?.utf8.hasSuffix(",...") == true }

    func isNamed(by written: Set<String>) -> Bool { writtenNames.contains(where: written.contains) }
  }

  var command: Command
}
