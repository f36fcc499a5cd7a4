import TestSupport
import Testing

@testable import Galley

@Suite("One scene laid out in many cells")
struct SceneLayoutsTests {
  private let folder = TemporaryFolder()

  /// Writes a document with views in its root.
  private func document(_ views: String, root: String = "", at path: String = "App/Base.lproj/A.xib") throws
    -> DocumentRenderer
  {
    try folder.write("", to: "Package.swift")
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="vie-00-001"\(root)><rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
      <subviews>\(views)</subviews></view></objects>
      </document>
      """, to: path)
    return try DocumentRenderer(contentsOf: file.path)
  }

  private func label(_ font: String, _ text: String = "Reisebestätigung") -> String {
    """
    <label text="\(text)" adjustsFontForContentSizeCategory="YES" id="lbl-00-001">
    <rect key="frame" x="0.0" y="0.0" width="200" height="20"/><fontDescription key="fontDescription" \(font)/></label>
    """
  }

  private let textStyle = "style=\"UICTFontTextStyleBody\""
  private let fixedFont = "type=\"system\" pointSize=\"17\""

  private func cells(
    _ locales: [String] = ["base"], _ sizes: [ContentSizeCategory] = ContentSizeCategory.allCases,
    screen: MatrixScreen = .device(.iPhoneSE)
  ) -> [MatrixCell] {
    locales.flatMap { locale in
      sizes.map { MatrixCell(screen: screen, locale: locale, typeSize: .category($0)) }
    }
  }

  /// Lays out the first scene in some cells, expects each to be as it is alone, and returns the number of layouts that
  /// it took.
  private func layoutCount(
    _ document: DocumentRenderer, _ cells: [MatrixCell], _ renderer: Renderer? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let renderer = try renderer ?? Renderer()
    let layouts = SceneLayouts(of: document.scenes[0], in: document)
    for cell in cells {
      let shared = try layouts.rendering(in: cell, with: renderer)
      let alone = try document.render(document.scenes[0], in: cell, with: renderer)
      #expect(shared == alone, "\(cell)", sourceLocation: sourceLocation)
    }
    #expect(layouts.counts.computed + layouts.counts.shared == cells.count, sourceLocation: sourceLocation)
    return layouts.counts.computed
  }

  // MARK: Text sizes

  @Test("A scene whose texts do not follow the text size is laid out once for all sizes")
  func fixedFonts() throws {
    #expect(try layoutCount(document(label(fixedFont)), cells()) == 1)
  }

  @Test("A scene with a text that follows the text size is laid out for each size")
  func textStyles() throws {
    #expect(try layoutCount(document(label(textStyle)), cells()) == 12)
  }

  @Test("Readable margins do not depend on the text size in a view that is narrower than all of them")
  func readableWidth() throws {
    let label = """
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints><constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="vie-00-001" \
      secondAttribute="leadingMargin" id="c1"/><constraint firstItem="lbl-00-001" firstAttribute="top" \
      secondItem="vie-00-001" secondAttribute="top" id="c2"/></constraints><subviews>
      """
    let document = try document(label, root: " layoutMarginsFollowReadableWidth=\"YES\"")
    #expect(try layoutCount(document, cells()) == 1)
  }

  // MARK: View trees

  /// Lays out the first scene in some cells, expects each to be as it is alone, and returns the number of view trees
  /// that it took.
  private func treeCount(
    _ document: DocumentRenderer, _ cells: [MatrixCell], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let renderer = try Renderer()
    renderer.settings.recorded.insert(.styles)
    let layouts = SceneLayouts(of: document.scenes[0], in: document)
    for cell in cells {
      let kept = try layouts.rendering(in: cell, with: renderer)
      let alone = try document.render(document.scenes[0], in: cell, with: renderer)
      #expect(kept == alone, "\(cell)", sourceLocation: sourceLocation)
    }
    return layouts.counts.built
  }

  /// Writes a storyboard whose controller's view has a view of some kind with a text style in the top left corner.
  private func screen(_ kind: String, _ attributes: String = "", _ children: String = "") throws -> DocumentRenderer {
    try folder.write("", to: "Package.swift")
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="con-00-001">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sce-00-001"><objects><viewController id="con-00-001"><view key="view" id="vie-00-001">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(kind)-00-001">
      <rect key="frame" x="8.0" y="59.0" width="100" height="40"/>
      <fontDescription key="fontDescription" \(textStyle)/>\(children)</\(kind)></subviews>
      <viewLayoutGuide key="safeArea" id="saf-00-001"/><constraints>
      <constraint firstItem="\(kind)-00-001" firstAttribute="leading" secondItem="saf-00-001" \
      secondAttribute="leading" constant="8" id="c1"/><constraint firstItem="\(kind)-00-001" firstAttribute="top" \
      secondItem="saf-00-001" secondAttribute="top" id="c2"/></constraints></view></viewController></objects></scene></scenes>
      </document>
      """, to: "App/Base.lproj/A.storyboard")
    return try DocumentRenderer(contentsOf: file.path)
  }

  @Test(
    "Views get the fonts of all text sizes in one view tree, whether they adjust their fonts or not",
    arguments: [
      ("label", "text=\"Reisebestätigung\""), ("label", "text=\"A\" adjustsFontForContentSizeCategory=\"YES\""),
      ("button", "buttonType=\"system\""), ("textField", "text=\"Reise\" placeholder=\"Ziel\""),
      ("textView", "text=\"Reisebestätigung\" scrollEnabled=\"NO\""),
    ])
  func keptTrees(kind: String, attributes: String) throws {
    let title = kind == "button" ? "<state key=\"normal\" title=\"Weiter\"/>" : ""
    let document = try screen(kind, attributes, title)
    #expect(try treeCount(document, cells()) == 1)
    let layouts = SceneLayouts(of: document.scenes[0], in: document)
    let renderer = try Renderer()
    let heights = try cells(["base"], [.extraSmall, .accessibilityExtraExtraExtraLarge]).map {
      try layouts.rendering(in: $0, with: renderer).layout.root.children[0].frame.height
    }
    #expect(heights[0] < heights[1])
  }

  @Test("A label whose smallest scale follows from its font has a view tree for each text size")
  func fontsWithOtherUses() throws {
    let shrinking = "text=\"Reisebestätigung\" adjustsFontSizeToFit=\"YES\" minimumFontSize=\"9\""
    #expect(try treeCount(screen("label", shrinking), cells()) == 12)
  }

  @Test("Languages with texts of their own have view trees of their own, for all text sizes")
  func treesOfLanguages() throws {
    try folder.write("\"label-00-001.text\" = \"Travel confirmation\";", to: "App/en.lproj/A.strings")
    try folder.write("\"label-00-001.text\" = \"تأكيد السفر\";", to: "App/ar.lproj/A.strings")
    let document = try screen("label", "text=\"Reise\"")
    #expect(try treeCount(document, cells(["base", "en", "ar"], [.small, .large, .accessibilityLarge])) == 3)
  }

  @Test("A view as tall as its content has one tree for all sizes but the saved one, and fits at its first layout")
  func growingRoots() throws {
    try folder.write("", to: "Package.swift")
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><view id="vie-00-001"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
      <viewLayoutGuide key="safeArea" id="saf-00-001"/><subviews>
      <label text="Reisebestätigung für zwei Personen" numberOfLines="0" adjustsFontForContentSizeCategory="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001">
      <fontDescription key="fontDescription" \(textStyle)/></label></subviews><constraints>
      <constraint firstItem="lbl-00-001" firstAttribute="top" secondItem="saf-00-001" secondAttribute="top" id="c1"/>
      <constraint firstItem="saf-00-001" firstAttribute="bottom" secondItem="lbl-00-001" secondAttribute="bottom" id="c2"/>
      <constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="vie-00-001" secondAttribute="leading" id="c3"/>
      <constraint firstAttribute="trailing" secondItem="lbl-00-001" secondAttribute="trailing" id="c4"/>
      </constraints></view></objects>
      </document>
      """, to: "App/Growing.xib")
    let document = try DocumentRenderer(contentsOf: file.path)
    #expect(try treeCount(document, cells(screen: .canvas)) == 2)
    let cell = cells(["base"], [.accessibilityExtraExtraExtraLarge], screen: .canvas)[0]
    let layout = try document.render(document.scenes[0], in: cell, with: Renderer()).layout
    #expect(layout.root.children[0].text?.isTruncated == false)
    #expect(layout.findings.filter { $0.rule == .truncated || $0.rule == .clipped }.isEmpty)
  }

  /// Writes a table whose rows size themselves, with one prototype cell.
  private func table(_ content: String) throws -> DocumentRenderer {
    try folder.write("", to: "Package.swift")
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><tableView style="plain" rowHeight="-1" id="tab-00-001"><rect key="frame" x="0" y="0" width="375" height="600"/>
      <prototypes><tableViewCell id="cel-00-001"><rect key="frame" x="0" y="28" width="375" height="80"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-00-001" id="con-00-001">
      <rect key="frame" x="0" y="0" width="375" height="80"/><autoresizingMask key="autoresizingMask"/>\(content)
      </tableViewCellContentView></tableViewCell></prototypes>
      </tableView></objects>
      </document>
      """, to: "App/Table.xib")
    return try DocumentRenderer(contentsOf: file.path)
  }

  private func rowLabel(_ id: String) -> String {
    """
    <label text="Reise" translatesAutoresizingMaskIntoConstraints="NO" verticalHuggingPriority="251" id="\(id)">
    <fontDescription key="fontDescription" \(textStyle)/></label>
    """
  }

  @Test("A table has one view tree, and rows that grow have their content in their middle")
  func growingRows() throws {
    let document = try table(
      """
      <subviews>\(rowLabel("lbl-00-001"))</subviews><constraints>
      <constraint firstItem="lbl-00-001" firstAttribute="centerY" secondItem="con-00-001" secondAttribute="centerY" id="c1"/>
      <constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="con-00-001" secondAttribute="leading" id="c2"/>
      <constraint firstItem="lbl-00-001" firstAttribute="top" relation="greaterThanOrEqual" secondItem="con-00-001" \
      secondAttribute="top" constant="4" id="c3"/></constraints>
      """)
    #expect(try treeCount(document, cells()) == 1)
    let renderer = try Renderer()
    let row = try document.render(document.scenes[0], in: cells()[9], with: renderer).layout.root.children[0]
    let text = try #require(row.children.first?.children.first)
    #expect(abs(text.frame.midY - row.frame.height / 2) <= 0.5)
  }

  @Test("The height of a separator does not make the labels of a row ambiguous, at any text size")
  func separatorsOfRows() throws {
    let document = try table(
      """
      <subviews>\(rowLabel("lbl-00-001"))\(rowLabel("lbl-00-002"))</subviews><constraints>
      <constraint firstItem="lbl-00-001" firstAttribute="top" secondItem="con-00-001" secondAttribute="top" constant="8" id="c1"/>
      <constraint firstItem="lbl-00-002" firstAttribute="top" secondItem="lbl-00-001" secondAttribute="bottom" id="c2"/>
      <constraint firstAttribute="bottom" secondItem="lbl-00-002" secondAttribute="bottom" constant="8" id="c3"/>
      <constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="con-00-001" secondAttribute="leading" id="c4"/>
      <constraint firstItem="lbl-00-002" firstAttribute="leading" secondItem="con-00-001" secondAttribute="leading" id="c5"/>
      </constraints>
      """)
    #expect(try treeCount(document, cells()) == 1)
    let layouts = SceneLayouts(of: document.scenes[0], in: document)
    let renderer = try Renderer()
    for cell in cells() {
      #expect(try layouts.rendering(in: cell, with: renderer).layout.findings.filter { $0.rule == .ambiguous }.isEmpty)
    }
  }

  // MARK: Languages

  @Test("A language without texts shares the layout of the document, and each has its own finding about it")
  func languagesWithoutTexts() throws {
    let document = try document(label(fixedFont))
    #expect(try layoutCount(document, cells(["base", "de", "ja", "ar"], [.large, .extraLarge])) == 1)
    let layouts = SceneLayouts(of: document.scenes[0], in: document)
    let renderer = try Renderer()
    let messages = try ["base", "de", "ja"].map { locale in
      try layouts.rendering(in: MatrixCell(locale: locale), with: renderer).layout.findings
        .filter { $0.rule == .missingTranslation }.map(\.message).joined()
    }
    #expect(messages[0].isEmpty)
    #expect(messages[1].contains("'de'"))
    #expect(messages[2].contains("'ja'"))
  }

  @Test("A language with texts of its own has its own layouts")
  func languagesWithTexts() throws {
    try folder.write("\"lbl-00-001.text\" = \"Travel confirmation\";", to: "App/en.lproj/A.strings")
    try folder.write("\"lbl-00-001.text\" = \"旅行の確認\";", to: "App/ja.lproj/A.strings")
    let document = try document(label(fixedFont))
    #expect(try layoutCount(document, cells(["base", "en", "ja"], [.large, .extraLarge])) == 3)
  }

  /// Makes the project one that has texts in some languages, though none of the document's.
  private func addLanguages(_ locales: String...) throws {
    for locale in locales { try folder.write("\"a\" = \"a\";", to: "App/\(locale).lproj/Other.strings") }
  }

  @Test(
    "Languages of the project in which a document has the same texts share its trees and layouts if they read alike")
  func languagesOfTheProject() throws {
    try addLanguages("de", "ja", "ar")
    let sizes: [ContentSizeCategory] = [.small, .large, .accessibilityLarge]
    let languages = cells(["base", "de", "ja"], sizes)
    #expect(try layoutCount(document(label(textStyle)), languages) == 3)
    #expect(try treeCount(screen("label", "text=\"Reise\""), languages) == 1)
    // Arabic is mirrored.
    #expect(try layoutCount(document(label(textStyle)), cells(["base", "ar"], sizes)) == 6)
  }

  @Test("A text that is divided by the rules of its language has a layout for each")
  func hyphenatedTexts() throws {
    try addLanguages("de")
    let document = try document(
      """
      <label numberOfLines="0" id="lbl-00-001"><rect key="frame" x="0" y="0" width="110" height="80"/>
      <attributedString key="attributedText"><fragment content="Reservierungsbestätigung independence"><attributes>
      <font key="NSFont" metaFont="system"/><paragraphStyle key="NSParagraphStyle" alignment="left" \
      lineBreakMode="wordWrapping" hyphenationFactor="1" tighteningFactorForTruncation="0.0"/></attributes></fragment>
      </attributedString></label>
      """)
    #expect(try layoutCount(document, cells(["base", "de"], [.large, .extraLarge])) == 2)
  }

  @Test("A word of the system is that of the language")
  func wordsOfTheSystem() throws {
    try addLanguages("de")
    let bar = """
      <searchBar showsCancelButton="YES" id="bar-00-001"><rect key="frame" x="0" y="0" width="300" height="56"/></searchBar>
      """
    let cells = ["base", "de"].map { MatrixCell(screen: .device(.iPhoneSE), locale: $0, look: .iOS18) }
    #expect(try layoutCount(document(bar), cells) == 2)
  }

  // MARK: What must not be shared

  @Test("Screens, orientations, appearances and looks have their own layouts")
  func otherChoices() throws {
    let large = TypeSize.category(.large)
    let cells = [
      MatrixCell(typeSize: large), MatrixCell(screen: .device(.iPhoneSE), typeSize: large),
      MatrixCell(screen: .device(.iPhoneSE), typeSize: large, orientation: .landscape),
      MatrixCell(screen: .device(.iPhoneSE), typeSize: large, appearance: .dark),
      MatrixCell(screen: .device(.iPhoneSE), typeSize: large, look: .iOS18),
    ]
    #expect(try layoutCount(document(label(fixedFont)), cells) == cells.count)
  }

  @Test("A layout is computed again when the renderer has other settings")
  func settings() throws {
    let document = try document(label(fixedFont))
    let renderer = try Renderer()
    let layouts = SceneLayouts(of: document.scenes[0], in: document)
    let cell = MatrixCell(screen: .device(.iPhoneSE))
    let plain = try layouts.rendering(in: cell, with: renderer)
    renderer.settings.recorded.insert(.styles)
    let styled = try layouts.rendering(in: cell, with: renderer)
    #expect(plain.layout.root.children.first?.style == nil)
    #expect(styled.layout.root.children.first?.style != nil)
  }

  @Test("With a handler of conflicts, which may be called for each cell, no layout is shared")
  func conflictHandler() throws {
    let renderer = try Renderer()
    renderer.alertForUnsatisfiableConstraints = { _ in }
    let document = try document(label(fixedFont))
    let layouts = SceneLayouts(of: document.scenes[0], in: document)
    for cell in cells(["base"], [.large, .extraLarge, .small]) { _ = try layouts.rendering(in: cell, with: renderer) }
    #expect(layouts.counts == (0, 0, 0))
  }

  // MARK: Whole documents

  @Test("The sample's scenes are the same in whatever order their cells are laid out", arguments: 1...3)
  func randomOrders(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let sizes: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityMedium, .accessibilityExtraLarge]
    let screens: [MatrixScreen] = [.canvas, .device(.iPhoneSE)]
    for name in ["Inbox.xib", "Account.storyboard"] {
      let path = Checkout.sample.appending(path: "Base.lproj/\(name)").path
      let renderer = try Renderer()
      let document = try DocumentRenderer(contentsOf: path)
      for scene in document.scenes {
        let layouts = SceneLayouts(of: scene, in: document)
        let all = screens.flatMap { cells(["base", "de", "ar", "fr", "en-XA"], sizes, screen: $0) }
        for cell in all.shuffled(using: &generator).prefix(16) {
          let alone = try DocumentRenderer(contentsOf: path).render(scene, in: cell, with: renderer)
          #expect(try layouts.rendering(in: cell, with: renderer) == alone, "\(scene.name) in \(cell)")
        }
      }
    }
  }
}
