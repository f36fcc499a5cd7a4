import UIKit

/// Where values are delivered. Here that is always the thread that sends them.
public protocol Scheduler {}

extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}
extension RunLoop: Scheduler {}

public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()
}

/// A duration, which nothing waits for.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  private init() {}
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public static func seconds(_ seconds: Double) -> SchedulerInterval { SchedulerInterval() }
  public static func seconds(_ seconds: Int) -> SchedulerInterval { SchedulerInterval() }
  public static func milliseconds(_ milliseconds: Int) -> SchedulerInterval { SchedulerInterval() }
  public static func microseconds(_ microseconds: Int) -> SchedulerInterval { SchedulerInterval() }
  public static func nanoseconds(_ nanoseconds: Int) -> SchedulerInterval { SchedulerInterval() }
}

extension Publisher {
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func subscribe(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func debounce(
    for dueTime: SchedulerInterval, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func throttle(
    for interval: SchedulerInterval, scheduler: some Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func delay(
    for interval: SchedulerInterval, scheduler: some Scheduler
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
