import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

/// Views that scroll and fill the screen of an iPhone 15, 393 x 852 points, under bars.
///
/// The status bar is 59 points high and the home indicator's area 34. A navigation bar adds 44, a large title 52 more,
/// a tab bar 49, and a toolbar 49 (from 15705 on).
@Suite("What scrolls under bars, in documents")
struct ScrollInsetTests {
  enum Kind: String, CaseIterable { case scrollView, textView, tableView, collectionView }

  enum Bars: String, CaseIterable {
    case status, navigation, largeTitle, opaque, tab, toolbar

    /// What the bars cover at the top and the bottom of the controller's view.
    var covered: EdgeInsets {
      switch self {
      case .status: EdgeInsets(top: 59, bottom: 34)
      case .navigation: EdgeInsets(top: 59 + 44, bottom: 34)
      case .largeTitle: EdgeInsets(top: 59 + 44 + 52, bottom: 34)
      // The view begins below the bar.
      case .opaque: EdgeInsets(bottom: 34)
      case .tab: EdgeInsets(top: 59, bottom: 34 + 49)
      case .toolbar: EdgeInsets(top: 59 + 44, bottom: 34 + 49)
      }
    }

    var containers: String {
      switch self {
      case .status: ""
      case .navigation: navigation("")
      case .largeTitle: navigation("largeTitles=\"YES\"")
      case .opaque: navigation("translucent=\"NO\"")
      case .toolbar:
        navigation("").replacing("id=\"nav\"", with: "toolbarHidden=\"NO\" id=\"nav\"")
      case .tab:
        """
        <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController">
          <tabBar key="tabBar" id="tabBar"/>
          <connections>
            <segue destination="controller" kind="relationship" relationship="viewControllers" id="s1"/>
          </connections>
        </tabBarController></objects></scene>
        """
      }
    }

    private func navigation(_ attributes: String) -> String {
      SampleDocument.navigation().replacing("id=\"bar\"", with: "\(attributes) id=\"bar\"")
    }
  }

  private func document(_ kind: Kind, under bars: Bars, _ attributes: String, text: String = "a") throws
    -> InterfaceDocument
  {
    // An opaque bar leaves its root what is below it.
    let height = bars == .opaque ? 852.0 - 59 - 44 : 852
    let view = """
      <\(kind.rawValue) id="v" translatesAutoresizingMaskIntoConstraints="NO" text="\(text)" \(attributes)>
        <rect key="frame" x="0" y="0" width="393" height="852"/></\(kind.rawValue)>
      """
    let constraints = ["top", "bottom", "leading", "trailing"].map {
      "<constraint firstItem=\"v\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"c\($0)\"/>"
    }
    return try SampleDocument.storyboard(
      toolsVersion: "22505", device: "retina6_12",
      SampleDocument.scene(
        width: 393, height: height, subviews: view, constraints: constraints.joined(),
        members: "<navigationItem key=\"navigationItem\" title=\"A\" id=\"ni\"/>") + bars.containers)
  }

  private func scrollView(_ document: InterfaceDocument) throws -> ScrollView {
    try #require(BuiltSample(document).view("v") as? ScrollView)
  }

  @Test("It starts below the bars, scrolled to its start", arguments: Kind.allCases, Bars.allCases)
  func automatic(kind: Kind, bars: Bars) throws {
    for attributes in ["", "contentInsetAdjustmentBehavior=\"always\""] {
      let view = try scrollView(document(kind, under: bars, attributes))
      #expect(view.adjustedContentInset == bars.covered)
      #expect(view.contentOffset == Point(x: 0, y: -bars.covered.top))
    }
  }

  @Test("It starts at its own edge if it is never adjusted", arguments: Kind.allCases, Bars.allCases)
  func never(kind: Kind, bars: Bars) throws {
    let view = try scrollView(document(kind, under: bars, "contentInsetAdjustmentBehavior=\"never\""))
    #expect(view.adjustedContentInset == .zero)
    #expect(view.contentOffset == .zero)
  }

  // A table bounces whatever it contains (UITableView, `alwaysBounceVertical`).
  @Test(
    "With scrollable axes only, low content starts at the edge unless it bounces", arguments: Kind.allCases,
    Bars.allCases)
  func scrollableAxes(kind: Kind, bars: Bars) throws {
    let scrollable = "contentInsetAdjustmentBehavior=\"scrollableAxes\""
    let low = try scrollView(document(kind, under: bars, scrollable))
    #expect(low.contentOffset.y == (kind == .tableView ? -bars.covered.top : 0))
    let bouncing = try scrollView(document(kind, under: bars, "\(scrollable) alwaysBounceVertical=\"YES\""))
    #expect(bouncing.contentOffset.y == -bars.covered.top)
  }

  @Test("The table of a xib's controller starts below the status bar of a device", arguments: [true, false])
  func xibController(isOfController: Bool) throws {
    let outlet = #"<connections><outlet property="view" destination="v" id="o"/></connections>"#
    let document = try SampleDocument.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List">\(isOfController ? outlet : "")
      </placeholder><tableView key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView>
      """)
    let device = Device.iPhone17
    let view = try #require(BuiltSample(document, on: .device(device, .portrait)).view("v") as? ScrollView)
    #expect(view.adjustedContentInset.top == (isOfController ? device.safeArea(in: .portrait).top : 0))
  }

  @Test("A long text scrolls, so that it starts below the bars with scrollable axes, too")
  func longText() throws {
    // 14 points a line, 16.8 with the space between lines: 60 lines are higher than the screen.
    let text = Array(repeating: "line", count: 60 * 15).joined(separator: " ")
    let document = try document(
      .textView, under: .navigation, "contentInsetAdjustmentBehavior=\"scrollableAxes\"", text: text)
    #expect(try scrollView(document).contentOffset.y == -103)
  }

  @Test(
    "A controller that adjusts no scroll views adjusts the one that always wants it",
    arguments: [("automatic", 0.0), ("never", 0), ("always", -64), ("scrollableAxes", 0)])
  func controllerWithoutAdjustment(behavior: String, offset: Double) throws {
    let view = """
      <textView id="v" contentInsetAdjustmentBehavior="\(behavior)">
        <rect key="frame" x="0" y="0" width="375" height="667"/></textView>
      """
    // The status bar of 20 points and the navigation bar of 44.
    let document = try SampleDocument.storyboard(
      toolsVersion: "14100", safeAreas: false,
      SampleDocument.scene(attributes: "automaticallyAdjustsScrollViewInsets=\"NO\"", subviews: view)
        + SampleDocument.navigation())
    #expect(try scrollView(document).contentOffset.y == offset)
  }
}
