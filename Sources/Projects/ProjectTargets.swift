import Files

/// The targets of a project, and which of them hold a file.
package struct ProjectTargets: Sendable {
  /// A part of the targets' files, at the place where it begins.
  private struct Claim {
    var target: Int
    var member: ProjectTarget.Member
  }

  /// The targets, in the order of the project's files.
  package private(set) var targets: [ProjectTarget] = []
  /// Why the targets of some files are not known.
  package private(set) var problems: [ProjectFileError] = []
  private var claims: [String: [Claim]] = [:]
  /// The targets that each target is built from.
  private var dependencies: [Set<Int>] = []

  /// Makes a project without targets, where only the places of files count.
  package init() {}

  /// Reads the files of a project.
  package init(_ files: [ProjectFile]) {
    var fileOfTarget: [Int] = []
    for (index, file) in files.enumerated() {
      do throws(ProjectFileError) {
        let found = try file.targets()
        targets += found
        fileOfTarget += found.map { _ in index }
      } catch {
        problems.append(error)
      }
    }
    for (index, target) in targets.enumerated() {
      for member in target.members { claims[member.place, default: []].append(Claim(target: index, member: member)) }
    }
    dependencies = resolvedDependencies(fileOfTarget)
  }

  /// Makes a project from targets.
  package init(_ targets: [ProjectTarget]) {
    self.targets = targets
    for (index, target) in targets.enumerated() {
      for member in target.members { claims[member.place, default: []].append(Claim(target: index, member: member)) }
    }
    dependencies = resolvedDependencies(targets.map { _ in 0 })
  }

  /// Returns the targets that others name. A name is looked for in the file that has it, and only then in others.
  private func resolvedDependencies(_ fileOfTarget: [Int]) -> [Set<Int>] {
    var named: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      for name in target.products { named[name, default: []].append(index) }
    }
    return targets.indices.map { index in
      Set(
        targets[index].dependencies.flatMap { name -> [Int] in
          let found = (named[name] ?? []).filter { $0 != index }
          let near = found.filter { fileOfTarget[$0] == fileOfTarget[index] }
          return near.isEmpty ? found : near
        })
    }
  }

  /// Returns the indices of the targets that hold a file, sorted.
  ///
  /// - Parameter path: The absolute path of a file or folder.
  /// - Complexity: Linear in the number of folders above the file, and of members that begin at them.
  package func holders(of path: String) -> [Int] {
    guard !claims.isEmpty else { return [] }
    var holders: Set<Int> = []
    var place = path[...]
    while !place.isEmpty {
      let rest = Substring(path[place.endIndex...].utf8.drop { $0 == UInt8(ascii: "/") })
      for claim in claims[String(place)] ?? [] where claim.member.holds(rest) { holders.insert(claim.target) }
      place = place.utf8.lastIndex(of: "/").map { place[..<$0] } ?? ""
    }
    return holders.sorted()
  }

  /// Returns the targets of the apps that show a file: those that hold it, and those that frameworks with it are parts
  /// of.
  package func apps(showing path: String) -> [ProjectTarget] {
    let holders = holders(of: path)
    let parts = holders.filter { targets[$0].app.isPartOfApp }
    let whole = parts.isEmpty ? [] : Self.reached(from: parts, by: users).sorted()
    return (holders + whole).map { targets[$0] }.filter { !$0.app.isPartOfApp }
  }

  /// The targets that are built from each target.
  private var users: [Set<Int>] {
    var users = dependencies.indices.map { _ in Set<Int>() }
    for (index, others) in dependencies.enumerated() {
      for other in others { users[other].insert(index) }
    }
    return users
  }

  /// Returns the targets that some targets are built from or are part of, at any depth.
  func related(to targets: [Int]) -> Set<Int> {
    Self.reached(from: targets, by: dependencies).union(Self.reached(from: targets, by: users))
  }

  private static func reached(from targets: [Int], by links: [Set<Int>]) -> Set<Int> {
    var (reached, pending) = (Set<Int>(), targets)
    while let next = pending.popLast() {
      for other in links[next] where reached.insert(other).inserted { pending.append(other) }
    }
    return reached
  }

  /// The places of the targets' files that are outside of a folder, sorted.
  package func places(outside folder: String) -> [String] {
    claims.keys.filter { ProjectPath.path($0, below: folder) == nil && ProjectPath.path(folder, below: $0) == nil }
      .sorted()
  }
}
