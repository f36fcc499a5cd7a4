/// Pairs the elements of two sequences in order so that the sum of their likenesses is the largest (Needleman and
/// Wunsch, 1970, with gaps that cost nothing).
struct SequenceAlignment {
  /// The most combinations that are weighed; sequences with more are paired one by one.
  private static let combinationLimit = 4_000_000

  /// The indices of the paired elements, ascending.
  private(set) var pairs: [(Int, Int)] = []

  /// Aligns.
  ///
  /// - Parameters:
  ///   - count: the number of elements of the first sequence.
  ///   - otherCount: the number of elements of the second.
  ///   - likeness: how much speaks for pairing two elements; none where they must not be paired.
  init(_ count: Int, _ otherCount: Int, likeness: (Int, Int) -> Int?) {
    guard count * otherCount <= Self.combinationLimit else {
      for index in 0..<min(count, otherCount) where likeness(index, index) != nil { pairs.append((index, index)) }
      return
    }
    let width = otherCount + 1
    // The best sum for what follows each pair of places.
    var best = [Int](repeating: 0, count: (count + 1) * width)
    var likenesses = [Int](repeating: 0, count: count * otherCount)
    for index in (0..<count).reversed() {
      for other in (0..<otherCount).reversed() {
        let paired = likeness(index, other) ?? 0
        likenesses[index * otherCount + other] = paired
        let withPair = paired > 0 ? paired + best[(index + 1) * width + other + 1] : 0
        best[index * width + other] = max(withPair, best[(index + 1) * width + other], best[index * width + other + 1])
      }
    }
    var (index, other) = (0, 0)
    while index < count, other < otherCount {
      let paired = likenesses[index * otherCount + other]
      if paired > 0, best[index * width + other] == paired + best[(index + 1) * width + other + 1] {
        pairs.append((index, other))
        (index, other) = (index + 1, other + 1)
      } else if best[index * width + other] == best[(index + 1) * width + other] {
        index += 1
      } else {
        other += 1
      }
    }
  }
}
