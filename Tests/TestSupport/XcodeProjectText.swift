/// The text of a `project.pbxproj` in the form that Xcode writes: targets, each with the files that it copies.
package struct XcodeProjectText {
  private var targets: [Target] = []
  private let settings: String

  private struct Target {
    var name: String
    var files: [String]
    var dependencies: [String]
    var settings: String
    var type: String
  }

  /// - Parameter settings: The build settings of the project, as `KEY = VALUE;`.
  package init(settings: String = "") { self.settings = settings }

  /// - Parameters:
  ///   - files: Paths from the folder of the project, some of which may begin with `../`.
  ///   - dependencies: The names of targets.
  ///   - settings: The build settings of a release, as `KEY = VALUE;`.
  ///   - type: The end of the product's type.
  package func adding(
    _ target: String, _ files: [String], dependencies: [String] = [], settings: String = "",
    type: String = "application"
  ) -> XcodeProjectText {
    var copy = self
    copy.targets.append(
      Target(name: target, files: files, dependencies: dependencies, settings: settings, type: type))
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
        \t\t\tproductType = "com.apple.product-type.\(target.type)";
        \t\t\tbuildConfigurationList = L\(index);
        \t\t};
        \(Self.configurations("L\(index)", target.settings))
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
      \t\tX = {isa = PBXProject; mainGroup = M; targets = (\(targets.indices.map { "T\($0), " }.joined())); buildConfigurationList = L; };
      \(Self.configurations("L", settings))
      \t};
      \trootObject = X /* Project object */;
      }

      """
  }

  /// The configurations of a target: a first one without settings, and that of a release.
  private static func configurations(_ id: String, _ settings: String) -> String {
    """
    \t\t\(id) = {isa = XCConfigurationList; buildConfigurations = (\(id)D, \(id)R, ); defaultConfigurationName = Release; };
    \t\t\(id)D = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
    \t\t\(id)R = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
    """
  }
}
