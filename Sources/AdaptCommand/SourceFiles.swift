#if UIKitAdapter
import ArgumentParser
import Foundation
import SourceAdapter

/// The Swift files that a command names.
struct SourceFiles {
  let sources: [AppSource]
  /// The number of files of Objective-C and C++ in the folders.
  let objectiveCCount: Int
  /// Why files are left out.
  let problems: [BoundedFileError]

  /// - Throws: `SourceError` for a path that is not there, or no Swift file at all.
  init(at paths: [String]) throws {
    let files = try paths.flatMap(Self.files)
    objectiveCCount = files.count { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    // A file that is named twice, or by its folder too, is one.
    var seen: Set<[UInt8]> = []
    let swift = files.filter { !$0.hasSuffix(".m") && !$0.hasSuffix(".mm") && seen.insert(Array($0.utf8)).inserted }
    if swift.isEmpty, !paths.isEmpty { throw SourceError.noSwift(paths.joined(separator: "', '")) }
    var (sources, problems): ([AppSource], [BoundedFileError]) = ([], [])
    for path in swift {
      do throws(BoundedFileError) {
        sources.append(AppSource(path: path, text: try BoundedFile.text(at: path)))
      } catch {
        problems.append(error)
      }
    }
    (self.sources, self.problems) = (sources, problems)
  }

  private static func files(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SourceError.missing(path)
    }
    if !isFolder.boolValue { return [path] }
    return try SourceFolder(path).files.filter { file in [".swift", ".m", ".mm"].contains(where: file.hasSuffix) }
  }
}

/// The folder of the adapted files.
struct AdaptedFolder {
  let path: String

  /// Writes what changed only: the compiler compiles a file again whose time changed.
  func write(_ module: AdaptedModule) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var names: [String: String] = [:]
    for file in module.files {
      let name = URL(fileURLWithPath: file.path).lastPathComponent
      if let other = names.updateValue(file.path, forKey: name) { throw SourceError.sameName(other, file.path) }
      try write(file.text, named: Self.adaptedName(of: name))
    }
    try write(module.registry, named: Self.registry)
  }

  /// Writes a module that has files of the app's besides the sources, which may have the names of these.
  ///
  /// - Parameter former: The module that was written before: what is no longer in it is removed.
  func write(_ module: AdaptedModule, besides sources: Int, insteadOf former: AdaptedModule) throws {
    for file in Set(former.files.dropFirst(sources).map(\.path)).subtracting(module.files.map(\.path)) {
      try FileManager.default.removeItem(atPath: "\(path)/\(Self.neighbourName(of: file))")
    }
    for (index, file) in module.files.enumerated() {
      let name = URL(fileURLWithPath: file.path).lastPathComponent
      try write(file.text, named: index < sources ? Self.adaptedName(of: name) : Self.neighbourName(of: file.path))
    }
    try write(module.registry, named: Self.registry)
  }

  private static let registry = "AdaptedClasses.swift"

  /// A name with the folders, as those of an app may have files of one name.
  private static func neighbourName(of path: String) -> String {
    let words = path.utf8.split(separator: UInt8(ascii: "/")).suffix(3).map { Substring($0).replacing(" ", with: "") }
    return adaptedName(of: words.joined(separator: "-"))
  }

  /// Another name than the app's file has: the compiler warns of two files with one `#fileID`.
  private static func adaptedName(of name: String) -> String { "\(name.dropLast(".swift".count)).adapted.swift" }

  private func write(_ text: String, named name: String) throws {
    let file = "\(path)/\(name)"
    if (try? BoundedFile.text(at: file)) == text { return }
    do { try text.write(toFile: file, atomically: true, encoding: .utf8) } catch {
      throw SourceError.cannotWrite(file)
    }
  }
}

enum SourceError: Error, CustomStringConvertible {
  case missing(String)
  case noSwift(String)
  case sameName(String, String)
  case cannotWrite(String)
  /// The sources are others than SwiftPM has planned a build with.
  case stalePlan(added: [String], removed: [String])

  /// The exit codes of `galley`.
  var exitCode: ExitCode {
    switch self {
    case .missing, .noSwift, .sameName, .stalePlan: ExitCode(3)
    case .cannotWrite: ExitCode(4)
    }
  }

  private static func change(_ added: [String], _ removed: [String]) -> String {
    let parts = [("added", added), ("removed", removed)].filter { !$0.1.isEmpty }
    return parts.map { word, paths in
      "\(word): \(paths.prefix(3).joined(separator: ", "))" + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
    }.joined(separator: "; ")
  }

  var description: String {
    switch self {
    case .missing(let path): "there is no file or folder '\(path)'"
    case .noSwift(let paths): "there is no Swift file in '\(paths)'"
    case .sameName(let first, let second): "\(second): a module cannot have two files of a name; the other is \(first)"
    case .cannotWrite(let path): "\(path): cannot be written"
    case .stalePlan(let added, let removed):
      "the sources have changed since SwiftPM planned this build (\(Self.change(added, removed))). Run "
        + "'touch Package.swift' in the package, and build again"
    }
  }
}
#endif
