import AutoLayout

/// The fonts of a view tree that follow the text size. They are set again before the tree is laid out at another text
/// size.
final class FollowedFonts {
  private var settings: [(TraitCollection) -> Void] = []
  /// Traits with the text size that the fonts have, or `nil` before the first is set.
  private var traits: TraitCollection?

  /// Sets a font, now for some traits and later for others.
  func add(at traits: TraitCollection, _ set: @escaping (TraitCollection) -> Void) {
    TraitReads.repeatableAtTextSizes { set(traits) }
    settings.append(set)
    self.traits = traits
  }

  /// Gives all fonts the text size of some traits.
  func follow(_ wanted: TraitCollection) {
    guard let known = traits, !known.hasTextSize(of: wanted) else { return }
    let current = known.inTexts(of: wanted)
    for set in settings { set(current) }
    traits = current
  }
}
