import Files

/// What a project says about the `Info.plist` of a target.
package struct AppSettings: Hashable, Sendable {
  /// The absolute path of the file, or `nil` if the project does not name one.
  package var file: String?
  /// The values that the project adds to those of the file, by the keys of the file. Each is a text or a list of texts.
  package var values: [String: [String]] = [:]
  /// Whether the target is a part of apps, such as a framework, and has their settings.
  package var isPartOfApp = false
}

extension AppSettings {
  /// Takes settings from the build settings of a target.
  ///
  /// Source: "Build settings reference", Xcode's documentation.
  ///
  /// - Parameters:
  ///   - build: The values of the build settings by name.
  ///   - target: The name of the target.
  ///   - folder: The folder that paths are relative to.
  mutating func add(build: [String: [String]], target: String, folder: String) {
    var variables = BuildVariables(build, target: target, folder: folder)
    if let path = build["INFOPLIST_FILE"]?.first.flatMap({ variables.expanded($0) }), !path.isEmpty {
      file = ProjectPath.absolute(path, in: folder)
    }
    for (name, value) in build.sorted(by: { $0.key < $1.key }) {
      guard let key = Self.key(ofSetting: name) else { continue }
      values[key] = value.compactMap { variables.expanded($0) }.flatMap {
        $0.utf8.split(separator: " ").map(String.init)
      }
    }
  }

  /// Returns the key of the `Info.plist` that a build setting sets, or `nil` if it sets none that matters.
  private static func key(ofSetting name: String) -> String? {
    if name == "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME" { return "NSAccentColorName" }
    let prefix = "INFOPLIST_KEY_"
    guard name.utf8.hasPrefix(prefix) else { return nil }
    // A condition such as `[sdk=iphoneos*]` follows the name.
    let (key, condition) = (
      name.dropFirst(prefix.count).utf8.prefix(before: "["), name.utf8.drop { $0 != UInt8(ascii: "[") }
    )
    guard condition.isEmpty || condition.contains("sdk=iphone") else { return nil }
    return String(key).replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
  }
}

/// The values of the variables in build settings.
private struct BuildVariables {
  private let build: [String: [String]]
  /// The values that are known so far, `nil` for those that cannot be known. Each is worked out once, although
  /// variables in the values of variables double with each.
  private var known: [String: String?]

  /// The longest value in bytes. What the settings here name are files and colours, of which the system has none with a
  /// path of more than 4,096 bytes (PATH_MAX), and words of Apple's.
  private static let longest = 10_000

  init(_ build: [String: [String]], target: String, folder: String) {
    self.build = build
    known = [
      "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "TARGET_NAME": target, "TARGETNAME": target,
    ]
  }

  /// A text whose variables are being replaced.
  private struct Reading {
    /// The name of the variable that has the text, or `nil` for the text that was asked for.
    var name: String?
    var result = ""
    var rest: Substring
  }

  /// Returns a text with the values of `$(NAME)` and `${NAME}`, or `nil` if one of them is not known, is part of its
  /// own value, or is too long for anything that is asked for.
  ///
  /// Variables inside the values of variables are read before what follows them, however deep they are.
  mutating func expanded(_ text: String) -> String? {
    var open = [Reading(rest: text[...])]
    while var reading = open.popLast() {
      guard let dollar = reading.rest.utf8.firstIndex(of: "$") else {
        reading.result += reading.rest
        guard let name = reading.name else { return reading.result }
        known[name] = .some(reading.result)
        continue
      }
      guard let variable = Variable(reading.rest[dollar...]) else { return nil }
      if let value = known[variable.name] {
        reading.result += reading.rest[..<dollar]
        reading.rest = variable.rest
        guard let value, reading.result.utf8.count + value.utf8.count <= Self.longest else {
          return nil
        }
        reading.result += value
        open.append(reading)
      } else {
        open.append(reading)
        // Until it is read, it can only be asked for inside its own value.
        known[variable.name] = .some(nil)
        guard let text = build[variable.name]?.first else { return nil }
        open.append(Reading(name: variable.name, rest: text[...]))
      }
    }
    return nil
  }
}

/// A variable at the beginning of a text: `$(NAME)`, `${NAME}` or `$(NAME:modifier)`.
private struct Variable {
  let name: String
  /// What follows it.
  let rest: Substring

  init?(_ text: Substring) {
    let inner = text[text.utf8.index(after: text.startIndex)...]
    let closing: Unicode.Scalar? = inner.utf8.hasPrefix("(") ? ")" : inner.utf8.hasPrefix("{") ? "}" : nil
    guard let closing, let end = inner.utf8.firstIndex(of: closing) else { return nil }
    name = String(Substring(inner[..<end].utf8.dropFirst()).utf8.prefix(before: ":"))
    rest = inner[inner.utf8.index(after: end)...]
  }
}
