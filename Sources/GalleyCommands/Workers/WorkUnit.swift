/// What a worker does at a time: a document with all its scenes, or a scene of a catalog.
struct WorkUnit: Hashable, Sendable {
  /// The document's path as it was given, or the catalog's name.
  var document: String
  /// The folder of its images below the output folder.
  var folder: String
  /// The scene of the catalog; empty for a document.
  var scene = ""
  /// Where to begin.
  var start = Resumption()

  /// The unit as it travels: its fields, each ended by a zero byte, which no path holds.
  var wire: String { [document, folder, scene, start.wire].map { $0 + "\0" }.joined() }
}

/// Where a unit goes on after it has ended a process.
struct Resumption: Hashable, Sendable {
  /// How many scenes, or cells where the work goes cell by cell, are done.
  var done = 0
  /// The scenes to leave out, by their place among the scenes that are asked for.
  var skipped: [Int] = []

  /// The numbers as text.
  var wire: String { ([done] + skipped).map(String.init).joined(separator: ",") }

  /// Makes a place to begin at; the default is the beginning.
  init(done: Int = 0, skipped: [Int] = []) {
    self.done = done
    self.skipped = skipped
  }

  /// Reads what has travelled.
  init(wire: some StringProtocol) {
    let numbers = wire.split(separator: ",").compactMap { Int($0) }
    self.init(done: numbers.first ?? 0, skipped: Array(numbers.dropFirst()))
  }
}
