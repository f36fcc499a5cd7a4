import Galley
import TestSupport
import Testing

/// Screens of container controllers in Swift, compared with the same screens of a storyboard.
@Suite("Container controllers in Swift and in documents")
struct ContainerControllerTests {
  private struct Cell: CustomTestStringConvertible {
    var device: Device
    var look: SystemLook
    var orientation = Device.Orientation.portrait
    var locale = "en"
    var typeSize = ContentSizeCategory.large
    var appearance = TraitCollection.UserInterfaceStyle.light

    var matrixCell: MatrixCell {
      MatrixCell(
        screen: .device(device), locale: locale, typeSize: .category(typeSize), orientation: orientation,
        appearance: appearance, look: look)
    }
    var testDescription: String {
      "\(device.name) \(look.name) \(orientation.rawValue) \(locale) \(appearance.rawValue)"
    }
  }

  /// Phones with an island, a home button and in landscape, a tablet, both looks, and the other traits.
  private static let cells: [Cell] = [SystemLook.iOS18, .iOS26].flatMap { look in
    [
      Cell(device: phone, look: look), Cell(device: .iPhoneSE, look: look), Cell(device: .iPadMini, look: look),
      Cell(device: phone, look: look, orientation: .landscape),
      Cell(device: .iPhone17ProMax, look: look, orientation: .landscape),
      Cell(device: phone, look: look, locale: "ar"),
      Cell(device: phone, look: look, typeSize: .accessibilityMedium, appearance: .dark),
    ]
  }

  private static let phone = Device.named("iphone-16") ?? .iPhone17

  @Test("Tabs of a navigation controller with a large title", arguments: cells)
  private func tabs(_ cell: Cell) throws {
    try expectEqual("list", in: cell) {
      let tabs = TabBarController(viewControllers: [
        made(NavigationController(rootViewController: ListController())) { $0.navigationBar.prefersLargeTitles = true },
        made(ViewController()) { $0.tabBarItem = TabBarItem(systemItem: .history) },
      ])
      tabs.viewControllers[1].tabBarItem.badgeValue = "3"
      return tabs
    }
  }

  @Test("A pushed controller with a toolbar, whose back button has the title of the one beneath", arguments: cells)
  private func pushed(_ cell: Cell) throws {
    try expectEqual("detail", in: cell, bars: "toolbarHidden=\"NO\"", isInTabs: false) {
      let navigation = NavigationController(rootViewController: ListController())
      navigation.navigationBar.prefersLargeTitles = true
      navigation.isToolbarHidden = false
      navigation.pushViewController(DetailController())
      return navigation
    }
  }

  @Test("A toolbar above a tab bar, without a navigation bar", arguments: cells)
  private func toolbarAboveTabs(_ cell: Cell) throws {
    try expectEqual("detail", in: cell, bars: "toolbarHidden=\"NO\" navigationBarHidden=\"YES\"") {
      let navigation = NavigationController(rootViewController: ListController())
      navigation.setToolbarHidden(false)
      navigation.setNavigationBarHidden(true)
      navigation.pushViewController(DetailController())
      let log = ViewController()
      log.tabBarItem = TabBarItem(systemItem: .history)
      log.tabBarItem.badgeValue = "3"
      return TabBarController(viewControllers: [navigation, log])
    }
  }

  // MARK: In Swift

  private func made<Made>(_ made: Made, _ change: (Made) -> Void) -> Made {
    change(made)
    return made
  }

  /// A label in a scroll view that fills the screen, and a button above the safe area's lower end.
  private final class ListController: ViewController {
    override init() {
      super.init()
      tabBarItem = TabBarItem(systemItem: .favorites)
      // The back button of the controller above has it, and this view is not loaded then.
      navigationItem.title = "Plants"
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.trailingItems = [BarButtonItem(systemItem: .add)]
      view.backgroundColor = .systemBackground
      ContainerControllerTests.fill(view, with: "list")
    }
  }

  private final class DetailController: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Rose"
      toolbarItems = [
        BarButtonItem(systemItem: .trash), BarButtonItem(systemItem: .flexibleSpace),
        BarButtonItem(systemItem: .action),
      ]
      view.backgroundColor = .systemBackground
      ContainerControllerTests.fill(view, with: "detail")
    }
  }

  private static func fill(_ view: View, with name: String) {
    view.identifier = name + "-root"
    let scroll = ScrollView()
    scroll.identifier = name + "-scroll"
    let label = Label(text: "Water")
    label.identifier = name + "-label"
    label.font = .systemFont(ofSize: 17)
    let mark = View()
    mark.identifier = name + "-mark"
    mark.backgroundColor = Color(hex: 0xFF8000)
    scroll.containing { label }
    view.containing {
      scroll
      mark
    }.constrained { root in
      scroll.topAnchor == root.topAnchor
      scroll.leadingAnchor == root.leadingAnchor
      scroll.trailingAnchor == root.trailingAnchor
      scroll.bottomAnchor == root.bottomAnchor
      label.topAnchor == scroll.topAnchor
      label.leadingAnchor == scroll.leadingAnchor + 16
      label.trailingAnchor == scroll.trailingAnchor
      label.bottomAnchor == scroll.bottomAnchor
      label.heightAnchor == 1000
      mark.leadingAnchor == root.safeAreaLayoutGuide.leadingAnchor
      mark.bottomAnchor == root.safeAreaLayoutGuide.bottomAnchor
      mark.trailingAnchor == root.layoutMarginsGuide.trailingAnchor
      mark.heightAnchor == 5
    }
  }

  // MARK: In a storyboard

  private func storyboard(bars: String, isInTabs: Bool) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24506"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        \(isInTabs ? tabs : "")
        <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController" \(bars)>
          <tabBarItem key="tabBarItem" title="" systemItem="favorites" id="n1"/>
          <navigationBar key="navigationBar" id="bar" largeTitles="YES"/>
          <toolbar key="toolbar" id="tools"/>
          <connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="s1"/>
          </connections>
        </navigationController></objects></scene>
        \(screen("list", title: "Plants", item: "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"l1\"/>",
                 connections: "<segue destination=\"detail\" kind=\"show\" id=\"s2\"/>"))
        \(screen("detail", title: "Rose"))
      </scenes>
    </document>
    """
  }

  private var tabs: String {
    """
    <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController">
      <tabBar key="tabBar" id="tabBar"/>
      <connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="s3"/>
        <segue destination="log" kind="relationship" relationship="viewControllers" id="s4"/>
      </connections>
    </tabBarController></objects></scene>
    <scene sceneID="g"><objects><viewController id="log" sceneMemberID="viewController">
      <view key="view" id="log-root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
      <tabBarItem key="tabBarItem" title="" systemItem="history" badgeValue="3" id="g1"/>
    </viewController></objects></scene>
    """
  }

  private func screen(_ name: String, title: String, item: String = "", connections: String = "") -> String {
    """
    <scene sceneID="scene-\(name)"><objects>
      <viewController storyboardIdentifier="\(name)" id="\(name)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(name)-root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(name)-scroll">
              <subviews>
                <label text="Water" textAlignment="natural" lineBreakMode="tailTruncation"
                  translatesAutoresizingMaskIntoConstraints="NO" id="\(name)-label">
                  <constraints><constraint firstAttribute="height" constant="1000" id="\(name)5"/></constraints>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
              </subviews>
              <constraints>
                \(tie("\(name)-label", .top, to: "\(name)-scroll")) \(tie("\(name)-label", .bottom, to: "\(name)-scroll"))
                \(tie("\(name)-label", .leading, to: "\(name)-scroll", constant: 16))
                \(tie("\(name)-label", .trailing, to: "\(name)-scroll"))
              </constraints>
            </scrollView>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(name)-mark">
              <color key="backgroundColor" red="1" green="0.50196078431372548" blue="0.0" alpha="1"
                colorSpace="custom" customColorSpace="sRGB"/>
              <constraints><constraint firstAttribute="height" constant="5" id="\(name)6"/></constraints>
            </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="\(name)-safe"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <constraints>
            \([Edge.top, .leading, .trailing, .bottom].map { tie("\(name)-scroll", $0, to: "\(name)-root") }.joined())
            \(tie("\(name)-mark", .leading, to: "\(name)-safe")) \(tie("\(name)-mark", .bottom, to: "\(name)-safe"))
            <constraint firstItem="\(name)-mark" firstAttribute="trailing" secondItem="\(name)-root"
              secondAttribute="trailingMargin" id="\(name)-trailing"/>
          </constraints>
        </view>
        <navigationItem key="navigationItem" title="\(title)" id="\(name)-item">\(item)</navigationItem>
        \(name == "detail" ? toolbarItems : "")
        <connections>\(connections)</connections>
      </viewController>
    </objects></scene>
    """
  }

  private let toolbarItems = """
    <toolbarItems key="toolbarItems">
      <barButtonItem systemItem="trash" id="b1"/><barButtonItem systemItem="flexibleSpace" id="b2"/>
      <barButtonItem systemItem="action" id="b3"/>
    </toolbarItems>
    """

  private enum Edge: String {
    case top, leading, trailing, bottom
  }

  private func tie(_ item: String, _ edge: Edge, to other: String, constant: Double = 0) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(edge)" secondItem="\(other)" secondAttribute="\(edge)"
      constant="\(constant)" id="\(item)-\(edge)"/>
    """
  }

  // MARK: Comparison

  /// Expects the same frames on the screen, and the same picture, of a scene of the storyboard and of a controller.
  private func expectEqual(
    _ scene: String, in cell: Cell, bars: String = "", isInTabs: Bool = true,
    _ make: () -> ViewController
  ) throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Main.storyboard": storyboard(bars: bars, isInTabs: isInTabs),
      // Without a table, the document would not be shown from right to left.
      "ar.lproj/Main.strings": "\"\(scene)-label.text\" = \"Water\";",
    ])
    let renderer = try Renderer()
    renderer.settings.ghosts = .never
    let documents = try DocumentRenderer(contentsOf: folder.path(of: "Base.lproj/Main.storyboard"))
    let reference = try #require(documents.scenes.first { $0.name == scene })
    let document = try documents.render(reference, in: cell.matrixCell, with: renderer)
    let swift = renderer.render(in: cell.matrixCell, at: .screen) { _ in make() }

    let expected = Frames(of: [document.layout.root] + document.layout.chrome)
    let actual = Frames(of: [swift.layout.root])
    #expect(actual.byName.filter { expected.byName[$0.key] != nil } == expected.byName)
    let found = document.layout.findings.map(\.rule).filter { $0 != .missingTranslation }
    // The bars of a document are not in the tree that is audited. Symbols in a low toolbar stand out of it.
    #expect(swift.layout.findings.map(\.rule).filter { $0 != .outsideBounds } == found)
    let pictures = (try renderer.pixmap(of: document), try renderer.pixmap(of: swift))
    // A comparison inside of the expectation would print all pixels.
    let areEqual = pictures.0 == pictures.1
    #expect(areEqual, "the pictures differ")
  }

  /// The frames of views on the screen by their identifiers, and of bars by their classes.
  private struct Frames {
    var byName: [String: Rect] = [:]

    init(of roots: [LayoutNode]) {
      for root in roots { note(root, at: .zero) }
    }

    private mutating func note(_ node: LayoutNode, at origin: Point) {
      // Sums of thirds of points differ in the last digit.
      func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
      let frame = Rect(
        x: rounded(origin.x + node.frame.minX), y: rounded(origin.y + node.frame.minY),
        width: rounded(node.frame.width), height: rounded(node.frame.height))
      let isBar = ["navigationBar", "tabBar", "toolbar"].contains(node.elementClass)
      if !node.isHidden { byName[isBar ? node.elementClass : node.id] = frame }
      for child in node.children { note(child, at: frame.origin) }
    }
  }
}
