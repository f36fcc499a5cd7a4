import UIKit

/// Delivers one value.
public struct Just<Output>: Publisher {
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func deliver(to receiver: Receiver<Output, Never>) -> AnyCancellable {
    receiver.value(output)
    receiver.completion(.finished)
    return AnyCancellable {}
  }
}

/// Delivers no value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completes: Bool
  public init(completeImmediately: Bool = true) { completes = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    completes = completeImmediately
  }
  public func deliver(to receiver: Receiver<Output, Failure>) -> AnyCancellable {
    if completes { receiver.completion(.finished) }
    return AnyCancellable {}
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func deliver(to receiver: Receiver<Output, Failure>) -> AnyCancellable {
    receiver.completion(.failure(error))
    return AnyCancellable {}
  }
}

/// Makes a publisher for each subscription.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
  public func deliver(
    to receiver: Receiver<DeferredPublisher.Output, DeferredPublisher.Failure>
  ) -> AnyCancellable { createPublisher().deliver(to: receiver) }
}

/// Delivers the one result of work that begins when the object is made.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let receivers = Receivers<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill(fulfill) }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      receivers.send(value)
      receivers.send(.finished)
    case .failure(let error): receivers.send(.failure(error))
    }
  }

  public func deliver(to receiver: Receiver<Output, Failure>) -> AnyCancellable {
    if case .success(let value) = result { receiver.value(value) }
    return receivers.add(receiver)
  }
}

extension Sequence {
  /// Delivers the elements.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receiver in
      forEach(receiver.value)
      receiver.completion(.finished)
      return AnyCancellable {}
    }
  }
}

extension Result {
  public var publisher: AnyPublisher<Success, Failure> { AnyPublisher(Future { $0(self) }) }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher { receiver in
      nonisolated(unsafe) let value = receiver.value
      nonisolated(unsafe) let observer = self.addObserver(forName: name, object: object, queue: nil) { value($0) }
      return AnyCancellable { self.removeObserver(observer) }
    }
  }
}

extension Timer {
  /// A publisher that never delivers: nothing runs the run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }

  public final class TimerPublisher: Publisher {
    public func deliver(to receiver: Receiver<Date, Never>) -> AnyCancellable { AnyCancellable {} }
    public func autoconnect() -> AnyPublisher<Date, Never> { eraseToAnyPublisher() }
    @discardableResult
    public func connect() -> any Cancellable { AnyCancellable {} }
  }
}

extension URLSession {
  /// Fails at once: a picture has no network.
  public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    AnyPublisher(Fail(error: URLError(.notConnectedToInternet)))
  }

  public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError>
  {
    AnyPublisher(Fail(error: URLError(.notConnectedToInternet)))
  }
}
