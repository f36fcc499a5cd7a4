import Files

/// Which units each shard of a run has, so that all have about the same work.
///
/// The scenes of a run, in their order, are cut into stretches, one for each shard. A cut may be in a document with
/// several scenes. All shards make the same plan, since it depends on nothing but the documents' bytes, and on the
/// times of an earlier run if they are given.
///
/// Without times, scenes are the measure, since the time for a picture hardly depends on the size of its document: in
/// 30 documents of three projects it was 1.4 ms for each scene, and 14 us for each 10 kB.
struct ShardPlan {
  private let units: [WorkUnit]
  /// The work of each scene of each unit: 1, or its time.
  private let weights: [[Int]]
  private let dividesDocuments: Bool

  /// - Parameters:
  ///   - dividesDocuments: Whether the scenes of one document may be in several shards.
  ///   - timings: The times of an earlier run. Scenes of documents that it did not have take as long as the median.
  init(_ units: [WorkUnit], dividesDocuments: Bool, timings: SceneTimings? = nil) {
    let weights = units.map { unit in
      timings?.weights(of: unit) ?? Array(repeating: timings?.median ?? 1, count: Self.sceneCount(of: unit))
    }
    self.init(units, weights: weights, dividesDocuments: dividesDocuments)
  }

  /// - Parameter weights: The work of each scene of each unit, at least 1. Every unit has a scene.
  init(_ units: [WorkUnit], weights: [[Int]], dividesDocuments: Bool) {
    self.units = units
    self.weights = weights
    self.dividesDocuments = dividesDocuments
  }

  /// Returns the units of a shard, in the order of the run. A scene, or a document if documents are not divided, is in
  /// the stretch that has its middle.
  func units(of shard: Shard) -> [WorkUnit] {
    let all = weights.reduce(0) { $0 + $1.reduce(0, +) }
    let stretch = cut(all, after: shard.number - 1, of: shard.count)..<cut(all, after: shard.number, of: shard.count)
    var begin = 0
    return zip(units, weights).compactMap { unit, weights in
      let weight = weights.reduce(0, +)
      defer { begin += weight }
      guard dividesDocuments else { return stretch.contains(begin + weight / 2) ? unit : nil }
      guard let own = Self.scenes(weights, from: begin, in: stretch) else { return nil }
      var unit = unit
      if own.count < weights.count { unit.share = SceneShare(own, of: weights.count) }
      return unit
    }
  }

  /// Returns the indices of the scenes with their middle in a stretch, or `nil` if there are none.
  ///
  /// - Parameter begin: Where the first scene begins.
  private static func scenes(_ weights: [Int], from begin: Int, in stretch: Range<Int>) -> Range<Int>? {
    var (begin, first, end) = (begin, 0, 0)
    for (index, weight) in weights.enumerated() {
      let middle = begin + weight / 2
      guard middle < stretch.upperBound else { break }
      if middle < stretch.lowerBound { first = index + 1 }
      end = index + 1
      begin += weight
    }
    return first < end ? first..<end : nil
  }

  /// Returns the work in the first of several equal stretches.
  private func cut(_ all: Int, after stretches: Int, of count: Int) -> Int {
    count.dividingFullWidth(all.multipliedFullWidth(by: stretches)).quotient
  }

  /// Returns the number of scenes of a unit, without reading more than its bytes. Of a document that is no storyboard,
  /// each view is a scene, but there are rarely several.
  private static func sceneCount(of unit: WorkUnit) -> Int {
    guard unit.isDocument, unit.file.utf8.hasSuffix(".storyboard"),
      let bytes = try? InputFile.content(of: unit.file, as: .document)
    else { return 1 }
    return max(bytes.count(of: "<scene "), 1)
  }
}

/// The scenes of a document that one of several shards has.
package struct SceneShare: Hashable, Sendable {
  /// The scenes, as indices among those that the plan has counted.
  private let range: Range<Int>
  /// The number of scenes that the plan has counted.
  private let count: Int

  init(_ range: Range<Int>, of count: Int) {
    self.range = range
    self.count = count
  }

  /// Whether another shard has scenes before these.
  var isContinued: Bool { range.lowerBound > 0 }

  /// Returns the elements of the share. If there are not as many as were counted, because of states or of scenes that
  /// are left out, each is in one share all the same.
  func part<Element>(of elements: [Element]) -> ArraySlice<Element> {
    elements[(elements.count * range.lowerBound / count)..<(elements.count * range.upperBound / count)]
  }

  /// The numbers as text.
  var wire: String { "\(range.lowerBound),\(range.upperBound),\(count)" }

  /// Returns `nil` for an empty text.
  init?(wire: String) {
    let numbers = wire.utf8.split(separator: ",").compactMap { Int($0) }
    guard numbers.count == 3, 0 <= numbers[0], numbers[0] <= numbers[1], numbers[1] <= numbers[2], numbers[2] > 0 else {
      return nil
    }
    self.init(numbers[0]..<numbers[1], of: numbers[2])
  }
}

extension [UInt8] {
  /// Returns how often a text occurs that no occurrence overlaps with.
  fileprivate func count(of text: String) -> Int {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return 0 }
    return withUnsafeBufferPointer { bytes in
      bytes.indices.count { bytes[$0] == first && bytes[$0...].starts(with: wanted) }
    }
  }
}
