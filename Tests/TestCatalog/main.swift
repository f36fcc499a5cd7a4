import Foundation
import GalleyCommands

// A tool with a catalog, for the tests of such tools. Some of its scenes fail, one ends its process.

/// The error of a scene that cannot be made.
struct MissingFixture: Error {}

/// A label in the middle of a view.
func card(_ text: String) -> View {
  let label = Label(text: text)
  label.identifier = "label"
  return View().containing { label }.constrained { card in
    label.centerXAnchor == card.centerXAnchor
    label.centerYAnchor == card.centerYAnchor
  }
}

// The environment decides which scenes are there, and what the greeting says.
let environment = ProcessInfo.processInfo.environment
let greeting = environment["TEST_CATALOG_GREETING"] ?? "Hello"

GalleyTool.main(
  Catalog(
    "Test",
    matrix: MatrixChoices(locales: .named(["en", "de"]), screens: [.device(.iPhoneSE)])
  ) {
    CatalogScene("Greeting", size: .size(Size(width: 200, height: 60))) { traits in
      card(traits.locale == "de" ? "Hallo" : greeting)
    }
    CatalogScene.each("List", of: ["empty": 0, "three": 3], size: .width(240)) { count, _ in
      let stack = StackView()
      stack.axis = .vertical
      return stack.containing { for row in 0..<count { Label(text: "Row \(row)") } }
    }
    CatalogScene("Dark", size: .size(Size(width: 100, height: 40)), matrix: MatrixChoices(appearances: [.dark])) { _ in
      card("Night")
    }
    if environment["TEST_CATALOG_THROWS"] != nil {
      CatalogScene("Throwing") { _ in throw MissingFixture() }
    }
    if environment["TEST_CATALOG_CRASHES"] != nil {
      CatalogScene("Crashing") { _ in
        kill(getpid(), SIGKILL)
        return View()
      }
    }
    CatalogScene("Screen") { _ in card("The whole screen") }
  })
