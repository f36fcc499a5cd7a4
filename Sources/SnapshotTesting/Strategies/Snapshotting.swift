import UIKit

/// How a snapshot of a value is taken, stored and compared.
///
/// There are no strategies for SwiftUI's views: SwiftUI does not exist on Linux.
public struct Snapshotting<Value, Format> {
  /// The extension of the reference's file, without the dot.
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  /// Takes the snapshot.
  public var snapshot: (Value) -> Async<Format>
  /// Whether the snapshot describes frames, which depend on the text engine.
  var describesLayout = false

  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for values that a function turns into this strategy's values.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns a strategy for values that a function turns into this strategy's values, at once or later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    var strategy = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in transform(value).run { snapshot($0).run(callback) } }
    }
    strategy.describesLayout = describesLayout
    return strategy
  }

  /// Returns a strategy that waits before it takes the snapshot. Meanwhile, the work of the main queue goes on.
  ///
  /// - Parameter duration: The time in seconds.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    var waiting = strategy
    waiting.snapshot = { value in
      MainWork.proceed(for: duration)
      return strategy.snapshot(value)
    }
    return waiting
  }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Snapshotting {
  /// Whether another renderer gives another snapshot.
  var dependsOnRenderer: Bool {
    describesLayout || Format.self == UIImage.self || Self.extensionsOfPictures.contains(pathExtension ?? "")
  }

  private static var extensionsOfPictures: Set<String> { ["gif", "heic", "jpeg", "jpg", "pdf", "png", "tiff"] }
}
