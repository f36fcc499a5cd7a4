import UIKit

/// A publisher that an app sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those who take a subject's values, in the order of their subscription.
final class Receivers<Output, Failure: Error> {
  private var receivers: [(id: Int, receiver: Receiver<Output, Failure>)] = []
  private var nextID = 0
  private var completion: Subscribers.Completion<Failure>?

  func add(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    if let completion {
      receiver.completion(completion)
      return AnyCancellable {}
    }
    let id = nextID
    nextID += 1
    receivers.append((id, receiver))
    return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for entry in receivers where receivers.contains(where: { $0.id == entry.id }) { entry.receiver.value(value) }
  }

  func send(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ended = receivers
    receivers = []
    for entry in ended { entry.receiver.completion(completion) }
  }
}

/// Delivers each value to those who have subscribed.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { receivers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { receivers.send(completion) }
  public func deliver(to receiver: Receiver<Output, Failure>) -> AnyCancellable { receivers.add(receiver) }
}

/// Delivers its value to whoever subscribes, and each later one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  private var current: Output

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public init(_ value: Output) { current = value }

  public func send(_ value: Output) {
    current = value
    receivers.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { receivers.send(completion) }
  public func deliver(to receiver: Receiver<Output, Failure>) -> AnyCancellable {
    receiver.value(current)
    return receivers.add(receiver)
  }
}
