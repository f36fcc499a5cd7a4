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
  /// What the scene's code puts off.
  package let work: DeferredWork
  private let found = Mutex<CatalogResources?>(nil)
  private let unreadable = Mutex<Set<String>>([])

  package init(
    traits: TraitCollection, device: Device = .iPhone17, orientation: Device.Orientation = .portrait,
    work: DeferredWork? = nil
  ) {
    self.traits = traits
    self.device = device
    self.orientation = orientation
    self.work = work ?? DeferredWork()
  }

  /// Makes or lays out a scene whose picture is taken before the function returns.
  ///
  /// A scene that is made in another's closure, or by a renderer of the scene's own, has the surroundings of the outer
  /// scene.
  package static func during<Result>(
    traits: TraitCollection, device: Device = .iPhone17, orientation: Device.Orientation = .portrait,
    _ scene: () throws -> Result
  ) rethrows -> Result {
    guard current == nil else { return try scene() }
    let surroundings = SceneSurroundings(
      traits: traits, device: device, orientation: orientation, work: .takeOutside())
    defer { surroundings.work.finish() }
    return try $current.withValue(surroundings, operation: scene)
  }

  /// Records that a file which the scene's code asked for cannot be read.
  ///
  /// - Parameter reason: The path and the reason.
  func noteUnreadable(_ reason: String) { unreadable.withLock { _ = $0.insert(reason) } }

  /// Findings about the files that could not be read.
  var findingsOnFiles: [Finding] {
    unreadable.withLock(\.self).sorted()
      .map { Finding(rule: .unreadableFile, message: "A file that is needed here cannot be read: \($0).") }
  }

  /// The images, colours and texts that the scene's code finds by name.
  package var resources: CatalogResources? {
    get { found.withLock(\.self) }
    set { found.withLock { $0 = newValue } }
  }
}
