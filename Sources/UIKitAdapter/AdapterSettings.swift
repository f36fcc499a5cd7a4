import Foundation

/// What `.adapter.json` says.
struct AdapterSettings {
  let file: URL
  private let content: Content

  private struct Content: Decodable {
    let sources: [String]
    let exclude: [String]?
  }

  init(folder: URL) throws {
    file = folder.appending(path: ".adapter.json")
    guard let data = try? Data(contentsOf: file) else { throw AdapterSettingsError.missing(file.path) }
    guard let content = try? JSONDecoder().decode(Content.self, from: data) else {
      throw AdapterSettingsError.unreadable(file.path)
    }
    self.content = content
  }

  /// The Swift files, sorted by path, so that the command is the same in each build.
  func sources(relativeTo package: URL) throws -> [URL] {
    let excluded = (content.exclude ?? []).map { package.appending(path: $0).standardizedFileURL.path }
    let files = try content.sources.flatMap { try swiftFiles(at: package.appending(path: $0).standardizedFileURL) }
    return Set(files).filter { file in
      !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }.sorted { $0.path < $1.path }
  }

  private func swiftFiles(at path: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else {
      throw AdapterSettingsError.noSuchPath(path.path, file: file.path)
    }
    if !isFolder.boolValue { return [path] }
    let names = FileManager.default.enumerator(atPath: path.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { path.appending(path: $0).standardizedFileURL }
  }
}

enum AdapterSettingsError: Error, CustomStringConvertible {
  case missing(String)
  case unreadable(String)
  case noSuchPath(String, file: String)
  case compiledTwice(String, target: String)

  var description: String {
    switch self {
    case .missing(let file):
      "\(file) is missing. It says what to adapt: {\"sources\": [\"App\"]}, with paths relative to the package."
    case .unreadable(let file):
      "\(file): expected {\"sources\": [paths], \"exclude\": [paths]}; 'exclude' may be left out."
    case .noSuchPath(let path, let file): "\(file): there is no file or folder '\(path)'."
    case .compiledTwice(let path, let target):
      "'\(path)' is to be adapted, but the target '\(target)' compiles it too. Add it to the target's 'exclude'."
    }
  }
}
