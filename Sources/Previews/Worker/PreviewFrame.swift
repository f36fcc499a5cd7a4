import FixRuns
import Galley
import Reports
import SnapshotRuns
import Snapshots

/// What the page gets of a scene in a cell, beside its picture.
struct PreviewFrame {
  private let snapshot: SceneSnapshot
  /// The area of the picture in points, in the coordinates of the scene's root.
  private let area: Rect
  private let checked: CheckedScene
  private let lines: [String: Int]
  private let original: (String) -> String
  private let question: PreviewQuestion
  /// The picture's path among references, without its extension.
  private let path: String
  /// The size of the picture in pixels if it is written as ``PixelRuns``.
  var runs: (width: Int, height: Int)?
  /// The time that layout and painting took.
  var milliseconds = 0.0

  init(_ snapshot: SceneSnapshot, _ rendering: Rendering, of question: PreviewQuestion, in source: SceneSource) {
    self.snapshot = snapshot
    self.question = question
    let origin = snapshot.layout.origin
    area = Rect(origin: Point(x: -origin.x, y: -origin.y), size: rendering.displayList.size)
    var checked = CheckedScene(document: question.document.name, scene: snapshot.name)
    source.add(snapshot, rendering, to: &checked)
    self.checked = checked
    lines = source.places.mapValues(\.line)
    original = source.original
    path = SnapshotPath(escapedFolder: question.document.folder).file(for: snapshot)
  }

  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("size", [snapshot.layout.size.width, snapshot.layout.size.height])
      json.member("scale", snapshot.scale)
      json.member("look", snapshot.look.name)
      json.member("picture") { json in
        json.object { json in
          json.member("x", area.minX)
          json.member("y", area.minY)
          json.member("width", area.width)
          json.member("height", area.height)
        }
      }
      if let runs { json.member("pixels", [Double(runs.width), Double(runs.height)]) }
      json.member("path", path)
      json.member("milliseconds", milliseconds)
      json.member("counts") { json in
        json.object { json in
          for severity in Finding.Severity.allCases {
            json.member(severity.rawValue, findings.count { $0.occurrences.first?.severity == severity })
          }
        }
      }
      guard question.hasContents else { return }
      json.member("root") { $0.node(snapshot.layout.root, at: .zero, lines: lines, original: original) }
      json.member("bars") { json in
        json.array(snapshot.layout.chrome) { json, bar in
          json.node(bar, at: bar.frame.origin, lines: lines, original: original)
        }
      }
      json.member("findings") { json in
        json.array(findings) { $0.finding($1, of: checked) }
      }
    }
    return json.text
  }

  /// The findings, the worst first.
  private var findings: [CheckedScene.Entry] {
    let order = { (entry: CheckedScene.Entry) in entry.occurrences.first?.severity.order ?? .max }
    return checked.entries.enumerated().sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }
      .map(\.element)
  }
}

extension JSONText {
  /// Writes a view with its subviews.
  ///
  /// - Parameter origin: The view's position in the coordinates of the scene's root, in points.
  fileprivate mutating func node(
    _ node: LayoutNode, at origin: Point, lines: [String: Int], original: (String) -> String
  ) {
    object { json in
      json.member("id", node.id)
      json.member("class", node.elementClass)
      json.member("name", node.name)
      json.member("frame", [origin.x, origin.y, node.frame.width, node.frame.height])
      json.member("hidden", node.isHidden)
      json.member("ambiguous", node.isAmbiguous)
      if let line = lines[original(node.id)] { json.member("line", line) }
      if let text = node.text {
        json.member("text") { json in
          json.object { json in
            json.member("string", text.string)
            json.member("lines", text.lines)
            json.member("truncated", text.isTruncated)
          }
        }
      }
      json.member("children") { json in
        json.array(node.children) { json, child in
          json.node(
            child, at: origin - node.contentOffset + child.frame.origin, lines: lines, original: original)
        }
      }
    }
  }

  /// Writes a finding of a scene that was laid out in one cell.
  fileprivate mutating func finding(_ entry: CheckedScene.Entry, of scene: CheckedScene) {
    let document = entry.shownDocument ?? scene.document
    let isFixable = Finding.Rule(rawValue: entry.cause.rule).map(FixCandidate.rules.contains) ?? false
    object { json in
      json.member("id", entry.cause.id(in: document))
      json.member("rule", entry.cause.rule)
      json.member("severity", entry.occurrences.first?.severity.rawValue ?? "")
      json.member("message", entry.statements.first?.message ?? "")
      json.member("views", entry.views)
      json.member("constraints", entry.constraints)
      json.member("place", document + (entry.place.map { ":\($0.line):\($0.column)" } ?? ""))
      json.member("document", document)
      json.member("fixable", isFixable && entry.shownDocument == nil)
    }
  }
}

extension SizeRange {
  /// The longest size in points that a ruler has, as `galley sweep` does: a document can ask for any length.
  private static let longest = 10_000.0

  /// The sizes of devices, as `galley sweep` has them, and more around the length of a scene that is shorter or longer.
  init(of axis: SweepAxis, around length: Double) {
    let usual = axis == .width ? SizeRange(320, 1024) : SizeRange(480, 1366)
    if length < usual.first {
      self.init(max(1, (0.75 * length).rounded()), max(100, (3 * length).rounded()))
    } else {
      self.init(usual.first, min(max(usual.last, length.rounded(.up)), Self.longest))
    }
  }
}

/// The sizes along an axis at which a scene breaks in a cell.
struct SizeBreaks {
  let scene: SweptScene
  let cell: SweptScene.Cell

  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("axis", scene.axis.rawValue)
      json.member("range", [cell.range.first, cell.range.last])
      json.member("step", cell.step)
      if let fixed = cell.fixed { json.member("fixed", fixed) }
      json.member("safe") { json in
        json.array(cell.safeRanges) { json, range in
          json.array([range.first, range.last]) { $0.number($1) }
        }
      }
      json.member("spans") { json in
        json.array(cell.spans.filter { cell.countedProblems.contains($0.problem) }) { json, span in
          json.span(span, of: scene.problems[span.problem])
        }
      }
    }
    return json.text
  }
}

extension JSONText {
  fileprivate mutating func span(_ span: SweptScene.Span, of problem: SweptScene.Problem) {
    object { json in
      json.member("range", [span.range.first, span.range.last])
      json.member("rule", problem.cause.rule)
      json.member("severity", problem.severity.rawValue)
      json.member("clause", problem.clause)
      json.member("views", problem.views)
    }
  }
}
