import Graphics
import Testing

@Suite("Views in words")
struct ViewWordsTests {
  private func entry(
    _ elementClass: String, _ name: String = "", _ rect: Rect, in parent: Int? = 0, showsText: Bool = false,
    isHidden: Bool = false
  ) -> ViewWords.Entry {
    ViewWords.Entry(
      name: name, elementClass: elementClass, rect: rect, parent: parent, isHidden: isHidden, showsText: showsText)
  }

  private var root: ViewWords.Entry { entry("view", "", Rect(x: 0, y: 0, width: 375, height: 667), in: nil) }

  /// The words for the last of the entries in a scene.
  private func words(_ entries: ViewWords.Entry...) -> String {
    ViewWords([root] + entries).words(at: entries.count)
  }

  @Test("A view with a name is called by it, in one line of 40 characters at most")
  func names() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(words(entry("label", "Title", rect)) == "'Title'")
    #expect(words(entry("label", "Two\n lines", rect)) == "'Two lines'")
    #expect(words(entry("label", String(repeating: "a", count: 40), rect)).count == 42)
    #expect(words(entry("label", String(repeating: "a", count: 41), rect)) == "'\(String(repeating: "a", count: 39))…'")
    #expect(ViewWords([root, entry("label", "Title", rect)]).wordsWithKind(at: 1) == "the label 'Title'")
  }

  @Test(
    "An identifier is a name if it was set in code",
    arguments: [
      ("avatar", "'avatar'"), ("8bC-Xf-vdC", "the image view of the scene"),
      ("8bC-Xf-vdC[2]", "the image view of the scene"),
      ("17", "the image view of the scene"), ("card/imageView[0]", "the image view of the scene"),
      ("imageView", "the image view of the scene"),
    ])
  func identifier(id: String, words: String) {
    let view = ViewWords.Entry(
      name: "", id: id, elementClass: "imageView", rect: Rect(x: 0, y: 0, width: 9, height: 9), parent: 0)
    #expect(ViewWords([root, view]).words(at: 1) == words)
  }

  @Test(
    "A view without a name is described by the nearest text in its row or column",
    arguments: [
      (Rect(x: 300, y: 20, width: 51, height: 31), "the switch beside 'Wi-Fi'"),
      (Rect(x: 20, y: 60, width: 51, height: 31), "the switch below 'Wi-Fi'"),
      (Rect(x: 20, y: 0, width: 51, height: 15), "the switch above 'Wi-Fi'"),
      // 60 points below the text is near, 61 are not.
      (Rect(x: 20, y: 100, width: 51, height: 31), "the switch below 'Wi-Fi'"),
      (Rect(x: 20, y: 101, width: 51, height: 31), "the switch of the scene"),
    ])
  func nearestText(rect: Rect, words: String) {
    let label = entry("label", "Wi-Fi", Rect(x: 20, y: 20, width: 100, height: 20), showsText: true)
    #expect(self.words(label, entry("switch", "", rect)) == words)
  }

  @Test("Hidden texts and views that show no text do not describe others")
  func unfitTexts() {
    let place = Rect(x: 20, y: 20, width: 100, height: 20)
    let view = entry("switch", "", Rect(x: 200, y: 20, width: 51, height: 31))
    #expect(words(entry("label", "Wi-Fi", place, showsText: true, isHidden: true), view) == "the switch of the scene")
    #expect(words(entry("imageView", "wifi", place), view) == "the switch of the scene")
  }

  @Test("A container is described by the first name inside it")
  func container() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 20)
    let stack = entry("stackView", "", rect)
    #expect(
      ViewWords([root, stack, entry("label", "Wi-Fi", rect, in: 1)]).words(at: 1) == "the stack view with 'Wi-Fi'")
    #expect(ViewWords([root, stack]).words(at: 0) == "the scene's root view")
  }

  @Test("Without any text near, the class and place in a view with a name tell which one it is")
  func place() {
    func image(_ x: Double) -> ViewWords.Entry {
      entry("imageView", "", Rect(x: x, y: 0, width: 40, height: 40), in: 1)
    }
    let header = entry("view", "header", Rect(x: 0, y: 0, width: 375, height: 40))
    #expect(words(header, image(0), image(50)) == "the second image view in 'header'")
    #expect(words(header, image(0)) == "the image view in 'header'")
  }

  @Test("A text is beside a view that shares more than half of the lower one's height with it")
  func rows() {
    let label = entry("label", "Wi-Fi", Rect(x: 20, y: 20, width: 100, height: 20), showsText: true)
    func words(_ y: Double, _ height: Double) -> String {
      self.words(label, entry("switch", "", Rect(x: 200, y: y, width: 51, height: height)))
    }
    #expect(words(29, 40) == "the switch beside 'Wi-Fi'" && words(30, 40) == "the switch of the scene")
    #expect(words(16, 10) == "the switch beside 'Wi-Fi'" && words(15, 10) == "the switch of the scene")
  }

  @Test(
    "Ordinals have the endings of English",
    arguments: [
      (1, "first"), (10, "tenth"), (11, "11th"), (12, "12th"),
      (13, "13th"), (21, "21st"), (22, "22nd"), (23, "23rd"), (24, "24th"), (111, "111th"), (121, "121st"),
    ])
  func ordinals(number: Int, word: String) {
    let header = entry("view", "header", Rect(x: 0, y: 0, width: 375, height: 40))
    let images = (0..<130).map { entry("imageView", "", Rect(x: Double($0), y: 0, width: 1, height: 1), in: 1) }
    #expect(ViewWords([root, header] + images).words(at: number + 1) == "the \(word) image view in 'header'")
  }
}
