import Graphics

/// The traits and the text engine that a tree is laid out with.
public final class LayoutEnvironment {
  public let traits: TraitCollection
  /// The text engine. An environment must not be used by several tasks at once.
  public let measuring: any TextMeasuring
  /// A handler called with each conflict when it arises, for a breakpoint or a failing test. Corresponds to
  /// `UIViewAlertForUnsatisfiableConstraints` in UIKit.
  ///
  /// It is called once for a conflict, in whatever layout it arises: also after ``View/layoutIfNeeded()``, and for one
  /// that ``ViewController/viewDidLayoutSubviews()`` resolves. It is called again if the conflict was resolved and
  /// arises anew. It must not change the tree.
  public var alertForUnsatisfiableConstraints: ((LayoutConflict) -> Void)?
  /// Whether layouts return the systems they solve in ``LayoutOutcome/systems``.
  package var recordsSystems = false

  /// The fonts of the texts that are laid out while a view's style is read, each once; `nil` at other times.
  package var shownFonts: [Font]?

  public init(traits: TraitCollection, measuring: any TextMeasuring) {
    self.traits = traits
    self.measuring = measuring
  }

  /// Returns whether a layout in the other environment has the same result.
  func isEquivalent(to other: LayoutEnvironment) -> Bool {
    self === other
      || traits == other.traits && measuring === other.measuring && recordsSystems == other.recordsSystems
  }
}
