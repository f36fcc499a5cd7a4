import AutoLayout
import Graphics
import Snapshots

/// A picture for documentation: scenes with callouts, which is made again whenever a scene changes.
///
/// ```swift
/// Figure("sign-in", scene: "Sign-in", callouts: [
///   .number("email", legend: "The address that you registered with."),
///   .rectangle("password"),
/// ])
/// ```
public struct Figure: Hashable, Sendable {
  /// The name, which is that of its files: letters, digits, `-` and `_`.
  public var name: String
  /// The scenes, in reading order.
  public var panels: [FigurePanel]
  /// How several scenes are arranged.
  public var arrangement = Arrangement.sideBySide
  /// The languages, as BCP 47 tags. Each has pictures of its own.
  public var languages: [String]
  /// The appearances. Dark pictures have `~dark` in their names.
  public var appearances: [TraitCollection.UserInterfaceStyle] = [.light, .dark]
  /// The numbers of pixels per point, each with a PNG file.
  public var scales: [Int] = [1, 2]
  /// The kinds of files.
  public var formats: [ImageFormat] = [.png]
  /// How SVG documents show text.
  public var vectorText = VectorText.real
  /// What is around each scene.
  public var frame = Frame.bare
  /// The radius of the scenes' corners in points. A device frame has the radius of its screen.
  public var cornerRadius = 12.0
  /// Whether scenes have a shadow.
  public var hasShadow = true
  /// What is behind the scenes.
  public var background = Background.none
  /// The least distance from scenes and callouts to the edges, in points, or `nil` for one that suits the figure.
  public var margin: Double?
  /// The colour of the callouts.
  public var color = Figure.calloutColor
  /// The caption in snippets.
  public var caption = LocalText()
  /// What the picture shows, for readers who do not see it. Generated from the views in languages without a text.
  public var altText = LocalText()

  /// How several scenes are arranged.
  public enum Arrangement: String, Hashable, Sendable, CaseIterable {
    /// Beside each other.
    case sideBySide = "side-by-side"
    /// Beside each other as steps: numbered, with arrows between them.
    case steps
  }

  /// What is around a scene.
  public enum Frame: String, Hashable, Sendable, CaseIterable {
    /// The body of a device.
    case device
    /// A window with a title bar.
    case window
    /// Nothing.
    case bare
  }

  /// What is behind the scenes.
  public enum Background: Hashable, Sendable {
    /// Nothing: the picture is transparent.
    case none
    /// A colour for each appearance.
    case color(light: Color, dark: Color)
  }

  /// How SVG documents show text.
  public enum VectorText: String, Hashable, Sendable, CaseIterable {
    /// As text that can be selected and searched. Readers without the font see another one at the same width.
    case real
    /// As outlines, which look the same everywhere.
    case outlines
  }

  /// A strong colour that few interfaces have. White text on it has a contrast of 5.3:1.
  public static let calloutColor = Color(hex: 0xD0145A)

  /// Makes a figure of one scene.
  public init(_ name: String, scene: String, crop: FigureCrop? = nil, callouts: [Callout] = []) {
    self.init(name, panels: [FigurePanel(scene: scene, crop: crop, callouts: callouts)])
  }

  /// Makes a figure of several scenes.
  public init(_ name: String, panels: [FigurePanel], arrangement: Arrangement = .sideBySide) {
    self.name = name
    self.panels = panels
    self.arrangement = arrangement
    languages = ["en"]
  }
}

/// A scene in a figure.
public struct FigurePanel: Hashable, Sendable {
  /// The scene's name or id.
  public var scene: String
  /// The state of the project's data, or `nil` for none.
  public var state: String?
  public var typeSize = TypeSize.large
  /// The device, or the scene's own canvas.
  public var screen = MatrixScreen.canvas
  public var orientation = Device.Orientation.portrait
  public var look: SystemLook?
  /// The part of the scene to show, or `nil` for all of it.
  public var crop: FigureCrop?
  public var callouts: [Callout]
  /// A text below the scene.
  public var caption = LocalText()

  public init(scene: String, state: String? = nil, crop: FigureCrop? = nil, callouts: [Callout] = []) {
    self.scene = scene
    self.state = state
    self.crop = crop
    self.callouts = callouts
  }

  /// Returns the cell of the matrix that the panel shows.
  package func cell(language: String, appearance: TraitCollection.UserInterfaceStyle) -> MatrixCell {
    MatrixCell(
      screen: screen, locale: language, typeSize: typeSize, orientation: orientation, appearance: appearance, look: look
    )
  }
}

/// The part of a scene around views.
public struct FigureCrop: Hashable, Sendable {
  /// The ids or names of the views.
  public var views: [String]
  /// The distance from the views to the edges, in points.
  public var padding: Double

  public init(to views: String..., padding: Double = 16) { self.init(views: views, padding: padding) }

  package init(views: [String], padding: Double) {
    self.views = views
    self.padding = padding
  }
}

/// A text in one or several languages.
public struct LocalText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The texts by language; that for all other languages has an empty key.
  public var texts: [String: String]

  public init(_ texts: [String: String] = [:]) { self.texts = texts }

  public init(stringLiteral text: String) { texts = ["": text] }

  /// Returns the text in a language, in the language without its region, or for all languages.
  public func text(in language: String) -> String? {
    texts[language] ?? texts[String(language.prefix { $0 != "-" })] ?? texts[""]
  }

  package var isEmpty: Bool { texts.isEmpty }
}

/// A mark on a view, which follows the view.
public enum Callout: Hashable, Sendable {
  /// A number beside the view, explained in the legend.
  case number(String, legend: LocalText = LocalText())
  /// A rectangle around the view.
  case rectangle(String)
  /// An arrow to the view, from a text if there is one.
  case arrow(String, text: LocalText = LocalText())
  /// Dims all but the views.
  case spotlight([String])
  /// The distance between two views in points.
  case dimension(from: String, to: String)
  /// The constraints that hold the view, or the constraint with this identifier.
  case redlines(String)
  /// The constraints between two views, each named alone or with an attribute, such as `email.top`. `superview` is that
  /// of the other view, and a layout guide is named by its identifier.
  case redlinesBetween(String, String)
  /// Makes the view unrecognizable. Its texts are in no file.
  case blur(String)
  /// Replaces the text of the view.
  case replacement(String, with: LocalText)

  /// The ids or names of the views.
  package var views: [String] {
    switch self {
    case .number(let view, _), .rectangle(let view), .arrow(let view, _), .redlines(let view), .blur(let view),
      .replacement(let view, _):
      [view]
    case .spotlight(let views): views
    case .dimension(let first, let second), .redlinesBetween(let first, let second): [first, second]
    }
  }

  /// What its constraints are drawn for, or `nil` for a callout without any.
  package var redlined: [String]? {
    switch self {
    case .redlines, .redlinesBetween: views
    default: nil
    }
  }
}

extension LocalText: CustomStringConvertible {
  /// The texts in the order of their languages.
  public var description: String {
    texts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "; ")
  }
}
