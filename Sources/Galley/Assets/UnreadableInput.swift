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

  /// Returns the place and what is wrong, with the path from the project's folder.
  func description(inProject folder: String) -> String {
    let isInside = place.utf8.hasPrefix(folder + "/")
    return "'\(isInside ? Substring(place.utf8.dropFirst(folder.utf8.count + 1)) : place[...])': \(message)"
  }
}

extension [Finding] {
  /// The messages of the findings about files that are there and cannot be read.
  package var fileProblems: [String] {
    filter { $0.rule?.isAboutUnreadableFiles == true && $0.severity == .error }.map(\.message)
  }
}
