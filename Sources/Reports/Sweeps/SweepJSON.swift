import Snapshots

/// The sweeps of a run as JSON, for programs.
struct SweepJSON {
  private let run: SweepRun

  init(_ run: SweepRun) { self.run = run }

  /// One line. A range is its first and its last size in points, both whole pixels.
  var text: String {
    var json = JSONText()
    json.object { json in
      json.member("galley", 1)
      json.member("sweeps") { json in json.array(run.scenes) { $0.sweep($1, run) } }
      json.member("summary") { json in
        json.object { json in
          json.member("sweeps", run.scenes.count)
          json.member("safe", run.scenes.count(where: \.isSafeThroughout))
          json.member("failingCells", run.failingCount)
          json.member("fails", run.fails)
        }
      }
      json.member("problems", run.problems)
    }
    return json.text + "\n"
  }
}

extension JSONText {
  fileprivate mutating func sweep(_ scene: SweptScene, _ run: SweepRun) {
    object { json in
      json.member("document", scene.document)
      json.member("scene", scene.scene)
      json.member("axis", scene.axis.rawValue)
      json.member("range") { $0.range(scene.range) }
      json.member("problems") { json in json.array(scene.problems) { $0.problem($1) } }
      json.member("cells") { json in json.array(scene.cells) { $0.cell($1, of: scene, run) } }
    }
  }

  private mutating func problem(_ problem: SweptScene.Problem) {
    object { json in
      json.member("rule", problem.cause.rule)
      json.member("severity", problem.severity.rawValue)
      json.member("clause", problem.clause)
      json.member("message", problem.message)
      json.member("views", problem.views)
      json.member("constraints", problem.constraints)
      if let place = problem.place {
        json.member("line", place.line)
        json.member("column", place.column)
      }
    }
  }

  private mutating func cell(_ cell: SweptScene.Cell, of scene: SweptScene, _ run: SweepRun) {
    object { json in
      json.member("device", cell.traits.device)
      json.member("locale", cell.traits.locale)
      json.member("typeSize", cell.traits.typeSize)
      json.member("orientation", cell.traits.orientation)
      json.member("appearance", cell.traits.appearance)
      if let contrast = cell.traits.contrast { json.member("contrast", contrast) }
      if let look = cell.traits.look { json.member("look", look) }
      if let fixed = cell.fixed { return json.member("fixed", fixed) }
      json.member("safe") { json in json.array(cell.safeRanges) { $0.range($1) } }
      if let main = cell.mainRange { json.member("safeFrom", main.first) }
      json.member("fails", run.fails(cell, of: scene))
      let counted = cell.countedProblems
      json.member("unsafe") { json in
        json.array(Set(cell.spans.map(\.problem)).sorted()) { json, problem in
          json.object { json in
            json.member("problem", problem)
            json.member("counts", counted.contains(problem))
            json.member("ranges") { json in
              json.array(cell.ranges(ofProblemAt: problem)) { $0.range($1) }
            }
          }
        }
      }
      json.member("step", cell.step)
      json.member("layouts", cell.layoutCount)
      json.member("coarse", cell.isCoarse)
    }
  }

  private mutating func range(_ range: SizeRange) {
    array([range.first, range.last]) { $0.number($1) }
  }
}
