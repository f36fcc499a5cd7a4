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
    let variables = BuildVariables(build, target: target, folder: folder)
    if let path = build["INFOPLIST_FILE"]?.first.flatMap(variables.expanded), !path.isEmpty {
      file = ProjectPath.absolute(path, in: folder)
    }
    for (name, value) in build.sorted(by: { $0.key < $1.key }) {
      guard let key = Self.key(ofSetting: name) else { continue }
      values[key] = value.compactMap(variables.expanded).flatMap { $0.utf8.split(separator: " ").map(String.init) }
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
  private let known: [String: String]

  /// Variables in the values of variables, at most so deep, and at most so many in a text, which can double with each.
  private static let (deepest, most) = (8, 500)
  /// The longest text in bytes, far above that of a path.
  private static let longest = 10_000

  init(_ build: [String: [String]], target: String, folder: String) {
    self.build = build
    known = [
      "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "TARGET_NAME": target, "TARGETNAME": target,
    ]
  }

  /// Returns a text with the values of `$(NAME)` and `${NAME}`, or `nil` if one of them is not known, or if there are
  /// too many.
  func expanded(_ text: String) -> String? {
    var count = 0
    return expanded(text, depth: 0, &count)
  }

  private func expanded(_ text: String, depth: Int, _ count: inout Int) -> String? {
    guard depth <= Self.deepest else { return nil }
    var (result, rest) = ("", text[...])
    while let dollar = rest.utf8.firstIndex(of: "$") {
      count += 1
      guard count <= Self.most else { return nil }
      result += rest[..<dollar]
      rest = rest[rest.utf8.index(after: dollar)...]
      guard
        let close = rest.utf8.hasPrefix("(")
          ? rest.utf8.firstIndex(of: ")")
          : rest.utf8.hasPrefix("{") ? rest.utf8.firstIndex(of: "}") : nil
      else { return nil }
      let name = String(Substring(rest[..<close].utf8.dropFirst()).utf8.prefix(before: ":"))
      var value = known[name]
      if value == nil, let text = build[name]?.first { value = expanded(text, depth: depth + 1, &count) }
      guard let value else { return nil }
      result += value
      guard result.utf8.count <= Self.longest else { return nil }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return result + rest
  }
}
