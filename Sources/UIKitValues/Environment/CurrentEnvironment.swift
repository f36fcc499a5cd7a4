import Foundation
import Galley
import Synchronization

/// The traits, the device and the text engine for what an app's code asks outside of a layout.
package enum UIKitEnvironment {
  /// The traits of ``traits`` and a text engine that all threads share.
  package static var current: LayoutEnvironment {
    LayoutEnvironment(traits: traits, measuring: SharedTextEngine.shared)
  }

  /// The traits that code has made current, or else those of the scene that is being made or laid out, or else those of
  /// a phone in English.
  package static var traits: TraitCollection { UITraitCollection.chosen?.traits ?? sceneTraits }

  /// The traits of the scene that is being made or laid out, or else those of a phone in English.
  package static var sceneTraits: TraitCollection { SceneSurroundings.current?.traits ?? defaultTraits }

  /// The language of the scene, as an app would run in it.
  static var sceneLocale: Locale { Locale(identifier: sceneTraits.locale) }

  /// The device whose screen the scene is shown on.
  package static var device: Device { SceneSurroundings.current?.device ?? .iPhone17 }

  package static var orientation: Device.Orientation { SceneSurroundings.current?.orientation ?? .portrait }

  private static let defaultTraits = TraitCollection().on(.iPhone17)
}

/// A text engine that threads use in turn.
///
/// Renderers have engines of their own. This one answers what views and fonts are asked before they are rendered.
package final class SharedTextEngine: TextMeasuring, Sendable {
  package static let shared = SharedTextEngine()

  private let engine: Mutex<PangoTextMeasurer>

  private init() {
    do throws(TypefaceError) {
      engine = Mutex(PangoTextMeasurer(library: try .bundled()))
    } catch {
      // Fonts come with Galley. Without them, nothing that follows would be true.
      fatalError("\(error)")
    }
  }

  package func paragraph(for request: ParagraphRequest) -> Paragraph {
    engine.withLock { $0.paragraph(for: request) }
  }

  package func metrics(for font: Font) -> FontExtents { engine.withLock { $0.metrics(for: font) } }

  package func inkExtent(of line: TextLine) -> InkExtent? { engine.withLock { $0.inkExtent(of: line) } }

  package func hasFamily(_ family: Font.Family) -> Bool { engine.withLock { $0.hasFamily(family) } }
}
