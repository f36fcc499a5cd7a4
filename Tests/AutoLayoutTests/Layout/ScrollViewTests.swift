import AutoLayout
import Graphics
import Testing

@Suite("Scroll views")
struct ScrollViewTests {
  @Test("Edges of the scroll view are those of its content, its width that of its frame")
  func contentSize() {
    let scrollView = ScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let content = Box("content")
    scrollView.addSubview(content)
    let stage = Stage(scrollView)
    stage.layout(
      scrollView.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
      scrollView.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -10),
      scrollView.topAnchor.constraint(equalTo: stage.root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -5),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 1, constant: -10),
      content.heightAnchor.constraint(equalToConstant: 1000))
    #expect(content.frame == Rect(x: 5, y: 5, width: 290, height: 1000))
    #expect(scrollView.contentSize == Size(width: 300, height: 1010))
  }
}
