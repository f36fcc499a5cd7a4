import Files
import Galley
import ReviewReport

// The sentences of errors whose types do not describe themselves yet.

extension Error {
  /// The error in words.
  package var sentence: String {
    switch self {
    case let error as VersionFileError: error.reason + "; it is replaced"
    case let error as StoredReportError: error.reason
    default: "\(self)"
    }
  }
}
