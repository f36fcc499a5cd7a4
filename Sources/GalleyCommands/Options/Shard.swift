import ArgumentParser

/// One of several equal parts of a run.
struct Shard: Hashable, ExpressibleByArgument {
  /// Which part, from 1 on.
  let number: Int
  /// How many parts there are.
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The elements that fall into this part: every `count`-th.
  func part<Element>(of elements: [Element]) -> [Element] {
    stride(from: number - 1, to: elements.count, by: count).map { elements[$0] }
  }
}
