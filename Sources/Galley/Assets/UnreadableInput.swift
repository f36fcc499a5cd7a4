import Files
import Localization

/// A file or folder of a project that a run needs and cannot read. It is not taken for absent.
package struct UnreadableInput: Error, Hashable, Sendable {
  /// The path, followed by `:line` if the line is known.
  package var place: String
  /// What is wrong, and what to do.
  package var message: String

  package init(place: String, message: String) {
    self.place = place
    self.message = message
  }

  init(_ error: TextFileError, at path: String) {
    self.init(place: error.place(in: path), message: error.description)
  }

  init(_ error: LocalizationError) {
    self.init(place: error.place, message: error.message)
  }

  /// A folder that cannot be listed.
  package init(folder: String, _ error: SystemError) {
    self.init(place: folder, message: "the folder cannot be listed: \(error)")
  }

  /// Returns the place and what is wrong, with the path from the project's folder. So the sentence is the same wherever
  /// the project is, also about a file beside it to which a link leads.
  func description(inProject folder: String) -> String {
    let isNear = place.utf8.hasPrefix("/") && Folder.haveCommonFolder(place, folder)
    return "'\(isNear ? Folder.relativePath(of: place, from: folder) : place)': \(message)"
  }
}

extension [Finding] {
  /// The messages of the findings about files that are there and cannot be read.
  package var fileProblems: [String] {
    filter { $0.rule?.isAboutUnreadableFiles == true && $0.severity == .error }.map(\.message)
  }
}
