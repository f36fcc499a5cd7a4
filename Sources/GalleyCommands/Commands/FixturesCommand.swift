import ArgumentParser
import Files
import Galley
import SnapshotRuns

struct FixturesCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "fixtures",
    abstract: "Writes a starter file of data for the scenes of documents.",
    discussion: """
      The file has every outlet of every scene, with its kind and its present value, each commented out. It changes \
      nothing until you remove a '# ' and edit a value. Name the file in .galley.yml:

        fixtures: [Data/Login.yml]

      EXAMPLES
        galley fixtures App/Login.storyboard --out App/Data/Login.yml
        galley fixtures App --scene Login
      """)

  @OptionGroup var input: InputOptions
  @Option(
    help: ArgumentHelp("The file to write, which must not exist. Default: the standard output.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var out: String?

  func run() throws {
    if let out, FileKind(at: out) != .missing {
      Terminal.report(Diagnostic(.error, at: out, "the file exists; choose another name, or remove it first"))
      throw ExitStatus.unwritableOutput
    }
    // The configuration may name the file that is to be written.
    let setting = RunSetting(inputs: input.inputs, scenes: input.scene)
    let list = UnitList(setting)
    for problem in list.problems { Terminal.report(problem) }
    var status = list.problems.isEmpty ? ExitStatus.success : .unreadableInput
    var file = StarterFile()
    for unit in list.units where unit.isDocument {
      do throws(InterfaceDocumentError) {
        file.add(try DocumentRenderer(contentsOf: unit.file), at: unit.document, limitedTo: setting.scenes)
      } catch {
        Terminal.report(Diagnostic(error))
        status = .unreadableInput
      }
    }
    guard !file.isEmpty else {
      Terminal.report(Diagnostic(.error, "no scene has the requested name; 'galley scenes' lists them"))
      throw max(status, .wrongUsage)
    }
    try write(file.text)
    try status.throwUnlessSuccess()
  }

  private func write(_ text: String) throws(ExitStatus) {
    guard let out else { return Terminal.standardOutput.write(text) }
    try ExitStatus.writing { () throws(FileError) in try NamedOutput.write(Array(text.utf8), to: out) }
  }
}

/// A starter file of data, as YAML whose values are comments.
struct StarterFile {
  private var documents: [(name: String, scenes: [(name: String, values: [StarterValue])])] = []
  /// The number of scenes with each name, and of documents with each name without folders and type.
  private var names: [String: Int] = [:]
  private var stems: [String: Int] = [:]

  var isEmpty: Bool { documents.isEmpty }

  /// Adds the scenes of a document.
  ///
  /// - Parameter wanted: The names or ids of the scenes to add, or empty to add all.
  mutating func add(_ renderer: DocumentRenderer, at name: String, limitedTo wanted: [String]) {
    let wanted = Set(wanted)
    let scenes = renderer.scenes.filter { scene in
      let names = [scene.name, scene.reference.id] + scene.reference.otherNames
      return wanted.isEmpty || !wanted.isDisjoint(with: names)
    }
    guard !scenes.isEmpty else { return }
    for scene in scenes { names[scene.name, default: 0] += 1 }
    stems[name.stem, default: 0] += 1
    documents.append((name, scenes.map { ($0.name, renderer.document.starterValues(of: $0.reference)) }))
  }

  var text: String {
    var lines = Self.head
    for document in documents {
      lines += ["", "  # \(document.name.oneLine)"]
      for scene in document.scenes { lines += self.lines(for: scene, of: document.name) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let head = [
    "# Data for screens. Remove the '# ' in front of a line to set the value; what stays commented out is as in the document.",
    "# Texts can depend on the language, {en: Yes, de: Ja}, or come from a table, {key: yes, table: Localizable}. A view can",
    "# also be hidden or shown, or have several keys: {text: Yes, color: systemRed, hidden: false}.",
    "# For further pictures of a scene, add the key states with a name for each:  states: {empty: {list: []}}",
    "scenes:",
  ]

  private func lines(for scene: (name: String, values: [StarterValue]), of document: String) -> [String] {
    let document = stems[document.stem] == 1 ? document.stem : document
    let name = names[scene.name] == 1 ? scene.name : "\(document)/\(scene.name)"
    guard !scene.values.isEmpty else {
      return ["  # \(name.yaml):  has no outlets; ids and labels of views are names too"]
    }
    let width = min(44, scene.values.map { $0.address.count + ($0.value?.count ?? 0) + 2 }.max() ?? 0)
    return ["  \(name.yaml):"] + scene.values.flatMap { lines(for: $0, width: width) }
  }

  private func lines(for value: StarterValue, width: Int) -> [String] {
    guard let text = value.value else {
      let kinds = value.rows.count == 1 ? "1 kind of cell" : "\(value.rows.count) kinds of cells"
      return ["    # \(value.address):  # \(value.kind) with \(kinds)"] + value.rows.map { "    #   - \($0)" }
    }
    let pair = "\(value.address): \(text)"
    return ["    # " + pair + String(repeating: " ", count: max(0, width - pair.count)) + "  # \(value.kind)"]
  }
}

extension String {
  /// The name of a file without its folders and its type.
  fileprivate var stem: String {
    let file = utf8.split(separator: "/").last.map(String.init) ?? self
    return file.utf8.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  fileprivate var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
