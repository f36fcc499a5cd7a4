import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Content that changes the tree while it is measured")
struct ReentrancyTests {
  /// A view that does something whenever it is measured.
  private final class Meddler: View {
    var meddle: (Meddler) -> Void = { _ in }

    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      identifier = "meddler"
      translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: Size {
      meddle(self)
      return Size(width: 30, height: 20)
    }
  }

  private let meddler = Meddler()
  private let box = Box("box", 10, 10)
  private let stage: Stage
  private let boxLeft: LayoutConstraint

  init() {
    stage = Stage(meddler, box)
    meddler.pin(x: 5, y: 5)
    boxLeft = box.pin(x: 50, y: 50)[0]
  }

  @Test("A constraint removed while content is measured is not in the layout that follows")
  func deactivation() {
    meddler.meddle = { [boxLeft] _ in boxLeft.isActive = false }
    stage.layout()
    #expect(box.frame.minX == 0)
    #expect(meddler.frame == Rect(x: 5, y: 5, width: 30, height: 20))
  }

  @Test("A view added while content is measured is placed in the same layout")
  func addition() {
    let late = Box("late", 10, 10)
    meddler.meddle = { [stage] _ in
      guard late.superview == nil else { return }
      stage.root.addSubview(late)
      late.pin(x: 70, y: 7)
    }
    stage.layout()
    #expect(late.frame == Rect(x: 70, y: 7, width: 10, height: 10))
  }

  @Test("A view removed while content is measured leaves the others in their places")
  func removal() {
    meddler.meddle = { [box] _ in box.removeFromSuperview() }
    stage.layout()
    #expect(stage.root.subviews.count == 1)
    #expect(meddler.frame == Rect(x: 5, y: 5, width: 30, height: 20))
  }

  @Test("A layout requested while content is measured does not recurse")
  func nestedLayout() {
    meddler.meddle = { $0.superview?.layoutIfNeeded() }
    stage.layout()
    #expect(box.frame.origin == Point(x: 50, y: 50))
  }

  @Test("Content that invalidates itself whenever it is measured settles")
  func invalidation() {
    var measurements = 0
    meddler.meddle = {
      measurements += 1
      $0.invalidateIntrinsicContentSize()
    }
    #expect(stage.layout().violations.isEmpty)
    #expect(measurements == 1)
    #expect(meddler.frame.size == Size(width: 30, height: 20))
  }

  @Test("A view whose fitting size is computed during its layout keeps its frame")
  func nestedFitting() {
    let inner = Box("inner", 40, 40)
    meddler.addSubview(inner)
    inner.pin(x: 3, y: 3)
    let environment = LayoutEnvironment(traits: TraitCollection(displayScale: 2), measuring: NoText())
    var size = Size.zero
    meddler.meddle = {
      $0.meddle = { _ in }
      size = $0.systemLayoutSizeFitting(.zero, in: $0.environment ?? environment)
    }
    stage.layout()
    #expect(size == Size(width: 0, height: 0))
    #expect(inner.frame == Rect(x: 3, y: 3, width: 40, height: 40))
    #expect(meddler.frame == Rect(x: 5, y: 5, width: 30, height: 20))
    inner.trailingAnchor.constraint(equalTo: meddler.trailingAnchor).isActive = true
    #expect(meddler.systemLayoutSizeFitting(.zero, in: environment).width == 43)
    #expect(stage.layout().passes > 0)
  }
}
