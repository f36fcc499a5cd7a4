import AutoLayout
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Memory of layouts")
struct LayoutMemoryTests {
  /// A count of the views that are alive.
  private final class Census {
    var living = 0
  }

  private final class Citizen: View {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.living += 1
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    deinit { census.living -= 1 }

    override var intrinsicContentSize: Size { Size(width: 10, height: 10) }
  }

  @Test("A tree, its constraints and its controller are deallocated after layouts that use every feature")
  func release() {
    let census = Census()
    weak var controller: ViewController?
    weak var constraint: LayoutConstraint?
    do {
      let owner = ViewController()
      owner.view.addSubview(Citizen(census))
      owner.view.addSubview(StackView(arrangedSubviews: [Citizen(census), Citizen(census)]))
      let width = owner.view.subviews[0].widthAnchor.constraint(equalToConstant: 40)
      width.isActive = true
      let environment = LayoutEnvironment(traits: TraitCollection(), measuring: NoText())
      owner.view.layout(size: Size(width: 100, height: 100), in: environment)
      width.constant = 30
      owner.view.setNeedsUpdateConstraints()
      owner.view.layout(size: Size(width: 100, height: 100), in: environment)
      width.isActive = false
      (controller, constraint) = (owner, width)
      #expect(census.living == 3)
    }
    #expect(census.living == 0)
    #expect(controller == nil)
    #expect(constraint == nil)
  }

  @Test("A removed view is deallocated before the next layout")
  func removal() {
    let census = Census()
    let stage = Stage()
    stage.root.addSubview(Citizen(census))
    stage.layout()
    stage.root.subviews[0].removeFromSuperview()
    #expect(census.living == 0)
  }

  @Test("Ten thousand layouts with edits of every kind keep no more alive than the first")
  func flat() {
    let census = Census()
    let stage = Stage()
    let box = Citizen(census)
    stage.root.addSubview(box)
    let left = box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
    left.isActive = true
    weak var former: LayoutConstraint?
    var survivors = 0
    var pages: [Int] = []
    for index in 0..<10_000 {
      left.constant = Double(index % 50)
      guard index % 10 == 9 else {
        stage.layout()
        continue
      }
      let width = box.widthAnchor.constraint(equalToConstant: Double(index % 7))
      width.isActive = true
      box.invalidateIntrinsicContentSize()
      if index % 100 == 99 { stage.root.addSubview(Citizen(census)) }
      stage.layout()
      if former != nil { survivors += 1 }
      width.isActive = false
      if stage.root.subviews.count > 1 { stage.root.subviews[1].removeFromSuperview() }
      former = width
      if index % 1000 == 999 { pages.append(residentPages()) }
    }
    #expect(census.living == 1)
    #expect(survivors == 0)
    // Other tests of the process take memory as well: alone, with GALLEY_ALONE set, what every layout kept shows in
    // every thousand of them. 50 pages are 200 bytes of each.
    guard ProcessInfo.processInfo.environment["GALLEY_ALONE"] != nil else { return }
    let growth = zip(pages.dropFirst(), pages).map { $0 - $1 }
    #expect(growth.min() ?? 0 < 50)
  }

  /// The memory in use, in pages of 4 kB; 0 if the system does not report it.
  private func residentPages() -> Int {
    guard let file = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    return Int(file.split(separator: " ").dropFirst().first ?? "") ?? 0
  }

  @Test("A root with changes that were never laid out is deallocated")
  func pendingChanges() {
    let changes: [(View) -> Void] = [
      { $0.invalidateIntrinsicContentSize() },
      { $0.setContentHuggingPriority(.required, for: .horizontal) },
      { $0.frame = Rect(x: 1, y: 2, width: 3, height: 4) },
    ]
    for change in changes {
      weak var root: View?
      do {
        let stage = Stage(Box("box", 10, 10))
        stage.layout()
        change(stage.root)
        root = stage.root
      }
      #expect(root == nil)
    }
  }

  @Test("A root whose override changes something in each layout is deallocated")
  func invalidatingRoot() {
    weak var weakRoot: View?
    do {
      let root = Actor("root")
      root.addSubview(Box("box", 10, 10))
      let width = root.subviews[0].pin(width: 30)[2]
      root.onLayoutSubviews = {
        width.constant = 50
        $0.callSuper()
      }
      let environment = LayoutEnvironment(traits: TraitCollection(), measuring: NoText())
      root.layout(size: Size(width: 100, height: 100), in: environment)
      weakRoot = root
    }
    #expect(weakRoot == nil)
  }
}
