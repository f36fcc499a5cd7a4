/// What a worker does at a time: a document.
struct WorkUnit: Hashable, Sendable {
  /// The document's path as it was given.
  var document: String
  /// The folder of its images below the output folder.
  var folder: String

  /// The unit as it travels: its fields, each ended by a zero byte, which no path holds.
  var wire: String { document + "\0" + folder + "\0" }
}
