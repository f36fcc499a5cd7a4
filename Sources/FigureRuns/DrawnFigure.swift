import CairoRaster
import Foundation
import Galley
import SnapshotRuns

/// A figure in a language, as it is drawn now.
package struct DrawnFigure: Codable {
  package struct File: Codable {
    package var name: String
    package var bytes: Data
  }

  /// A number of a callout with its explanation.
  package struct LegendLine: Codable {
    package var number: Int
    package var text: String
  }

  package var name: String
  package var language: String
  package var images: [File] = []
  package var generatedAltText = ""
  package var altText = ""
  package var caption: String?
  package var legend: [LegendLine] = []
  /// In points.
  package var width = 0.0
  package var height = 0.0
  /// The texts of the scenes, by which an edited alternative text is known to need a review.
  var content = ""
  /// The layouts of the shown parts, as lines of JSON.
  var layouts: [String] = []

  package func snippet(of files: FigureFiles, folder: String) -> FigureSnippet {
    FigureSnippet(
      files: files, altText: altText, caption: caption, legend: legend.map { ($0.number, $0.text) },
      size: Size(width: width, height: height), folder: folder)
  }
}

/// Draws figures.
package final class FigureDrawing {
  private let scenes: FigureScenes
  private let rasterizer = Rasterizer()
  private let measuring: any TextMeasuring
  private let hasLanguageFolders: Bool

  package init(_ project: FigureProject, setting: RunSetting, fonts: FontLibrary) throws(TypefaceError) {
    let renderer = try setting.renderer(fonts: fonts, recording: [.displayList, .styles])
    measuring = renderer.measuring
    scenes = FigureScenes(setting, renderer: renderer)
    hasLanguageFolders = project.hasLanguageFolders
  }

  /// The inputs that could not be read when a scene was searched, or by ``readOtherInputs()``.
  package var problems: [Diagnostic] { scenes.problems }

  /// Reads the inputs in which no scene was searched.
  package func readOtherInputs() { scenes.readOthers() }

  /// A figure that cannot be drawn.
  package struct Failure: Error {
    package var message: String
  }

  package func draw(_ figure: Figure, language: String) throws(Failure) -> DrawnFigure {
    if let problem = FigureLimits.problem(of: figure) { throw Failure(message: problem) }
    let files = FigureFiles(figure, language: language, hasLanguageFolders: hasLanguageFolders)
    var drawn = DrawnFigure(name: figure.name, language: language)
    for appearance in figure.appearances { try draw(files, appearance, into: &drawn) }
    return drawn
  }

  private func draw(
    _ files: FigureFiles, _ appearance: TraitCollection.UserInterfaceStyle, into drawn: inout DrawnFigure
  ) throws(Failure) {
    let (figure, language) = (files.figure, files.language)
    var laidOut: [FigureScene] = []
    var snapshots: [SceneSnapshot] = []
    for panel in figure.panels {
      do throws(FigureScenes.Failure) {
        let (scene, snapshot) = try scenes.scene(of: panel, language: language, appearance: appearance)
        laidOut.append(scene)
        snapshots.append(snapshot)
      } catch {
        throw Failure(message: error.message)
      }
    }
    let result = try compose(figure, laidOut, language, appearance)
    for (shown, snapshot) in zip(result.scenes, snapshots) {
      var snapshot = snapshot
      snapshot.layout = shown.layout
      // Layouts that are the same in both appearances are recorded once.
      snapshot.cell.appearance = figure.appearances[0]
      drawn.layouts.append(LayoutRecord(document: "", scenes: [snapshot]).json())
    }
    if appearance == figure.appearances.first {
      drawn.content = AltText.content(of: result.scenes)
      drawn.generatedAltText = AltText.text(for: result.scenes, in: language)
      drawn.altText = figure.altText.text(in: language) ?? drawn.generatedAltText
      drawn.caption = figure.caption.text(in: language)
      drawn.legend = result.legend.map { DrawnFigure.LegendLine(number: $0.number, text: $0.text) }
      (drawn.width, drawn.height) = (result.list.size.width, result.list.size.height)
    }
    do throws(RasterError) {
      for format in figure.formats {
        for scale in format == .png ? figure.scales.sorted() : [1] {
          let name = files.name(appearance, scale: scale, format: format)
          let bytes = try file(of: result.list, as: format, scale: scale, figure, drawn)
          drawn.images.append(DrawnFigure.File(name: name, bytes: Data(bytes)))
        }
      }
    } catch {
      throw Failure(message: "\(error)")
    }
  }

  private func compose(
    _ figure: Figure, _ laidOut: [FigureScene], _ language: String, _ appearance: TraitCollection.UserInterfaceStyle
  ) throws(Failure) -> FigureComposition.Result {
    let writer = FigureWriter(
      language: language, isRightToLeft: LayoutDirection(locale: language) == .rightToLeft, measuring: measuring)
    let composition = FigureComposition(figure, writer: writer, appearance: appearance) { [rasterizer] list, ground in
      try? rasterizer.pixmap(of: list, scale: 1, background: ground)
    }
    do throws(UnknownFigureView) {
      return try composition.compose(laidOut)
    } catch {
      throw Failure(message: Self.words(for: error, in: language))
    }
  }

  /// The number of views with the same text that are named.
  private static let mostIDs = 5

  private static func words(for error: UnknownFigureView, in language: String) -> String {
    switch error.reason {
    case .unknown(let others):
      "no view is called '\(error.name)' in \(language)" + NearestNames.hint(others, to: error.name)
    case .ambiguous(let ids):
      "\(ids.count) views show the text '\(error.name)' in \(language); name one by its id: "
        + ids.prefix(mostIDs).map { "'\($0)'" }.joined(separator: ", ")
        + (ids.count > mostIDs ? " and \(ids.count - mostIDs) more" : "")
    case .hidden: "the view '\(error.name)' is hidden in \(language)"
    case .outside: "the view '\(error.name)' is outside of what the figure shows in \(language)"
    }
  }

  private func file(
    of list: DisplayList, as format: ImageFormat, scale: Int, _ figure: Figure, _ drawn: DrawnFigure
  ) throws(RasterError) -> [UInt8] {
    let words = DocumentWords(
      title: drawn.caption ?? figure.name, description: drawn.altText, language: drawn.language)
    switch format {
    case .png: return PNG.encode(try rasterizer.pixmap(of: list, scale: Double(scale)))
    case .pdf: return try rasterizer.pdf(of: list, words: words)
    case .svg:
      let isReal = figure.vectorText == .real
      return try isReal ? rasterizer.textSVG(of: list, words: words) : rasterizer.svg(of: list, words: words)
    }
  }
}
