import UIKit

/// Delivers values over time.
///
/// A part of Apple's Combine for what views do with it. Values are delivered at once on the thread that sends them,
/// whatever the scheduler and the delay, so that a picture never depends on time. There is no demand, and an app cannot
/// write publishers of its own.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Delivers values until the subscription that is returned is cancelled or released.
  func deliver(to receiver: Receiver<Output, Failure>) -> AnyCancellable
}

/// What takes values.
public struct Receiver<Input, Failure: Error> {
  let value: (Input) -> Void
  let completion: (Subscribers.Completion<Failure>) -> Void
}

public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

public protocol Cancellable {
  func cancel()
}

/// A subscription, which ends when it is cancelled or released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public convenience init(_ canceller: some Cancellable) { self.init { canceller.cancel() } }
  deinit { action?() }

  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyCancellable {
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) { collection.append(self) }
}

/// A publisher whose kind is hidden. Here all operators return it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (Receiver<Output, Failure>) -> AnyCancellable

  public init(_ publisher: some Publisher<Output, Failure>) { subscribe = publisher.deliver }
  init(_ subscribe: @escaping (Receiver<Output, Failure>) -> AnyCancellable) { self.subscribe = subscribe }

  public func deliver(to receiver: Receiver<Output, Failure>) -> AnyCancellable { subscribe(receiver) }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    deliver(to: Receiver(value: receiveValue, completion: receiveCompletion))
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}
