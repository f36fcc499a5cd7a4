/// How two pictures differ.
public struct PixelDifference: Hashable, Sendable, Codable {
  /// What the differing pixels say, the worst of a picture's regions.
  public enum Kind: Int, Hashable, Sendable, Codable, Comparable {
    /// No pixel differs.
    case none
    /// The same edges are smoothed otherwise: as another version of a renderer, or a shift by a fraction of a pixel,
    /// would. Every colour that is there is there in both.
    case drift
    /// A colour, a shape or a place has changed.
    case change

    /// Whether a kind is milder than another.
    public static func < (kind: Kind, other: Kind) -> Bool { kind.rawValue < other.rawValue }
  }

  /// The number of pixels that differ, those included that only one of the pictures has.
  public var count: Int
  /// Where they are, from the top.
  public var regions: [DifferenceRegion]

  /// Makes a difference.
  public init(count: Int, regions: [DifferenceRegion]) {
    self.count = count
    self.regions = regions
  }

  /// What the differing pixels say.
  public var kind: Kind { regions.map(\.kind).max() ?? .none }
  /// The largest step of a colour, as it is seen, 0...1.
  public var largestStep: Double { regions.map(\.largestStep).max() ?? 0 }
}

/// Differing pixels that lie near each other.
public struct DifferenceRegion: Hashable, Sendable, Codable {
  /// The smallest rectangle around them.
  public var bounds: PixelRect
  /// Their number.
  public var count: Int
  /// What they say.
  public var kind: PixelDifference.Kind
  /// The largest step of a colour, as it is seen, 0...1, by ``PerceivedStep``.
  public var largestStep: Double

  /// Makes a region.
  public init(bounds: PixelRect, count: Int, kind: PixelDifference.Kind, largestStep: Double) {
    self.bounds = bounds
    self.count = count
    self.kind = kind
    self.largestStep = largestStep
  }
}
