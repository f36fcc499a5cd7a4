import CairoRaster
import Foundation
import Snapshots

/// A folder of references between what it held before a change and what it is to hold after it.
struct ReferenceStates {
  let folder: ReferenceFolder
  private let before: [String: SnapshotFiles]
  private let after: [String: SnapshotFiles]
  /// The former names of references that are renamed.
  private let formerNames: [String: String]

  /// What a killed process left.
  struct Findings {
    /// How many snapshots are as before, as after, and have one file of each.
    var before = 0
    var after = 0
    var between = 0
    /// Files that are neither pictures nor layouts.
    var leftovers = 0
    /// What must not be: files that are neither as before nor as after, or no pictures, and references that are lost.
    var problems: [String] = []
  }

  init(
    of folder: ReferenceFolder, before: [String: SnapshotFiles], after: [String: SnapshotFiles],
    formerNames: [String: String] = [:]
  ) {
    self.folder = folder
    self.before = before
    self.after = after
    self.formerNames = formerNames
  }

  /// The snapshots of a folder.
  static func snapshots(in folder: ReferenceFolder) -> [String: SnapshotFiles] {
    Dictionary(uniqueKeysWithValues: folder.names().compactMap { name in folder.files(of: name).map { (name, $0) } })
  }

  /// Makes the folder what it was before.
  func restore() throws {
    try? FileManager.default.removeItem(atPath: folder.path)
    for (name, files) in before { try folder.write(files, as: name) }
  }

  /// Looks at every file.
  func findings() -> Findings {
    var findings = Findings()
    for name in Set(before.keys).union(after.keys) { inspect(name, &findings) }
    for (name, former) in formerNames where !isThere(name) && !isThere(former) {
      findings.problems.append("\(former) is lost, and \(name) is not there")
    }
    findings.leftovers =
      FileManager.default.enumerator(atPath: folder.path)?.count { file in
        let name = (file as? String)?.split(separator: "/").last ?? ""
        return name.hasPrefix(".")
      } ?? 0
    return findings
  }

  private func inspect(_ name: String, _ findings: inout Findings) {
    let (old, new) = (before[name], after[name])
    let png = FileManager.default.contents(atPath: "\(folder.path)/\(name).png").map(Array.init)
    let sidecar = FileManager.default.contents(atPath: "\(folder.path)/\(name).json").map(Array.init)
    if png != old?.png && png != new?.png { findings.problems.append("\(name).png is neither of both") }
    if sidecar != old?.sidecar && sidecar != new?.sidecar {
      findings.problems.append("\(name).json is neither of both")
    }
    if let png, (try? PNG.decode(png, scale: 1)) == nil { findings.problems.append("\(name).png is no picture") }
    switch (png == old?.png && sidecar == old?.sidecar, png == new?.png && sidecar == new?.sidecar) {
    case (_, true): findings.after += 1
    case (true, false): findings.before += 1
    case (false, false): findings.between += 1
    }
  }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder.path)/\(name).png")
  }
}
