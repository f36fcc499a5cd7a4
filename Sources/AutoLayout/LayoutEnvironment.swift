import Graphics

/// What a view tree is laid out with: the traits and the text engine. The tree's root holds it.
public final class LayoutEnvironment {
  /// The circumstances.
  public let traits: TraitCollection
  /// The text engine; one environment serves one task at a time.
  public let measuring: any TextMeasuring
  /// What is called with each conflict as it is broken: the place for a breakpoint, as `UIViewAlertForUnsatisfiableConstraints`
  /// is in UIKit, or for a test's failure.
  public var alertForUnsatisfiableConstraints: ((LayoutConflict) -> Void)?
  /// Whether layouts keep the systems that they solve, in ``LayoutOutcome/systems``.
  package var recordsSystems = false

  /// Makes an environment.
  public init(traits: TraitCollection, measuring: any TextMeasuring) {
    self.traits = traits
    self.measuring = measuring
  }

  /// Whether a layout in the other environment would come out the same.
  func isAlike(_ other: LayoutEnvironment) -> Bool {
    self === other
      || traits == other.traits && measuring === other.measuring && recordsSystems == other.recordsSystems
  }
}
