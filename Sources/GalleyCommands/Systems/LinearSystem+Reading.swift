import ConstraintSolver
import Foundation
import Galley

/// Why a line is not a system that can be solved.
enum LinearSystemError: Error, CustomStringConvertible {
  case notJSON
  /// A value is missing or of another kind; `place` is empty for the whole line.
  case expected(String, place: String)
  case tooManyVariables(Int, limit: Int)
  /// The solver rejects a constraint.
  case refused(SolverError)

  var description: String {
    switch self {
    case .notJSON: "expected a JSON object: {\"variables\":n,\"constraints\":[...]}"
    case .expected(let expectation, let place) where place.isEmpty: "expected \(expectation)"
    case .expected(let expectation, let place): "\(place): expected \(expectation)"
    case .tooManyVariables(let count, let limit): "variables: \(count) is too many; expected at most \(limit)"
    case .refused(let error): error.description
    }
  }
}

// {"variables":n,"constraints":[{"terms":[[variable,coefficient],...],"relation":"==|<=|>=","constant":c,"priority":p,
// "protected":false,"break":[rank,order]},...]}
extension LinearSystem {
  /// Ten times as many as the largest screens need; a mistyped number should not use up the memory.
  private static let variableLimit = 1_000_000

  /// Reads a system from a line of JSON.
  init(json line: [UInt8]) throws(LinearSystemError) {
    let record: SystemRecord
    do {
      record = try JSONDecoder().decode(SystemRecord.self, from: Data(line))
    } catch let error as DecodingError {
      throw LinearSystemError(error)
    } catch {
      throw .notJSON
    }
    guard record.variables >= 0 else { throw .expected("0 or more", place: "variables") }
    guard record.variables <= Self.variableLimit else {
      throw .tooManyVariables(record.variables, limit: Self.variableLimit)
    }
    self.init(variableCount: record.variables, constraints: record.constraints.map(\.constraint))
  }
}

private struct SystemRecord: Decodable {
  var variables: Int
  var constraints: [ConstraintRecord]
}

private struct ConstraintRecord: Decodable {
  var constraint: Constraint

  private enum Key: String, CodingKey {
    case terms, relation, constant, priority, protected
    case breakKey = "break"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard let relation = Relation(symbol: try fields.decode(String.self, forKey: .relation)) else {
      throw DecodingError.dataCorruptedError(forKey: .relation, in: fields, debugDescription: "==, <= or >=")
    }
    constraint = Constraint(
      try fields.decode([TermRecord].self, forKey: .terms).map(\.term), relation,
      try fields.decode(Double.self, forKey: .constant),
      priority: try fields.decodeIfPresent(Double.self, forKey: .priority) ?? Constraint.required,
      isProtected: try fields.decodeIfPresent(Bool.self, forKey: .protected) ?? false,
      breakKey: try fields.decodeIfPresent(BreakKeyRecord.self, forKey: .breakKey)?.key)
  }
}

private struct BreakKeyRecord: Decodable {
  var key: BreakKey

  init(from decoder: any Decoder) throws {
    var pair = try decoder.unkeyedContainer()
    let (rank, order) = (try pair.decode(Int.self), try pair.decode(Int.self))
    guard pair.isAtEnd, BreakKey.ranks.contains(rank), BreakKey.orders.contains(order) else {
      let expected =
        "[rank, order] with a rank of 0 to \(BreakKey.ranks.upperBound) and an order of 0 to"
        + " \(BreakKey.orders.upperBound)"
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: expected))
    }
    key = BreakKey(rank: rank, order: order)
  }
}

private struct TermRecord: Decodable {
  var term: Term

  init(from decoder: any Decoder) throws {
    var pair = try decoder.unkeyedContainer()
    term = Term(Variable(index: try pair.decode(Int.self)), try pair.decode(Double.self))
    guard pair.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: pair, debugDescription: "[variable, coefficient]")
    }
  }
}

extension LinearSystemError {
  /// Describes a decoding error in the terms of the format.
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .expected("\"\(key.stringValue)\"", place: Self.place(context.codingPath))
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self = .expected(Self.noun(for: type), place: Self.place(context.codingPath))
    case .dataCorrupted(let context) where context.codingPath.isEmpty: self = .notJSON
    case .dataCorrupted(let context):
      self = .expected(context.debugDescription, place: Self.place(context.codingPath))
    @unknown default: self = .notJSON
    }
  }

  private static func noun(for type: Any.Type) -> String {
    if type == Int.self { return "a whole number" }
    if type == Double.self { return "a number" }
    if type == String.self { return "a text" }
    if type == Bool.self { return "true or false" }
    return type is [Any].Type ? "an array" : "an object"
  }

  /// Returns a path in the notation of JavaScript and jq.
  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { place, key in
      if let index = key.intValue { return place + "[\(index)]" }
      return place.isEmpty ? key.stringValue : place + "." + key.stringValue
    }
  }
}
