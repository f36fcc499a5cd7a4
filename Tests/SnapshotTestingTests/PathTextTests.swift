import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Texts about paths")
struct PathTextTests {
  @Test("An element has a line, and a curve is quadratic if it was made so")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 60))
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
    path.addCurve(to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 1.0 / 3))
    path.closeSubpath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: -1, y: 1234.5))
    #expect(
      Snapshotting.elementsDescription.take(path as CGPath) == """
        MoveTo (0.0, 60.0)
        QuadCurveTo (3.75, 86.25) (30.0, 90.0)
        CurveTo (75.0, 60.0) (90.0, 0.333) (90.0, 30.0)
        Close \("")

        MoveTo (1.0, 2.0)
        LineTo (-1.0, 1234.5)

        """)
    #expect(
      Snapshotting.elementsDescription.take(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))?
        .hasPrefix("MoveTo (0.0, 0.0)\n") == true)
  }
}
