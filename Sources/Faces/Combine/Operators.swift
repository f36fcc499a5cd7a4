import UIKit

extension Publisher {
  /// Passes values on by a function that is made for each subscription, with the state that it needs.
  private func passing<Result>(
    _ makePass: @escaping (@escaping (Result) -> Void) -> (Output) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receiver in
      self.deliver(to: Receiver(value: makePass(receiver.value), completion: receiver.completion))
    }
  }

  // MARK: Values

  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
    passing { next in { next(transform($0)) } }
  }

  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
    passing { next in { if let value = transform($0) { next(value) } } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { next in { if isIncluded($0) { next($0) } } }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing { next in
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return }
        last = value
        next(value)
      }
    }
  }

  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    passing { next in
      var result = initialResult
      return {
        result = nextPartialResult(result, $0)
        next(result)
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passing { next in
      var left = count
      return { if left > 0 { left -= 1 } else { next($0) } }
    }
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      elements.forEach(receiver.value)
      return self.deliver(to: receiver)
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var left = maxLength
      return self.deliver(
        to: Receiver(
          value: {
            guard left > 0 else { return }
            left -= 1
            receiver.value($0)
            if left == 0 { receiver.completion(.finished) }
          }, completion: { if left > 0 { receiver.completion($0) } }))
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receiver in
      var values: [Output] = []
      return self.deliver(
        to: Receiver(
          value: { values.append($0) },
          completion: {
            if case .finished = $0 { receiver.value(values) }
            receiver.completion($0)
          }))
    }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      self.deliver(
        to: Receiver(
          value: {
            receiveOutput?($0)
            receiver.value($0)
          },
          completion: {
            receiveCompletion?($0)
            receiver.completion($0)
          }))
    }
  }

  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  // MARK: Errors

  public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> AnyPublisher<Result, any Error> {
    AnyPublisher { receiver in
      var hasFailed = false
      return self.deliver(
        to: Receiver(
          value: {
            guard !hasFailed else { return }
            do { receiver.value(try transform($0)) } catch {
              hasFailed = true
              receiver.completion(.failure(error))
            }
          }, completion: { if !hasFailed { receiver.completion($0.mapError { $0 }) } }))
    }
  }

  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }

  public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other) -> AnyPublisher<Output, Other> {
    AnyPublisher { receiver in
      self.deliver(to: Receiver(value: receiver.value) { receiver.completion($0.mapError(transform)) })
    }
  }

  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { receiver in
      let subscriptions = Subscriptions()
      subscriptions.add(
        self.deliver(
          to: Receiver(value: receiver.value) {
            switch $0 {
            case .finished: receiver.completion(.finished)
            case .failure(let error): subscriptions.add(handler(error).deliver(to: receiver))
            }
          }))
      return subscriptions.all
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

  public func replaceNil<Value>(with output: Value) -> AnyPublisher<Value, Failure> where Output == Value? {
    map { $0 ?? output }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  public func setFailureType<Other: Error>(to failureType: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher { receiver in
      self.deliver(to: Receiver(value: receiver.value) { _ in receiver.completion(.finished) })
    }
  }
}

extension Subscribers.Completion {
  fileprivate func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// Subscriptions that end together.
final class Subscriptions {
  private var kept: [AnyCancellable] = []
  func add(_ subscription: AnyCancellable) { kept.append(subscription) }
  func cancel() { kept = [] }
  /// One subscription for all, which keeps this object.
  var all: AnyCancellable { AnyCancellable { self.cancel() } }
}
