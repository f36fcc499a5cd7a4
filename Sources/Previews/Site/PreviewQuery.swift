import Files
import Foundation
import LoopbackServer

/// What the page asks, as it is in the query of an address.
struct PreviewQuery {
  private let target: RequestTarget

  init(_ target: RequestTarget) { self.target = target }

  /// Returns a value, or an empty text.
  func text(_ key: String) -> String { target.text(of: key) ?? "" }

  func number(_ key: String) -> Double? { Double(text(key)).flatMap { $0.isFinite ? $0 : nil } }

  /// Returns the values between commas.
  func list(_ key: String) -> [String] {
    text(key).utf8.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  var document: String { text("document") }
  var isUrgent: Bool { text("priority") != "grid" }

  /// The state of the document that the question is about.
  var state: PreviewDesk.DocumentState {
    get throws(PreviewError) {
      switch text("from") {
      case "against": return .against
      case "", "now", "references": return text("trial").isEmpty ? .now : .trial(text("trial"))
      default: throw .unknown("state of the files", text("from"))
      }
    }
  }

  /// Returns the question about a document.
  func question(_ topic: PreviewQuestion.Topic, about document: PreviewedDocument) -> PreviewQuestion {
    var question = PreviewQuestion(topic: topic, document: document)
    question.scene = number("scene").flatMap { Int(exactly: $0) } ?? -1
    question.cell = cell
    question.picture = picture
    question.hasContents = text("contents") != "0"
    question.view = text("view")
    question.axis = SweepAxisName(rawValue: text("axis")) ?? .width
    return question
  }

  private var cell: PreviewCell {
    var cell = PreviewCell()
    for (key, path) in [
      ("device", \PreviewCell.device), ("locale", \.locale), ("size", \.size), ("orientation", \.orientation),
      ("appearance", \.appearance), ("contrast", \.contrast), ("look", \.look),
    ] as [(String, WritableKeyPath<PreviewCell, String>)] {
      if let value = target.text(of: key) { cell[keyPath: path] = value }
    }
    return cell
  }

  /// Sizes are 1 to 10,000 points, as for `galley layout`.
  private var picture: PictureChoices {
    var picture = PictureChoices()
    picture.width = number("width").map { min(max($0, 1), 10_000) }
    picture.height = number("height").map { min(max($0, 1), 10_000) }
    picture.draftScale = number("scale").map { min(max($0, 1), 3) }
    picture.isInRuns = text("pixels") == "runs"
    if let chrome = target.text(of: "chrome") { picture.chrome = chrome }
    if let ghosts = target.text(of: "ghosts") { picture.ghosts = ghosts }
    picture.overlays = list("overlay").filter { !$0.isEmpty }
    return picture
  }

  /// The grid in whose cells a fix is tried, with the cell that is shown.
  var grid: PreviewGrid {
    var grid = chosenGrid
    let cell = cell
    func include(_ value: String, in key: WritableKeyPath<PreviewGrid, [String]>) {
      if !grid[keyPath: key].contains(value) { grid[keyPath: key].append(value) }
    }
    include(cell.device, in: \.devices)
    include(cell.locale, in: \.locales)
    include(cell.size, in: \.sizes)
    include(cell.appearance, in: \.appearances)
    include(cell.contrast, in: \.contrasts)
    if !cell.look.isEmpty { include(cell.look, in: \.looks) }
    return grid
  }

  private var chosenGrid: PreviewGrid {
    var grid = PreviewGrid()
    for (key, path) in [
      ("devices", \PreviewGrid.devices), ("locales", \.locales), ("sizes", \.sizes), ("appearances", \.appearances),
      ("contrasts", \.contrasts), ("looks", \.looks),
    ] as [(String, WritableKeyPath<PreviewGrid, [String]>)] where target.text(of: key) != nil {
      grid[keyPath: path] = list(key)
    }
    return grid
  }
}
