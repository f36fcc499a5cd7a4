import Synchronization

/// What a scene is made and laid out for: its traits, its device, and the resources that its code finds by name.
///
/// They are known to all code that the scene runs, from its closure to the last hook of its layout.
package final class SceneSurroundings: Sendable {
  /// The surroundings of the scene that is being made or laid out.
  @TaskLocal package static var current: SceneSurroundings?

  package let traits: TraitCollection
  package let device: Device
  package let orientation: Device.Orientation
  private let found = Mutex<CatalogResources?>(nil)

  package init(traits: TraitCollection, device: Device = .iPhone17, orientation: Device.Orientation = .portrait) {
    self.traits = traits
    self.device = device
    self.orientation = orientation
  }

  /// The images, colours and texts that the scene's code finds by name.
  package var resources: CatalogResources? {
    get { found.withLock(\.self) }
    set { found.withLock { $0 = newValue } }
  }
}
