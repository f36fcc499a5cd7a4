import Testing

@testable import Galley

@Suite("Findings in bars over a scene")
struct BarFindingTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func findings(_ bar: View) -> [Finding] {
    bar.identifier = "bar"
    return renderer.render(
      View(), size: Size(width: 320, height: 480), safeArea: .zero, traits: TraitCollection(), bars: { [bar] },
      overlay: nil
    ).layout.findings
  }

  @Test("A title that does not fit into a navigation bar is found where the bar is")
  func title() throws {
    let bar = NavigationBar(frame: Rect(x: 0, y: 100, width: 320, height: 54))
    bar.item = NavigationItem(title: "A title that is far too long for the bar of a phone")
    let finding = try #require(findings(bar).first { $0.rule == .truncated })
    #expect(finding.views == ["bar"])
    #expect(finding.severity == .warning)
    #expect(finding.message.hasPrefix("The title 'A title that is far too long for the bar"))
    let region = try #require(finding.regions.first)
    #expect(region.minY >= 100 && region.maxY <= 154)
  }

  @Test("A title is that of the item which has it in the document")
  func titleOwner() throws {
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 320, height: 54))
    bar.item = NavigationItem(title: "A title that is far too long for the bar of a phone")
    bar.item.titleOwner = "item"
    #expect(findings(bar).first { $0.rule == .truncated }?.views == ["item", "bar"])
  }

  @Test("A title whose colour is near that of its bar is found where the bar is", arguments: [true, false])
  func contrast(isPale: Bool) throws {
    renderer.settings.recorded.insert(.designFindings)
    let bar = NavigationBar(frame: Rect(x: 0, y: 100, width: 320, height: 54))
    bar.item = NavigationItem(title: "Bookmarks")
    (bar.barTintColor, bar.titleColor) = (Color(hex: 0xF5F5F5), isPale ? .white : .black)
    bar.overrideLook = .iOS18
    let found = findings(bar).filter { $0.rule == .contrast }
    #expect(found.map(\.views) == (isPale ? [["bar"]] : []))
    if isPale { #expect(try #require(found.first?.regions.first).minY >= 100) }
  }

  @Test("A short title is no finding")
  func shortTitle() {
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 320, height: 54))
    bar.item = NavigationItem(title: "Inbox")
    #expect(findings(bar).isEmpty)
  }

  @Test("A prompt and the title of a tab that are cut are found")
  func others() {
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 320, height: 86))
    bar.item = NavigationItem(title: "Inbox")
    bar.item.prompt = "Choose the folder that all messages of this conversation are moved to"
    #expect(findings(bar).contains { $0.rule == .truncated && $0.message.hasPrefix("The title 'Choose the folder") })
    let tabs = TabBar(frame: Rect(x: 0, y: 400, width: 320, height: 49))
    tabs.items = ["Password Store Settings", "b", "c", "d", "e"].map { TabBarItem(title: $0) }
    #expect(findings(tabs).contains { $0.rule == .truncated && $0.message.contains("'Password Store Settings'") })
  }
}
