import ConstraintSolver
import Graphics

extension View {
  /// Takes the next of the places that the constraints allow, until something is solved again.
  func moveToNextOptimum() {
    guard self !== layoutRoot else { return }
    inspectLayoutSystem { system in
      let optima = system.optima(of: self)
      guard !optima.isEmpty else { return }
      let present = optima.firstIndex { isPlaced(at: system.alignmentRect(of: self, in: $0)) }
      let optimum = optima[present.map { ($0 + 1) % optima.count } ?? 0]
      for view in system.views { view.solvedAlignmentRect = system.alignmentRect(of: view, in: optimum) }
    }
    layoutRoot.takeSolvedPlaces()
  }

  /// Lays out this root by the places that the views were given, without solving anything.
  private func takeSolvedPlaces() {
    withPass { pass in
      PixelRounding(scale: traitCollection.displayScale, pass: pass).apply(below: self)
      layoutTopDown(in: pass, root: self)
    }
  }

  private func isPlaced(at rect: Rect) -> Bool {
    // The view stands at pixels, the optimum between them.
    let tolerance = 1 / traitCollection.displayScale
    let placed = frame.inset(by: alignmentRectInsets)
    return abs(placed.minX - rect.minX) < tolerance && abs(placed.minY - rect.minY) < tolerance
      && abs(placed.width - rect.width) < tolerance && abs(placed.height - rect.height) < tolerance
  }
}

extension LayoutSystem {
  /// The values of all variables at the ends of what is open of a view; no two place the view alike.
  fileprivate mutating func optima(of view: View) -> [[Double]] {
    var optima: [[Double]] = []
    for axis in Axis.allCases {
      for variable in [start(of: view, along: axis), extent(of: view, along: axis)] {
        guard let ambiguity = solver.ambiguity(of: variable) else { continue }
        for optimum in [ambiguity.least, ambiguity.greatest] {
          let rect = alignmentRect(of: view, in: optimum)
          if !optima.contains(where: { alignmentRect(of: view, in: $0) == rect }) { optima.append(optimum) }
        }
      }
    }
    return optima
  }
}
