import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("Names of placeholders")
struct PlaceholderNameTests {
  private let ground = View()
  private let frame = Rect(x: 0, y: 0, width: 300, height: 200)

  private func picture(_ frame: Rect) -> ImageView {
    let view = ImageView(image: .missing("photo_of_a_dog", size: frame.size))
    view.frame = frame
    return view
  }

  /// Lays out views, and returns the vertical positions of the texts that the first one draws.
  private func positions(_ views: View...) -> [Double] {
    for view in views { ground.addSubview(view) }
    layOut(ground, at: frame)
    return views[0].displayItems().textOrigins.map(\.y)
  }

  @Test("The name of a missing image is below its sign in the middle")
  func centred() throws {
    let position = try #require(positions(picture(frame)).first)
    #expect(position > 100 && position < 140)
  }

  @Test("The name is at the upper edge if another placeholder covers the middle")
  func behindPlaceholder() throws {
    let cover = picture(Rect(x: 100, y: 50, width: 100, height: 100))
    #expect(positions(picture(frame), cover) == [4])
  }

  @Test("The name stays if the other placeholder is behind, elsewhere, or hidden")
  func uncovered() throws {
    let (front, back) = (picture(frame), picture(Rect(x: 100, y: 50, width: 100, height: 100)))
    ground.addSubview(back)
    #expect(try #require(positions(front).first) > 100)
    let corner = picture(Rect(x: 0, y: 0, width: 60, height: 60))
    let hidden = picture(frame)
    hidden.isHidden = true
    #expect(try #require(positions(front, corner, hidden).first) > 100)
  }

  @Test("A name that is covered in both places is left out, and so is one below a text")
  func wholly() {
    #expect(positions(picture(frame), picture(frame)).isEmpty)
    let label = Label()
    label.text = "A text over all of the picture"
    label.frame = frame
    #expect(positions(picture(frame), label).isEmpty)
  }

  @Test("An empty label covers no name")
  func emptyLabel() {
    let label = Label()
    label.frame = frame
    #expect(positions(picture(frame), label).count == 1)
  }

  @Test("The outlined box of an unknown class has its name at the upper edge if its subviews have texts in the middle")
  func unknownClass() throws {
    let box = UnknownView(className: "ChartView", frame: frame)
    #expect(try #require(positions(box).first) > 80)
    let label = Label()
    label.text = "No data"
    label.frame = Rect(x: 0, y: 80, width: 300, height: 40)
    box.addSubview(label)
    #expect(try #require(positions(box).first) < 10)
  }
}
