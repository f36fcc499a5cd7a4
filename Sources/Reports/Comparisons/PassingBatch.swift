import Digests
import Files
import Snapshots

/// Images that pass and follow each other, in a file of their own: `passing/1.js` and so on in the report's folder.
///
///     globalThis.galleyPassing = {"digest":"16 hexadecimal digits","results":[...]}
///
/// The results are those of `report.json`. The `digest` changes with them, and `data.js` has it too, so that the page
/// notices a file of another run.
package struct PassingBatch {
  package static let folder = "passing"
  /// The global variable that contains the results for the page.
  package static let name = "galleyPassing"
  /// The number of images in a file, which takes about a tenth of a second to load.
  static let mostImages = 5_000

  private let number: Int
  private var results: [UInt8] = []
  private var count = 0
  private var hash = StableHash()
  private var values: [DistinctValues] = [
    DistinctValues("document") { $0.document }, DistinctValues("scene") { $0.scene },
    DistinctValues("device") { $0.traits.device }, DistinctValues("locale") { $0.traits.locale },
    DistinctValues("typeSize") { $0.traits.typeSize }, DistinctValues("orientation") { $0.traits.orientation },
    DistinctValues("appearance") { $0.traits.appearance }, DistinctValues("contrast") { $0.traits.contrast ?? "" },
    DistinctValues("look") { $0.traits.look ?? "" },
  ]

  /// - Parameter number: The number of the batch in the report, from 1 on.
  init(number: Int) { self.number = number }

  var isEmpty: Bool { count == 0 }
  var isFull: Bool { count == Self.mostImages }

  /// - Parameter json: The result as JSON, or `nil` if the batch is not to be written.
  mutating func add(_ json: [UInt8]?, of result: SnapshotResult, digest: String?) {
    if let json { results += ReportHead.separator(before: count) + json }
    count += 1
    for text in [result.path, digest ?? ""] {
      hash.add(text.utf8)
      hash.add([0])
    }
    for index in values.indices { values[index].add(result) }
  }

  // MARK: Files

  private var file: String { "\(Self.folder)/\(number).js" }

  /// Returns what is wrong with the batch's file in a report's folder, or `nil` if it has the images of this run.
  func defect(inFolder folder: String) -> PassingBatchDefect? {
    guard let script = try? InputFile("\(folder)/\(file)", as: .report) else { return .missing(file) }
    let start = Array("globalThis.\(Self.name) = {\"digest\":\"\(hash.hexadecimal)\",\"results\":[".utf8)
    let end = Array("]}\n".utf8)
    let isOwn =
      script.bytes(at: 0, count: start.count) == start
      && script.bytes(at: script.size - end.count, count: end.count) == end
    return isOwn ? nil : .foreign(file)
  }

  /// Returns the number of the batch in a file, or `nil` if the file's name is not that of a batch.
  static func number(ofFile name: String) -> Int? {
    guard let digits = name.utf8.dropping(suffix: ".js"), let number = Int(digits), number > 0 else { return nil }
    return name == "\(number).js" ? number : nil
  }

  /// Returns whether a path below a report's folder is that of a batch.
  package static func isFile(_ path: String) -> Bool {
    path.utf8.dropping(prefix: folder + "/").flatMap { number(ofFile: String($0)) } != nil
  }

  /// Returns whether a report has batches. Those of earlier versions have all images in `data.js`.
  package static func exist(inFolder path: String) -> Bool { FileKind(at: "\(path)/\(folder)") == .folder }

  func write(to folder: ReportFolder) throws(FileError) {
    var json = JSONText()
    json.object { json in
      json.member("digest", hash.hexadecimal)
      json.member("results", utf8: [UInt8(ascii: "[")] + results + [UInt8(ascii: "]")])
    }
    try folder.write(PageScript(name: Self.name, json: json.utf8 + [UInt8(ascii: "\n")]).bytes, to: file)
  }

  /// What the page knows of the batch before it is loaded, as JSON.
  var description: [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("file", file)
      json.member("count", count)
      json.member("digest", hash.hexadecimal)
      json.member("values") { json in
        json.object { json in
          for values in values { json.member(values.key, values.values) }
        }
      }
    }
    return json.utf8
  }
}

/// What is wrong with the file of a batch, by its path in the report's folder.
package enum PassingBatchDefect: Hashable, Sendable {
  case missing(String)
  /// The file has the images of another run, or is damaged.
  case foreign(String)
}

/// The values of a property of results, each once, in the order in which they first occur.
private struct DistinctValues {
  let key: String
  private let property: @Sendable (SnapshotResult) -> String
  private(set) var values: [String] = []
  private var known: Set<String> = []

  init(_ key: String, _ property: @escaping @Sendable (SnapshotResult) -> String) {
    (self.key, self.property) = (key, property)
  }

  mutating func add(_ result: SnapshotResult) {
    let value = property(result)
    if known.insert(value).inserted { values.append(value) }
  }
}
