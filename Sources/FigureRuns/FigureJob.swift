import Galley
import SnapshotRuns

/// Draws figures in worker processes, so that a scene that crashes or hangs loses the figures that show it and no
/// others.
package struct FigureJob: SceneJob {
  package let setting: RunSetting
  private let project: FigureProject
  private let figures: [FigureProject.Declared]

  /// - Parameter chosen: The names of the figures to draw; all if empty.
  package init(_ project: FigureProject, setting: RunSetting, figures chosen: [String] = []) {
    self.project = project
    self.setting = setting
    figures = chosen.isEmpty ? project.figures : project.figures.filter { chosen.contains($0.figure.name) }
  }

  /// The figures, and the inputs of which no figure shows a scene. They have a unit of their own, which can be lost.
  package var units: [WorkUnit]? {
    let drawn = figures.map { WorkUnit(document: project.place(of: $0), folder: "", scene: $0.figure.name) }
    return drawn + (setting.inputs.isEmpty ? [] : [WorkUnit(document: project.path ?? "figures", folder: "")])
  }

  package var readFolders: [String] { [project.folder] }

  package func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker {
    FigureWorker(project: project, drawing: try FigureDrawing(project, setting: setting, fonts: fonts))
  }

  package func outcome(of record: RunRecord<DrawnFigure>) -> FigureOutcome {
    FigureOutcome(
      figures: record.results, problems: record.problems, isComplete: record.isComplete,
      coversAll: record.isComplete && figures.count == project.figures.count)
  }
}

/// The outcome of a ``FigureJob``.
package struct FigureOutcome {
  /// Each figure in each of its languages, in the order of the project.
  package var figures: [DrawnFigure]
  package var problems: [Diagnostic]
  /// Whether every input could be read and every figure drawn.
  package var isComplete: Bool
  /// Whether all figures of the project were drawn.
  package var coversAll: Bool
}

private struct FigureWorker: Worker {
  let project: FigureProject
  let drawing: FigureDrawing

  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void) {
    let knownProblems = drawing.problems.count
    if unit.scene.isEmpty {
      drawing.readOtherInputs()
    } else if let declared = project.figures.first(where: { $0.figure.name == unit.scene }) {
      draw(declared, unit, report)
    }
    for problem in drawing.problems.dropFirst(knownProblems) {
      report(.problem(problem))
      report(.unreadable)
    }
  }

  private func draw(
    _ declared: FigureProject.Declared, _ unit: WorkUnit, _ report: @escaping (WorkerReport) -> Void
  ) {
    let figure = declared.figure
    for (done, language) in figure.languages.enumerated().dropFirst(unit.start.done) {
      let name = figure.languages.count > 1 ? "\(figure.name) (\(language))" : figure.name
      report(.scene(name, Resumption(done: done + 1)))
      TimeLimit.cell.restart()
      do {
        report(try .result(try drawing.draw(figure, language: language)))
      } catch {
        let message = (error as? FigureDrawing.Failure)?.message ?? "\(error)"
        report(.problem(project.problem(declared, message)))
        report(.unreadable)
        // Most mistakes are the same in every language.
        break
      }
    }
  }
}
