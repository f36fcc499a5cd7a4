import UIKit

/// Ends when several publishers have ended, or when one has failed.
private final class Ending<Failure: Error> {
  private var left: Int
  private var isOver = false
  private let end: (Subscribers.Completion<Failure>) -> Void

  init(of count: Int, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
    left = count
    self.end = end
  }

  func begin() { left += 1 }

  func end(_ completion: Subscribers.Completion<Failure>) {
    left -= 1
    if case .finished = completion, left > 0 { return }
    guard !isOver else { return }
    isOver = true
    end(completion)
  }
}

extension Publisher {
  public func merge(with others: any Publisher<Output, Failure>...) -> AnyPublisher<Output, Failure> {
    let all: [any Publisher<Output, Failure>] = [self] + others
    return AnyPublisher { receiver in
      let (subscriptions, ending) = (Subscriptions(), Ending(of: all.count, receiver.completion))
      for one in all { subscriptions.add(one.deliver(to: Receiver(value: receiver.value, completion: ending.end))) }
      return subscriptions.all
    }
  }

  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { receiver in
      var latest: (Output?, Other.Output?)
      let (subscriptions, ending) = (Subscriptions(), Ending(of: 2, receiver.completion))
      func next() { if let one = latest.0, let two = latest.1 { receiver.value((one, two)) } }
      subscriptions.add(
        self.deliver(
          to: Receiver(
            value: {
              latest.0 = $0
              next()
            }, completion: ending.end)))
      subscriptions.add(
        other.deliver(
          to: Receiver(
            value: {
              latest.1 = $0
              next()
            }, completion: ending.end)))
      return subscriptions.all
    }
  }

  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public func zip<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { receiver in
      var waiting: (first: [Output], second: [Other.Output]) = ([], [])
      let (subscriptions, ending) = (Subscriptions(), Ending(of: 2, receiver.completion))
      func next() {
        guard !waiting.first.isEmpty, !waiting.second.isEmpty else { return }
        receiver.value((waiting.first.removeFirst(), waiting.second.removeFirst()))
      }
      subscriptions.add(
        self.deliver(
          to: Receiver(
            value: {
              waiting.first.append($0)
              next()
            }, completion: ending.end)))
      subscriptions.add(
        other.deliver(
          to: Receiver(
            value: {
              waiting.second.append($0)
              next()
            }, completion: ending.end)))
      return subscriptions.all
    }
  }

  public func flatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { receiver in
      let (subscriptions, ending) = (Subscriptions(), Ending(of: 1, receiver.completion))
      subscriptions.add(
        self.deliver(
          to: Receiver(
            value: {
              ending.begin()
              let inner = Receiver(value: receiver.value, completion: ending.end)
              subscriptions.add(transform($0).deliver(to: inner))
            }, completion: ending.end)))
      return subscriptions.all
    }
  }

  public func switchToLatest<Value>() -> AnyPublisher<Value, Failure>
  where Output: Publisher<Value, Failure> {
    AnyPublisher { receiver in
      let (outer, inner) = (Subscriptions(), Subscriptions())
      let upstream = self.deliver(
        to: Receiver(
          value: { latest in
            inner.cancel()
            inner.add(latest.deliver(to: Receiver(value: receiver.value) { _ in }))
          }, completion: receiver.completion))
      outer.add(upstream)
      outer.add(inner.all)
      return outer.all
    }
  }
}

/// Apple's names for publishers of several others.
public enum Publishers {
  public static func CombineLatest<First: Publisher, Second: Publisher>(
    _ first: First, _ second: Second
  ) -> AnyPublisher<(First.Output, Second.Output), First.Failure> where First.Failure == Second.Failure {
    first.combineLatest(second)
  }

  public static func CombineLatest3<First: Publisher, Second: Publisher, Third: Publisher>(
    _ first: First, _ second: Second, _ third: Third
  ) -> AnyPublisher<(First.Output, Second.Output, Third.Output), First.Failure>
  where First.Failure == Second.Failure, First.Failure == Third.Failure {
    first.combineLatest(second, third)
  }

  public static func Merge<First: Publisher, Second: Publisher>(
    _ first: First, _ second: Second
  ) -> AnyPublisher<First.Output, First.Failure>
  where First.Failure == Second.Failure, First.Output == Second.Output {
    first.merge(with: second)
  }

  public static func Zip<First: Publisher, Second: Publisher>(
    _ first: First, _ second: Second
  ) -> AnyPublisher<(First.Output, Second.Output), First.Failure> where First.Failure == Second.Failure {
    first.zip(second)
  }
}
