import Files

/// The files and folders of a project, except those that are hidden, those of dependencies and builds, and those that
/// ``ListedFolders`` leaves out.
struct ProjectListing: Sendable {
  /// Files and folders below a folder.
  struct Part: Sendable {
    let folder: String
    /// The paths below the folder, in the order of their bytes.
    let paths: [String]
  }

  /// What a symbolic link leads to.
  private struct LinkTarget: Hashable {
    /// The real path.
    let path: String
    /// Whether the link has the name of a resource.
    let isResource: Bool
  }

  private static let skippedFolders: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  /// The ends of the names of what is read through a project: catalogs and tables.
  private static let resources = [".xcassets", ".xcstrings", ".lproj"]

  /// The project's top folder.
  let folder: String
  /// What is below the top folder, and what its files name elsewhere.
  private(set) var parts: [Part] = []
  /// The folders that cannot be listed, and the symbolic links to resources that are not followed.
  private(set) var problems: [UnreadableInput] = []
  /// The real path of the folder above which nothing is read.
  private let root: String
  /// A symbolic link that was found.
  private struct Link {
    /// The folder that was searched, and its real path.
    let folder, realFolder: String
    /// The path from the folder.
    let path: String
  }

  /// The symbolic links in the order in which they are followed.
  private var links: [Link] = []
  /// What the links led to that were followed. Each folder is looked through once, however many links there are.
  private var targets: Set<LinkTarget> = []

  /// Searches a folder, and the folders with resources that symbolic links lead to.
  ///
  /// - Parameter root: The folder above which nothing is read, or `nil` for the folder itself.
  init(of folder: String, root: String? = nil) {
    self.folder = folder
    self.root = RealPath.of(root ?? folder)
    parts = [Part(folder: folder, paths: paths(below: folder))]
    followLinks()
  }

  /// Adds a file or a folder that is not below the top folder.
  mutating func add(_ path: String) {
    list(path)
    followLinks()
  }

  private mutating func list(_ path: String) {
    let parent = Folder.parent(of: path)
    let name = Folder.path(path, below: parent).map(String.init) ?? path
    switch FileKind(at: path) {
    case .folder: parts.append(Part(folder: parent, paths: [name] + paths(below: path).map { "\(name)/\($0)" }))
    case .file: parts.append(Part(folder: parent, paths: [name]))
    case .symbolicLink, .other, .missing: break
    }
  }

  /// Lists what is below a folder, except what is hidden, dependencies and builds, and what documents do not use.
  private mutating func paths(below folder: String) -> [String] {
    var (walk, listed) = (Self.walk(below: folder), ListedFolders(below: folder, root: root))
    var paths: [String] = []
    while let entry = walk.next() {
      if listed.leaveOut(entry) {
        walk.leaveOutContents(of: entry)
      } else {
        paths.append(entry.path)
      }
    }
    problems += walk.unlisted.map {
      UnreadableInput(folder: $0.path.isEmpty ? folder : "\(folder)/\($0.path)", $0.error)
    }
    let realFolder = walk.links.isEmpty ? folder : RealPath.of(folder)
    links += walk.links.map { Link(folder: folder, realFolder: realFolder, path: $0) }
    return paths
  }

  private static func walk(below folder: String) -> FolderWalk {
    FolderWalk(below: folder) { $0.utf8.hasPrefix(".") || skippedFolders.contains($0) }
  }

  // MARK: Symbolic links

  private mutating func followLinks() {
    var next = 0
    while next < links.count {
      follow(links[next])
      next += 1
    }
    links = []
  }

  /// Adds the folder that a link leads to if it has resources and is not found otherwise. A link out of the root is not
  /// followed: a repository may contain one, and other machines do not have what it leads to.
  private mutating func follow(_ found: Link) {
    let link = "\(found.folder)/\(found.path)"
    // What is behind it is not looked at, so that nothing says what there is.
    if FileBounds.refuse(found.path, below: found.realFolder) {
      if Self.isResource(link) || Self.isResource(RealPath.of(link)), !Self.isTable(link) { reportLinkOut(link) }
      return
    }
    guard Folder.isFolder(link) else { return reportIfDangling(link) }
    let (target, own) = (RealPath.of(link), RealPath.of(folder))
    guard targets.insert(LinkTarget(path: target, isResource: Self.isResource(link))).inserted else { return }
    let isKnown = Self.path(target, isIn: own) || Self.path(own, isIn: target) || parts.contains { $0.has(target) }
    guard !isKnown, Self.hasResources(link, leadingTo: target) else { return }
    guard Self.path(target, isIn: root) || FileBounds.current?.contain(target) == true else {
      return reportLinkOut(link)
    }
    list(target)
  }

  /// Adds a problem if a link has the name of a resource and leads nowhere, or to itself.
  private mutating func reportIfDangling(_ link: String) {
    guard Self.isResource(link), access(link, F_OK) != 0 else { return }
    let error = SystemError.latest
    problems.append(UnreadableInput(place: link, message: "this symbolic link cannot be followed: \(error)"))
  }

  private mutating func reportLinkOut(_ link: String) {
    let remedy = "it leads out of the project; put the folder in its place, or allow it with --allow"
    let message = "this symbolic link to a folder with an asset catalog or texts is not followed, because \(remedy)"
    problems.append(UnreadableInput(place: link, message: message))
  }

  /// Whether a link has the name of a file with texts, which is reported when it is read.
  private static func isTable(_ link: String) -> Bool { link.utf8.hasSuffix(".xcstrings") }

  private static func path(_ path: String, isIn folder: String) -> Bool {
    Folder.path(path, below: folder) != nil
  }

  private static func hasResources(_ link: String, leadingTo target: String) -> Bool {
    isResource(link) || isResource(target) || walk(below: target).contains { isResource($0.path) }
  }

  private static func isResource(_ path: String) -> Bool { resources.contains(where: path.utf8.hasSuffix) }
}

extension ProjectListing.Part {
  /// Returns whether the part has the folder at a real path.
  fileprivate func has(_ path: String) -> Bool {
    Folder.path(path, below: folder).map { paths.contains(String($0)) } ?? false
  }
}
