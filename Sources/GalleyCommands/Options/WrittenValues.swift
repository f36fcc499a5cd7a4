import Files

/// The values of options, as a command line has them.
struct WrittenValues {
  private var values: [String: [String]] = [:]

  /// - Parameter arguments: The arguments after the tool's name, of a command line that has been parsed.
  init(_ arguments: [String]) {
    let arguments = WrittenOptions.completed(arguments)
    for (index, argument) in arguments.prefix(while: { $0 != "--" }).enumerated() where argument.utf8.hasPrefix("--") {
      let option = String(argument.utf8.prefix(before: "="))
      let next = arguments.dropFirst(index + 1).first.flatMap { $0.utf8.hasPrefix("--") ? nil : $0 }
      let joined = String(argument.utf8.dropFirst(option.utf8.count + 1)) ?? ""
      values[option, default: []].append(joined.isEmpty ? next ?? "" : joined)
    }
  }

  /// Returns the value of an option, or `nil` if the command line does not have it.
  ///
  /// - Parameter isFlag: Whether the option has no value, but `--no-NAME` as its opposite.
  func value(of option: String, isFlag: Bool = false) -> String? {
    if isFlag {
      let opposite = "--no-" + option.dropFirst(2)
      return values[option] != nil ? "true" : values[opposite] != nil ? "false" : nil
    }
    guard let written = values[option] else { return nil }
    return written.count == 1 ? written[0] : "[\(written.joined(separator: ", "))]"
  }

  /// Returns all values of an option.
  func values(of option: String) -> [String] { values[option] ?? [] }
}
