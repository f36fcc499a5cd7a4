import Graphics

/// How two solved layouts of a scene differ: causes, each with what followed from it.
public struct LayoutDifference: Hashable, Sendable {
  /// The causes, in reading order.
  public var causes: [LayoutCause]

  /// Makes a difference.
  public init(causes: [LayoutCause]) { self.causes = causes }

  /// Whether the layouts are the same.
  public var isEmpty: Bool { causes.isEmpty }
}

/// A change that nothing else explains, and the changes that it explains.
public enum LayoutCause: Hashable, Sendable {
  /// Views that changed alike by themselves, and the views that moved or grew with them.
  case views([LayoutChange], consequences: [LayoutChange])
  /// Something is wrong that was not: a constraint broken, a text that does not fit.
  case found(Finding)
  /// Something is no longer wrong.
  case mended(Finding)
}
