import Foundation

/// What `.adapter.json` says.
struct AdapterSettings {
  let file: URL
  private let content: Content

  private struct Content: Decodable {
    let sources: [String]
    let exclude: [String]?
  }

  init(file: URL) throws {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { throw AdapterSettingsError.missing(file.path) }
    let data = try BoundedFile.content(at: file.path)
    guard let content = try? JSONDecoder().decode(Content.self, from: data) else {
      throw AdapterSettingsError.unreadable(file.path)
    }
    self.content = content
  }

  /// The sources that the settings name.
  struct Listing {
    /// The Swift files, sorted by path, so that the command is the same in each build.
    var files: [URL]
    /// The folders with them, whose times change when a file comes or goes.
    var folders: [URL]
  }

  func sources(relativeTo package: URL) throws -> Listing {
    let excluded = (content.exclude ?? []).map { package.appending(path: $0).standardizedFileURL.path }
    var (files, folders): (Set<String>, Set<String>) = ([], [])
    for path in content.sources.map({ package.appending(path: $0).standardizedFileURL.path }) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw AdapterSettingsError.noSuchPath(path, file: file.path)
      }
      let folder = isFolder.boolValue ? try SourceFolder(path) : nil
      files.formUnion(folder?.files.filter { $0.hasSuffix(".swift") } ?? [path])
      folders.formUnion(folder?.folders ?? [])
    }
    func urls(_ paths: Set<String>) -> [URL] {
      paths.filter { path in !excluded.contains { path == $0 || path.hasPrefix($0 + "/") } }.sorted()
        .map { URL(filePath: $0) }
    }
    return Listing(files: urls(files), folders: urls(folders))
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
