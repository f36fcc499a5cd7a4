import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Ambiguous layouts")
struct AmbiguityTests {
  private let box = Box("box", 40, 20)
  private let beside = Box("beside", 10, 10)
  private let stage: Stage

  init() { stage = Stage(box, beside) }

  @Test("A view without a vertical position is ambiguous, and is at 0")
  func underConstrained() {
    stage.layout(
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 5),
      beside.leadingAnchor.constraint(equalTo: box.trailingAnchor), beside.topAnchor.constraint(equalTo: box.topAnchor))
    #expect(box.hasAmbiguousLayout)
    #expect(box.frame == Rect(x: 5, y: 0, width: 40, height: 20))
  }

  @Test("Exercising ambiguity moves a view from one limit to the other and back, with everything that depends on it")
  func exercise() {
    stage.layout(
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      box.topAnchor.constraint(greaterThanOrEqualTo: stage.root.topAnchor, constant: 10),
      box.bottomAnchor.constraint(lessThanOrEqualTo: stage.root.bottomAnchor, constant: -60),
      beside.leadingAnchor.constraint(equalTo: box.trailingAnchor),
      beside.topAnchor.constraint(equalTo: box.bottomAnchor))
    #expect(box.frame.minY == 10)
    box.exerciseAmbiguityInLayout()
    // 480 high minus 60 below and 20 for the box itself.
    #expect(box.frame == Rect(x: 0, y: 400, width: 40, height: 20))
    #expect(beside.frame.origin == Point(x: 40, y: 420))
    box.exerciseAmbiguityInLayout()
    #expect(box.frame.minY == 10)
    #expect(beside.frame.minY == 30)
  }

  @Test("Exercising the ambiguous size of two adjacent views moves their common edge")
  func exerciseExtent() {
    let left = Box("left")
    let right = Box("right")
    let stage = Stage(left, right)
    stage.layout(
      left.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor))
    var widths: Set<Double> = [left.frame.width]
    for _ in 0..<4 {
      left.exerciseAmbiguityInLayout()
      widths.insert(left.frame.width)
      #expect(left.frame.width + right.frame.width == 320)
    }
    #expect(widths == [0, 320])
  }

  @Test("A view without ambiguity does not move")
  func unambiguous() {
    stage.layout(
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 3),
      box.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 4))
    let frame = box.frame
    box.exerciseAmbiguityInLayout()
    stage.root.exerciseAmbiguityInLayout()
    #expect(box.frame == frame)
    Box("alone").exerciseAmbiguityInLayout()
  }

  @Test("The next solution is the usual one again")
  func relayout() {
    let leading = box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
    stage.layout(leading)
    box.exerciseAmbiguityInLayout()
    leading.constant = 7
    stage.layout()
    #expect(box.frame == Rect(x: 7, y: 0, width: 40, height: 20))
  }
}
