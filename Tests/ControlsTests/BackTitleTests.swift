import AutoLayout
import Graphics
import TestSupport
import Testing

@testable import Controls

/// Texts are on a grid: each letter is half its font's size wide, so 8.5 points in bars.
@Suite("The title of a back button")
struct BackTitleTests {
  private func shown(
    back: Int, title: Int = 0, trailing: String? = nil, _ locale: String = "en", isLarge: Bool = false
  ) -> String? {
    let bar = NavigationBar()
    bar.item.backTitle = String(repeating: "b", count: back)
    if title > 0 { bar.item.title = String(repeating: "t", count: title) }
    if let trailing { bar.item.trailingItems = [BarButtonItem(title: trailing)] }
    bar.item.showsLargeTitle = isLarge
    bar.layout(
      size: Size(width: 320, height: isLarge ? 96 : 44),
      in: LayoutEnvironment(traits: TraitCollection(locale: locale, look: .iOS18), measuring: GridText()))
    return bar.shownBackTitle
  }

  @Test("It is whole if it has room beside the title of the bar, however long it is")
  func whole() {
    #expect(shown(back: 20) == String(repeating: "b", count: 20))
    // Twelve letters of the title take 102 points, and a chevron with 15 letters 150.
    #expect(shown(back: 15, title: 12) == String(repeating: "b", count: 15))
  }

  @Test("Without room it is the word for it in the language, and without room for that there is none")
  func generic() {
    #expect(shown(back: 40) == "Back")
    #expect(shown(back: 25, title: 12) == "Back")
    #expect(shown(back: 25, title: 12, "de") == "Zurück")
    #expect(shown(back: 15, title: 30) == "")
    #expect(shown(back: 0, title: 4) == "")
  }

  @Test("Buttons at the other side take room, a large title takes none")
  func surroundings() {
    #expect(shown(back: 25, trailing: "abcdefghijkl") == "Back")
    #expect(shown(back: 25, title: 30, isLarge: true) == String(repeating: "b", count: 25))
  }
}
