/// The text of a `project.pbxproj` in the form that Xcode writes: targets, each with the files that it copies.
package struct XcodeProjectText {
  private var targets: [(name: String, files: [String], dependencies: [String])] = []

  package init() {}

  /// - Parameters:
  ///   - files: Paths from the folder of the project, some of which may begin with `../`.
  ///   - dependencies: The names of targets.
  package func adding(_ target: String, _ files: [String], dependencies: [String] = []) -> XcodeProjectText {
    var copy = self
    copy.targets.append((target, files, dependencies))
    return copy
  }

  package var text: String {
    let files = Set(targets.flatMap(\.files)).sorted()
    let references = files.enumerated().map { index, path in
      "\t\tF\(index) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT; };"
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    let objects = targets.enumerated().map { index, target in
      let builds = target.files.map { "B\(index)F\(numbers[$0] ?? 0)" }
      let links = target.dependencies.compactMap { name in targets.firstIndex { $0.name == name } }
      let rows =
        zip(builds, target.files).map { build, path in
          "\t\t\(build) /* \(path) in Resources */ = {isa = PBXBuildFile; fileRef = F\(numbers[path] ?? 0); };"
        }
        + links.map { "\t\tD\(index)T\($0) = {isa = PBXTargetDependency; target = T\($0) /* target */; };" }
      return """
        \(rows.joined(separator: "\n"))
        \t\tP\(index) = {isa = PBXResourcesBuildPhase; files = (\(builds.map { $0 + ", " }.joined())); };
        \t\tT\(index) = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (P\(index), );
        \t\t\tdependencies = (\(links.map { "D\(index)T\($0), " }.joined()));
        \t\t\tname = "\(target.name)";
        \t\t};
        """
    }
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 56;
      \tobjects = {
      \(references.joined(separator: "\n"))
      \(objects.joined(separator: "\n"))
      \t\tM /* main group */ = {isa = PBXGroup; children = (\(files.indices.map { "F\($0), " }.joined())); sourceTree = "<group>"; };
      \t\tX = {isa = PBXProject; mainGroup = M; targets = (\(targets.indices.map { "T\($0), " }.joined())); };
      \t};
      \trootObject = X /* Project object */;
      }

      """
  }
}
