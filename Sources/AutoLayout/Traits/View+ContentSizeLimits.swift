extension View {
  /// The environment's traits with the view's own text size.
  var limitedTraits: TraitCollection {
    var traits = environment?.traits ?? TraitCollection()
    traits.preferredContentSizeCategory = limited(traits.preferredContentSizeCategory)
    return traits
  }

  /// The outermost view's limits apply first, so that the view's own have the last word.
  private func limited(_ category: ContentSizeCategory) -> ContentSizeCategory {
    var category = superview?.limited(category) ?? category
    if let minimumContentSizeCategory { category = max(category, minimumContentSizeCategory) }
    if let maximumContentSizeCategory { category = min(category, maximumContentSizeCategory) }
    return category
  }
}
