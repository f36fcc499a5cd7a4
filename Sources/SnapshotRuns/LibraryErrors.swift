import Files
import Galley
import ReviewReport

// The sentences of errors whose types do not describe themselves yet.

extension Error {
  /// The error in words.
  package var sentence: String {
    switch self {
    case let error as VersionFileError: error.words
    case let error as StoredReportError: error.words
    default: "\(self)"
    }
  }
}

extension StoredReportError {
  package var path: String {
    switch self {
    case .missing(let path), .malformed(let path), .laterFormat(let path, _): path
    }
  }

  fileprivate var words: String {
    switch self {
    case .missing: "no report is here, or it cannot be opened"
    case .malformed: "not a report of Galley's"
    case .laterFormat(_, let version): "written by a later version of Galley (format \(version))"
    }
  }
}

extension VersionFileError {
  fileprivate var words: String {
    switch self {
    case .unreadable: "not a record of versions; it is replaced"
    case .laterFormat(_, let schema): "written by a later version (format \(schema)); it is replaced"
    }
  }
}
