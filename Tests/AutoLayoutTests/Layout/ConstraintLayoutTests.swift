import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Constraints place views")
struct ConstraintLayoutTests {
  @Test("Edges related to the superview's edges determine the frame")
  func edges() {
    let box = Box("box")
    let stage = Stage(box)
    stage.layout(
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -30),
      box.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
      box.heightAnchor.constraint(equalToConstant: 44))
    #expect(box.frame == Rect(x: 20, y: 10, width: 270, height: 44))
  }

  @Test("A required intrinsic size is broken before a required constraint")
  func requiredContent() {
    let box = Box("box", 78, 106)
    for axis in Axis.allCases {
      box.setContentHuggingPriority(.required, for: axis)
      box.setContentCompressionResistancePriority(.required, for: axis)
    }
    let stage = Stage(box)
    stage.layout(
      box.widthAnchor.constraint(equalToConstant: 27), box.heightAnchor.constraint(equalToConstant: 36))
    #expect(box.frame.size == Size(width: 27, height: 36))
  }

  @Test("Leading and trailing swap sides in right-to-left languages, left and right do not")
  func mirrored() {
    let leading = Box("leading", 50, 20)
    let left = Box("left", 50, 20)
    let stage = Stage(leading, left)
    stage.layout(
      leading.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
      left.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20), direction: .rightToLeft)
    #expect(leading.frame.minX == 320 - 20 - 50)
    #expect(left.frame.minX == 20)
  }

  @Test("An inequality between leading edges is mirrored too")
  func mirroredInequality() {
    let box = Box("box", 50, 20)
    let stage = Stage(box)
    let wish = box.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor)
    wish.priority = 500
    stage.layout(
      box.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor, constant: -16), wish,
      direction: .rightToLeft)
    #expect(box.frame.minX == 16)
  }

  @Test("A multiplied position is a share of the superview's width in both directions")
  func multipliedPosition() {
    for (direction, expected) in [(LayoutDirection.leftToRight, 80.0), (.rightToLeft, 320 - 80 - 50)] {
      let box = Box("box", 50, 20)
      let stage = Stage(box)
      stage.layout(
        LayoutConstraint(
          item: box, attribute: .leading, relatedBy: .equal, toItem: stage.root, attribute: .trailing,
          multiplier: 0.25), direction: direction)
      #expect(box.frame.minX == expected)
    }
  }

  @Test("An under-constrained view sits at 0 of its superview and is ambiguous")
  func underConstrained() {
    let holder = Box("holder")
    let box = Box("box", 50, 20)
    holder.addSubview(box)
    let stage = Stage(holder)
    stage.layout(
      holder.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 100),
      holder.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
      holder.widthAnchor.constraint(equalToConstant: 100), holder.heightAnchor.constraint(equalToConstant: 100))
    #expect(box.frame == Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(box.hasAmbiguousLayout)
    #expect(!holder.hasAmbiguousLayout)
  }

  @Test("Of two intrinsic widths, the one with the lower hugging priority grows")
  func hugging() {
    let name = Box("name", 60, 20)
    let field = Box("field", 90, 30)
    name.setContentHuggingPriority(251, for: .horizontal)
    let stage = Stage(name, field)
    stage.layout(
      name.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor))
    #expect(name.frame.width == 60)
    #expect(field.frame.width == 320 - 68)
  }

  @Test("An aspect ratio couples the axes")
  func aspectRatio() {
    let box = Box("box")
    let stage = Stage(box)
    stage.layout(
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      box.topAnchor.constraint(equalTo: stage.root.topAnchor),
      box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 16.0 / 9))
    #expect(box.frame.height == 180)
  }

  @Test("Text is measured again at its solved width, and the views below it move down")
  func heightFollowsWidth() {
    let prose = Prose(length: 700)
    let below = Box("below", 10, 10)
    let stage = Stage(prose, below)
    let outcome = stage.layout(
      prose.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      prose.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      prose.topAnchor.constraint(equalTo: stage.root.topAnchor),
      below.topAnchor.constraint(equalTo: prose.bottomAnchor, constant: 8))
    #expect(prose.frame.height == 60)
    #expect(below.frame.minY == 68)
    #expect(outcome.passes == 2)
  }

  @Test("Baselines align at their distance from the edges")
  func baselines() {
    let prose = Prose(length: 100)
    let box = Box("box", 50, 40)
    let stage = Stage(prose, box)
    stage.layout(
      box.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
      prose.firstBaselineAnchor.constraint(equalTo: box.bottomAnchor))
    #expect(prose.frame.minY == 50 - 15)
  }

  @Test("The far edges are rounded, not the size")
  func roundedFarEdges() {
    let box = Box("box")
    let stage = Stage(box)
    box.pin(x: 0.7, y: 10.3, width: 30.6, height: 20.4)
    stage.layout()
    // At two pixels a point 0.7 becomes 0.5 and 31.3 becomes 31.5; 10.3 becomes 10.5 and 30.7 becomes 30.5.
    #expect(box.frame == Rect(x: 0.5, y: 10.5, width: 31, height: 20))
  }

  @Test("A size that is a whole number of pixels is exact at every position", arguments: [1.0, 2, 3])
  func exactSizes(scale: Double) {
    for pixels in 0..<600 {
      let (row, box) = (Box("row"), Box("box"))
      let stage = Stage(row)
      row.addSubview(box)
      row.pin(x: Double(pixels) / 7, y: Double(pixels) / 11, width: 300, height: 200)
      box.translatesAutoresizingMaskIntoConstraints = false
      let (x, y) = (Double(pixels) / scale, Double(pixels) / 13)
      stage.layout(
        box.leftAnchor.constraint(equalTo: row.leftAnchor, constant: x),
        box.topAnchor.constraint(equalTo: row.topAnchor, constant: y), box.widthAnchor.constraint(equalToConstant: 50),
        box.heightAnchor.constraint(equalToConstant: 100), scale: scale)
      #expect(row.frame.size == Size(width: 300, height: 200))
      #expect(box.frame.size == Size(width: 50, height: 100))
      #expect(box.frame.minX == x)
    }
  }

  @Test("Edges are rounded to pixels once, so that adjacent views stay adjacent")
  func pixels() {
    let boxes = [Box("a", 1, 20), Box("b", 1, 20), Box("c", 1, 20)]
    let stage = Stage(boxes[0], boxes[1], boxes[2])
    stage.layout(
      boxes[0].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor),
      boxes[2].leadingAnchor.constraint(equalTo: boxes[1].trailingAnchor),
      boxes[2].trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      boxes[1].widthAnchor.constraint(equalTo: boxes[0].widthAnchor),
      boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor))
    // 320 / 3 = 106.67 points, so edges at 106.67 and 213.33 go to 106.5 and 213.5.
    #expect(boxes.map(\.frame.minX) == [0, 106.5, 213.5])
    #expect(boxes.map(\.frame.maxX) == [106.5, 213.5, 320])
  }

  @Test("A required conflict names its minimal set and leaves the root's size alone")
  func conflict() throws {
    let name = Box("Name", 60, 20)
    let stage = Stage(name)
    let width = name.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
    let leading = name.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
    let trailing = name.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor)
    let top = name.topAnchor.constraint(equalTo: stage.root.topAnchor)
    let outcome = stage.layout(leading, trailing, top, width)
    let conflict = try #require(outcome.conflicts.first)
    #expect(outcome.conflicts.count == 1)
    #expect(conflict.broken === width)
    #expect(conflict.constraints.contains { $0 === leading })
    #expect(conflict.constraints.contains { $0 === trailing })
    #expect(conflict.constraints.contains { $0.identifier == "UIView-Encapsulated-Layout-Width" })
    #expect(!conflict.constraints.contains { $0 === top })
    #expect(name.frame.width == 320)
  }

  @Test("Margins and the safe area move the views related to them")
  func guides() {
    let box = Box("box", 50, 20)
    let stage = Stage(box)
    stage.root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 16)
    stage.layout(
      box.leadingAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.leadingAnchor),
      box.topAnchor.constraint(equalTo: stage.root.safeAreaLayoutGuide.topAnchor),
      safeArea: EdgeInsets(top: 47, bottom: 34))
    #expect(box.frame.origin == Point(x: 16, y: 47))
  }
}
