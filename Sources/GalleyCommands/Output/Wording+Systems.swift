import ConstraintSolver
import Foundation

// What is said about systems that cannot be read or solved.

extension Diagnostic {
  /// Why a file gives no more lines.
  init(_ failure: LineReader.Failure, path: String) {
    switch failure {
    case .unreadable(let code):
      self.init(severity: .error, place: path, message: "cannot be opened: \(String(cString: strerror(code)))")
    case .folder: self.init(severity: .error, place: path, message: "a folder; expected a file of systems")
    case .lineTooLong(let number, let limit):
      self.init(severity: .error, place: "\(path):\(number)", message: "a line of more than \(limit) bytes")
    }
  }

  /// Why a line holds no system that can be solved.
  init(_ error: LinearSystemError, at place: String) {
    self.init(severity: .error, place: place, message: error.sentence)
  }
}

extension LinearSystemError {
  fileprivate var sentence: String {
    switch self {
    case .notJSON: "expected a JSON object: {\"variables\":n,\"constraints\":[...]}"
    case .expected(let expectation, let place) where place.isEmpty: "expected \(expectation)"
    case .expected(let expectation, let place): "\(place): expected \(expectation)"
    case .tooManyVariables(let count, let limit): "variables: \(count) are more than the \(limit) that are taken"
    case .refused(let error): error.sentence
    }
  }
}

extension SolverError {
  fileprivate var sentence: String {
    switch self {
    case .coefficientNotFinite(let id, _): "constraints[\(id.index)].terms: expected finite coefficients"
    case .constantNotFinite(let id): "constraints[\(id.index)].constant: expected a finite number"
    case .priorityOutOfRange(let id, let priority):
      "constraints[\(id.index)].priority: expected more than 0 and at most 1000, not \(priority)"
    case .unknownVariable(let id, let variable):
      "constraints[\(id.index)].terms: there is no variable \(variable.index)"
    case .unknownConstraint(let id): "there is no constraint \(id.index)"
    case .tooManyRanges(let id, let limit):
      "constraints[\(id.index)]: its constant goes through more than \(limit) ranges"
    }
  }
}
