import Graphics
import Snapshots

/// How bad a finding is in one language.
package struct FindingExtent: Hashable, Sendable {
  /// The worst severity.
  package var severity: Finding.Severity
  /// The smallest text size at which it occurs.
  package var typeSize: String
  /// The largest amount in points, to a tenth, or `nil` if the finding has none.
  package var amount: Double?
  /// The number of cells that have the finding.
  package var cellCount: Int
  /// The names of the cells that were laid out, whether or not they have the finding.
  package var laidOut: Set<String>

  /// What a baseline of version 1 says, which has languages alone: it accepts any extent.
  static let unspecific = FindingExtent(severity: .error, typeSize: "XS", amount: nil, cellCount: 0, laidOut: [])
  var isUnspecific: Bool { laidOut.isEmpty }

  /// A cell that has the finding.
  struct Cell: Hashable {
    var name: String
    var typeSize: SizeName
    var severity: Finding.Severity
    var amount: Double?
  }

  /// A text size that is ordered by how large texts are. A scale of Android's fonts is neither smaller nor larger than
  /// a size of Dynamic Type.
  struct SizeName: Hashable {
    let name: String
    private let isScale: Bool
    private let rank: Double

    init(_ name: String) {
      self.name = name
      isScale = name.hasSuffix("x")
      rank = TypeSize(name: name)?.rank ?? 0
    }

    func isSmaller(than other: SizeName) -> Bool { isScale == other.isScale && rank < other.rank }
  }

  /// Returns the extent of a finding in some cells, or `nil` without any.
  static func of(_ cells: [Cell], laidOut: Set<String>) -> FindingExtent? {
    guard let first = cells.first else { return nil }
    return FindingExtent(
      severity: cells.map(\.severity).min { $0.order < $1.order } ?? first.severity,
      typeSize: cells.map(\.typeSize).reduce(first.typeSize) { $1.isSmaller(than: $0) ? $1 : $0 }.name,
      amount: cells.compactMap(\.amount).max().map { ($0 * 10).rounded() / 10 },
      cellCount: Set(cells.map(\.name)).count, laidOut: laidOut)
  }
}

// MARK: - Comparing

extension FindingExtent {
  /// Returns in words what is worse in some cells than in this extent.
  ///
  /// Only cells that were laid out for this extent can be worse in severity, amount and number: a larger text that
  /// nobody had looked at has larger amounts. A text size that is smaller than all with the finding is worse in any
  /// case.
  func worsenings(in cells: [Cell]) -> [String] {
    guard let all = Self.of(cells, laidOut: []) else { return [] }
    let known = Self.of(cells.filter { laidOut.contains($0.name) }, laidOut: [])
    let size = all.size.isSmaller(than: size) ? ["was from \(typeSize) on, now from \(all.typeSize) on"] : []
    return size + (known.map { comparison(with: $0, isReported: >) } ?? [])
  }

  /// Returns in words what is better in cells that include all that were laid out for this extent.
  func improvements(in cells: [Cell]) -> [String] {
    guard let now = Self.of(cells.filter { laidOut.contains($0.name) }, laidOut: []) else { return [] }
    let size = size.isSmaller(than: now.size) ? ["was from \(typeSize) on, now from \(now.typeSize) on"] : []
    return size + comparison(with: now, isReported: <)
  }

  private var size: SizeName { SizeName(typeSize) }

  /// Returns the differences of severity, amount and number that are reported.
  private func comparison(with now: FindingExtent, isReported: (Double, Double) -> Bool) -> [String] {
    let severities = isReported(-Double(now.severity.order), -Double(severity.order))
    let points = now.amount.flatMap { new in amount.map { (new: new, old: $0) } }
    // Amounts are rounded to a tenth.
    let differs = points.map { abs($0.new - $0.old) > 0.05 && isReported($0.new, $0.old) } ?? false
    let isOtherNumber = isReported(Double(now.cellCount), Double(cellCount))
    return [
      severities ? "was \(severity.phrase), now \(now.severity.phrase)" : nil,
      differs ? points.map { "was \($0.old.plain) pt, now \($0.new.plain)" } : nil,
      isOtherNumber ? "was in \(counted(cellCount, "cell")), now in \(now.cellCount)" : nil,
    ].compactMap(\.self)
  }
}

// MARK: - Combining

extension FindingExtent {
  /// Returns the extent that accepts what either does, as a run that did not look at all cells leaves it.
  ///
  /// - Parameter cells: The cells with the finding that the other extent was made of.
  func widened(to other: FindingExtent, in cells: [Cell]) -> FindingExtent {
    let again = Set(cells.map(\.name).filter(laidOut.contains)).count
    let beside = Set(cells.map(\.name)).count - again
    guard !isUnspecific else { return self }
    var extent = widened(to: other)
    extent.cellCount = max(cellCount, again) + beside
    return extent
  }

  /// Returns the extent that accepts what either does, of which a merge of branches left both.
  func widened(to other: FindingExtent) -> FindingExtent {
    guard !isUnspecific, !other.isUnspecific else { return .unspecific }
    return FindingExtent(
      severity: severity.order <= other.severity.order ? severity : other.severity,
      typeSize: other.size.isSmaller(than: size) ? other.typeSize : typeSize,
      amount: [amount, other.amount].compactMap(\.self).max(), cellCount: max(cellCount, other.cellCount),
      laidOut: laidOut.union(other.laidOut))
  }
}

extension Finding.Severity {
  fileprivate var phrase: String { self == .error ? "an error" : "a \(rawValue)" }
}

extension Double {
  /// The number without a needless decimal.
  fileprivate var plain: String {
    (abs(self) < 1e15 ? Int(exactly: self) : nil).map(String.init) ?? "\(self)"
  }
}

extension SnapshotTraits {
  /// The cell without its language, as a baseline names it.
  var cellName: String {
    ([device, typeSize, orientation, appearance] + [contrastWord, look].compactMap(\.self))
      .joined(separator: " ")
  }
}
