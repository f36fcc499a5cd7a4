import UIKit

/// A time as a count of parts of a second.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64 = 0, timescale: Int32 = 1) {
    self.value = value
    self.timescale = timescale
  }
  public init(seconds: Double, preferredTimescale: Int32) {
    let count = (seconds * Double(preferredTimescale)).rounded(.towardZero)
    self.init(value: Int64(exactly: count) ?? 0, timescale: preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale > 0 }
  public var isNumeric: Bool { isValid }
  public static let zero = CMTime()
  public static let invalid = CMTime(value: 0, timescale: 0)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

open class AVAsset: NSObject {
  public convenience init(url: URL) { self.init() }
  open var duration: CMTime { .zero }
  open var isPlayable: Bool { false }
}

open class AVURLAsset: AVAsset {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  public init(asset: AVAsset) { self.asset = asset }
  open var status: Status { .unknown }
  open var duration: CMTime { .zero }
  open var error: (any Error)? { nil }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {}
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime =
    NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// Plays nothing.
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  public private(set) var currentItem: AVPlayerItem?
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var isMuted = false
  open var volume: Float = 1
  open var rate: Float = 0
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true

  public override init() {}
  public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  public var status: Status { .unknown }
  public var timeControlStatus: TimeControlStatus { .paused }
  public var error: (any Error)? { nil }
  open func play() {}
  open func pause() {}
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

open class AVQueuePlayer: AVPlayer {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
  public override init() { super.init() }
  open func advanceToNextItem() {}
}

open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  open func disableLooping() {}
}

/// Plays nothing.
open class AVAudioPlayer: NSObject {
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  public var duration: TimeInterval { 0 }
  public var isPlaying: Bool { false }
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  @discardableResult
  open func play() -> Bool { true }
  open func pause() {}
  open func stop() {}
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
