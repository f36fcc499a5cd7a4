import AutoLayout
import Graphics
import Snapshots

/// Outlines as JSON, for programs: a line for each scene.
package struct OutlineJSON {
  private let report: OutlineReport

  package init(_ report: OutlineReport) { self.report = report }

  package var text: String {
    report.scenes.map { scene in
      let problems = report.problems(of: scene)
      var json = JSONText()
      json.object { json in
        json.member("galley", 1)
        json.member("document", scene.checked.document)
        json.member("scene", scene.checked.scene)
        json.member("problems") { $0.problems(problems[""] ?? []) }
        json.member("root") { $0.view(scene.tree, scene.lines, problems) }
      }
      return json.text + "\n"
    }.joined()
  }
}

extension JSONText {
  fileprivate mutating func view(
    _ view: LayoutOutline, _ lines: [String: Int], _ problems: [String: [CheckFinding]]
  ) {
    object { json in
      json.member("id", view.id)
      if let line = lines[view.id] { json.member("line", line) }
      json.member("class", view.elementClass)
      json.member("name", view.name)
      if let type = view.customClass { json.member("customClass", type) }
      json.member("frame") { $0.array(view.frame) { $0.number($1) } }
      json.member("hidden", view.isHidden)
      json.member("ambiguous", view.isAmbiguous)
      json.member("problems") { $0.problems(problems[view.id] ?? []) }
      json.member("guides", view.guides)
      json.member("children") { $0.array(view.children) { $0.view($1, lines, problems) } }
      json.member("constraints") { json in
        json.array(view.constraints) { json, constraint in
          json.object { json in
            json.member("id", constraint.id)
            if let line = lines[constraint.id] { json.member("line", line) }
            if !constraint.name.isEmpty { json.member("name", constraint.name) }
            json.member("equation", constraint.equation)
            json.member("problems") { $0.problems(problems[constraint.id] ?? []) }
          }
        }
      }
    }
  }

  fileprivate mutating func problems(_ findings: [CheckFinding]) {
    array(findings) { json, finding in
      json.object { json in
        json.member("id", finding.id)
        json.member("rule", finding.cause.rule)
        json.member("severity", finding.severity.rawValue)
        json.member("message", finding.message)
        json.member("where", finding.whereabouts)
      }
    }
  }
}
