import UIKit

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    var diffing = Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
      guard old != new else { return nil }
      let difference = LineDifference(from: old, to: new).text
      let attachment = XCTAttachment(string: difference)
      attachment.name = "difference.patch"
      return (difference, [attachment])
    }
    diffing.read = { data in
      guard let text = String(validating: data, as: UTF8.self) else {
        throw DamagedReference(description: "it is not a text in UTF-8")
      }
      return text
    }
    return diffing
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Compares texts line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// Compares the descriptions of values, as `String(describing:)` returns them.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback(String.init(describing:)) }

  /// Compares the contents of values: their properties, cases and elements.
  ///
  /// The text is like that of `dump(_:)`, but without addresses, and with the properties, the pairs of dictionaries and
  /// the members of sets in order.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump().text(of: $0) } }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Compares the results of a function for all cases of a type, in two columns of comma-separated values.
  ///
  /// - Parameter witness: The strategy for the results.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, String>
  ) -> Snapshotting<(Value) -> Result, String> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> Result) in
      let outcomes = Value.allCases.map { input in
        witness.snapshot(function(input)).map { "\"\(input)\",\"\($0)\"" }
      }
      return outcomes.joined(separator: "\n")
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}

extension Diffing where Value == Data {
  /// Compares bytes.
  public static var data: Diffing {
    Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
      guard old != new else { return nil }
      let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
      return ("The reference has \(old.count) bytes, the snapshot \(new.count). They differ from byte \(place).", [])
    }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Compares bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension [Async<String>] {
  /// Returns the texts together, when all of them are there.
  fileprivate func joined(separator: String) -> Async<String> {
    reduce(Async<[String]>(value: [])) { lines, line in
      Async { callback in lines.run { texts in line.run { callback(texts + [$0]) } } }
    }.map { $0.joined(separator: separator) }
  }
}
