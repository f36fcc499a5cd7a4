extension Renderer {
  /// What bars look like that lie over a scene.
  func items(of chrome: [View], traits: TraitCollection) -> [DisplayItem] {
    chrome.map { bar in
      let place = bar.frame.origin
      bar.layout(size: bar.frame.size, in: LayoutEnvironment(traits: traits, measuring: measuring))
      return .group(
        DisplayGroup(transform: .translation(x: place.x, y: place.y), items: bar.displayList().items))
    }
  }
}
