import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

/// The attributes of elements reach the controls that are built from them. Every value differs from the default.
@Suite("Attributes of controls")
struct ControlBuildingTests {
  private let frame = "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"200\" height=\"40\"/>"

  private func color(_ key: String, _ white: Double) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"1\"/>"
  }

  /// Builds the view with the id `v`.
  private func build<V: View>(
    _ xml: String, as _: V.Type = V.self, traits: TraitCollection = TraitCollection(locale: "base")
  ) throws -> V {
    let document = try SampleDocument.storyboard(SampleDocument.scene(subviews: xml))
    return try #require(BuiltSample(document, traits: traits).view("v") as? V)
  }

  // MARK: Text

  @Test(
    "The canvas has the look of the tools that saved the document, unless a look is chosen, and a device its own",
    arguments: [("14490", SystemLook.iOS11), ("17156", .iOS13), ("23504", .iOS18), ("24053", .iOS26)])
  func looks(toolsVersion: String, look: SystemLook) throws {
    let document = try SampleDocument.xib(
      toolsVersion: toolsVersion, #"<view id="v"><rect key="frame" x="0" y="0" width="300" height="50"/></view>"#)
    #expect(BuiltSample(document).view("v")?.look == look)
    let chosen = TraitCollection(locale: "base", look: .iOS15)
    #expect(BuiltSample(document, traits: chosen).view("v")?.look == .iOS15)
    #expect(BuiltSample(document, on: .device(.iPhone17, .portrait)).view("v")?.look == .iOS26)
    #expect(BuiltSample(document, on: .device(.iPhone17, .portrait), traits: chosen).view("v")?.look == .iOS15)
  }

  @Test("A label")
  func label() throws {
    let label: Label = try build(
      """
      <label id="v" text="A" textAlignment="right" lineBreakMode="headTruncation" numberOfLines="3" enabled="NO"
        baselineAdjustment="alignCenters" adjustsFontSizeToFit="NO" adjustsLetterSpacingToFitWidth="YES"
        preferredMaxLayoutWidth="120">\(frame)\(color("textColor", 0.25))\(color("shadowColor", 0.75))
        <size key="shadowOffset" width="2" height="3"/></label>
      """)
    #expect(label.textAlignment == .right && label.lineBreakMode == .truncatingHead && label.numberOfLines == 3)
    #expect(!label.isEnabled && !label.adjustsFontSizeToFitWidth && label.allowsDefaultTighteningForTruncation)
    #expect(label.baselineAdjustment == .alignCenters && label.preferredMaxLayoutWidth == 120)
    #expect(label.textColor == Color(white: 0.25) && label.shadowColor == Color(white: 0.75))
    #expect(label.shadowOffset == Size(width: 2, height: 3))
  }

  @Test("A text field")
  func textField() throws {
    let field: TextField = try build(
      """
      <textField id="v" text="A" placeholder="plain" textAlignment="center" borderStyle="bezel" clearButtonMode="always"
        contentVerticalAlignment="top" enabled="NO" background="back">\(frame)
        <attributedString key="attributedPlaceholder"><fragment content="rich"/></attributedString>
        <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """)
    #expect(field.text == "A" && field.attributedPlaceholder?.string == "rich" && field.textAlignment == .center)
    #expect(field.borderStyle == .bezel && field.clearButtonMode == .always)
    #expect(field.contentVerticalAlignment == .top && !field.isEnabled && field.isSecureTextEntry)
  }

  @Test("A text view")
  func textView() throws {
    let view: TextView = try build(
      """
      <textView id="v" text="A" textAlignment="right" scrollEnabled="NO" adjustsFontForContentSizeCategory="YES">\(frame)
        <edgeInsets key="textContainerInset" top="1" left="2" bottom="3" right="4"/></textView>
      """)
    #expect(view.text == "A" && view.textAlignment == .right)
    #expect(!view.isScrollEnabled && view.adjustsFontForContentSizeCategory)
    #expect(view.textContainerInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  // MARK: Buttons

  @Test("A button")
  func button() throws {
    let button: Button = try build(
      """
      <button id="v" buttonType="infoLight" contentHorizontalAlignment="trailing" contentVerticalAlignment="bottom"
        lineBreakMode="clip" enabled="NO" selected="YES">\(frame)
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
        <inset key="imageEdgeInsets" minX="9" minY="10" maxX="11" maxY="12"/>
        <state key="normal" title="N"/><state key="selected" title="S">\(color("titleColor", 0.25))</state></button>
      """)
    #expect(button.contentHorizontalAlignment == .trailing && button.contentVerticalAlignment == .bottom)
    #expect(button.lineBreakMode == .clipping && !button.isEnabled && button.isSelected)
    #expect(button.contentEdgeInsets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleEdgeInsets == EdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
    #expect(button.imageEdgeInsets == EdgeInsets(top: 10, left: 9, bottom: 12, right: 11))
    #expect(button.stateContents[.normal]?.title == "N" && button.stateContents[.selected]?.title == "S")
    #expect(button.stateContents[.selected]?.titleColor == Color(white: 0.25))
    #expect(button.stateContents[.disabled] == nil)
  }

  @Test("A configured button, whose trailing title alignment depends on the layout direction", arguments: ["en", "ar"])
  func configuration(locale: String) throws {
    let button: Button = try build(
      """
      <button id="v">\(frame)<buttonConfiguration key="configuration" style="tinted" title="T" subtitle="S"
        buttonSize="large" imagePlacement="top" imagePadding="5" titlePadding="3" cornerStyle="capsule"
        titleAlignment="trailing">\(color("baseForegroundColor", 0.25))\(color("baseBackgroundColor", 0.75))
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        </buttonConfiguration></button>
      """, traits: TraitCollection(locale: locale))
    let configuration = try #require(button.configuration)
    #expect(configuration.style == .tinted && configuration.title == "T" && configuration.subtitle == "S")
    #expect(configuration.buttonSize == .large && configuration.imagePlacement == .top)
    #expect(configuration.imagePadding == 5 && configuration.titlePadding == 3)
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration.titleAlignment == (locale == "ar" ? .left : .right))
    #expect(configuration.baseForegroundColor == Color(white: 0.25))
    #expect(configuration.baseBackgroundColor == Color(white: 0.75))
    #expect(configuration.contentInsets == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test("A configuration replaces the title of the state, even if it has none")
  func leftoverTitle() throws {
    let state = "<state key=\"normal\" title=\"Button\"/>"
    let button: Button = try build(
      "<button id=\"v\">\(frame)\(state)<buttonConfiguration key=\"configuration\" style=\"plain\"/></button>")
    #expect(button.descriptiveText == nil)
    let titled: Button = try build(
      "<button id=\"v\">\(frame)\(state)<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"T\"/></button>"
    )
    #expect(titled.descriptiveText == "T")
  }

  // MARK: Pickers and placeholders

  @Test("A date picker")
  func datePicker() throws {
    let picker: DatePicker = try build(
      """
      <datePicker id="v" style="wheels" datePickerMode="countDownTimer" minuteInterval="15" countDownDuration="3600"
        enabled="NO">\(frame)<date key="date" timeIntervalSinceReferenceDate="86400"/>
        <locale key="locale" localeIdentifier="en_GB"/></datePicker>
      """)
    #expect(picker.mode == .countDownTimer && picker.preferredStyle == .wheels && !picker.isEnabled)
    #expect(picker.date.timeIntervalSinceReferenceDate == 86400)
    #expect((picker.minuteInterval, picker.countDownDuration, picker.locale) == (15, 3600, "en_GB"))
  }

  @Test("A date beyond all calendars is ignored")
  func hostileDate() throws {
    let picker: DatePicker = try build(
      "<datePicker id=\"v\">\(frame)<date key=\"date\" timeIntervalSinceReferenceDate=\"1e300\"/></datePicker>")
    #expect(picker.date == DatePicker().date)
  }

  @Test(
    "Views of other frameworks are named placeholders",
    arguments: [
      ("mapView", PlaceholderView.Kind.map), ("wkWebView", .web), ("sceneKitView", .scene),
      ("arscnView", .augmentedReality), ("skView", .sprites), ("mtkView", .graphics),
    ])
  func placeholders(element: String, kind: PlaceholderView.Kind) throws {
    let view: PlaceholderView = try build("<\(element) id=\"v\" customClass=\"Own\">\(frame)</\(element)>")
    #expect((view.kind, view.className, view.elementClass) == (kind, "Own", element))
  }

  @Test("A colour well")
  func colorWell() throws {
    let well: ColorWell = try build("<colorWell id=\"v\">\(frame)\(color("selectedColor", 0.25))</colorWell>")
    #expect(well.selectedColor == Color(white: 0.25))
  }

  // MARK: Value controls

  @Test("A switch, a slider and a stepper")
  func values() throws {
    let toggle: Switch = try build(
      "<switch id=\"v\" on=\"YES\" enabled=\"NO\">\(frame)\(color("onTintColor", 0.25))\(color("thumbTintColor", 0.75))</switch>"
    )
    #expect(toggle.isOn && !toggle.isEnabled)
    #expect(toggle.onTintColor == Color(white: 0.25) && toggle.thumbTintColor == Color(white: 0.75))
    let slider: Slider = try build(
      """
      <slider id="v" value="3" minValue="2" maxValue="5" enabled="NO">\(frame)\(color("minimumTrackTintColor", 0.2))
        \(color("maximumTrackTintColor", 0.4))\(color("thumbTintColor", 0.6))</slider>
      """)
    #expect(slider.value == 3 && slider.minimumValue == 2 && slider.maximumValue == 5 && !slider.isEnabled)
    #expect(slider.minimumTrackTintColor == Color(white: 0.2) && slider.maximumTrackTintColor == Color(white: 0.4))
    #expect(slider.thumbTintColor == Color(white: 0.6))
    let stepper: Stepper = try build(
      "<stepper id=\"v\" value=\"3\" minimumValue=\"2\" maximumValue=\"5\" enabled=\"NO\">\(frame)</stepper>")
    #expect(stepper.value == 3 && stepper.minimumValue == 2 && stepper.maximumValue == 5 && !stepper.isEnabled)
  }

  @Test("A segmented control")
  func segments() throws {
    let control: SegmentedControl = try build(
      """
      <segmentedControl id="v" selectedSegmentIndex="1" apportionsSegmentWidthsByContent="YES" enabled="NO">\(frame)
        <segments><segment title="A" enabled="NO"/><segment title="B" width="50"/></segments>
        \(color("selectedSegmentTintColor", 0.25))</segmentedControl>
      """)
    #expect(control.segments.map(\.title) == ["A", "B"] && control.segments.map(\.width) == [0, 50])
    #expect(control.segments.map(\.isEnabled) == [false, true] && !control.isEnabled)
    #expect(control.selectedSegmentIndex == 1 && control.apportionsSegmentWidthsByContent)
    #expect(control.selectedSegmentTintColor == Color(white: 0.25))
  }

  @Test("A progress view, an activity indicator and a page control")
  func indicators() throws {
    let progress: ProgressView = try build(
      """
      <progressView id="v" progress="0.25">\(frame)\(color("progressTintColor", 0.25))\(color("trackTintColor", 0.75))
      </progressView>
      """)
    #expect(progress.progress == 0.25 && progress.progressTintColor == Color(white: 0.25))
    #expect(progress.trackTintColor == Color(white: 0.75))
    let indicator: ActivityIndicatorView = try build(
      "<activityIndicatorView id=\"v\" style=\"whiteLarge\" animating=\"YES\">\(frame)\(color("color", 0.25))</activityIndicatorView>"
    )
    #expect(indicator.style == .whiteLarge && indicator.isAnimating && !indicator.hidesWhenStopped)
    #expect(indicator.color == Color(white: 0.25))
    let pages: PageControl = try build(
      """
      <pageControl id="v" numberOfPages="4" currentPage="2" hidesForSinglePage="YES">\(frame)
        \(color("pageIndicatorTintColor", 0.25))\(color("currentPageIndicatorTintColor", 0.75))</pageControl>
      """)
    #expect(pages.numberOfPages == 4 && pages.currentPage == 2 && pages.hidesForSinglePage)
    #expect(pages.pageIndicatorTintColor == Color(white: 0.25))
    #expect(pages.currentPageIndicatorTintColor == Color(white: 0.75))
  }

  // MARK: Containers

  @Test("A stack view")
  func stack() throws {
    let stack: StackView = try build(
      """
      <stackView id="v" axis="vertical" distribution="equalCentering" alignment="trailing" spacing="7"
        baselineRelativeArrangement="YES" layoutMarginsRelativeArrangement="YES">\(frame)</stackView>
      """)
    #expect(stack.axis == .vertical && stack.distribution == .equalCentering && stack.alignment == .trailing)
    #expect(stack.spacing == 7 && stack.isBaselineRelativeArrangement && stack.isLayoutMarginsRelativeArrangement)
    let standard: StackView = try build(
      "<stackView id=\"v\" spacing=\"7\" spacingType=\"standard\">\(frame)</stackView>")
    #expect(standard.spacing == StackView.spacingUseSystem)
  }

  @Test("An image view and a visual effect view")
  func images() throws {
    let image: ImageView = try build("<imageView id=\"v\" contentMode=\"scaleAspectFill\">\(frame)</imageView>")
    #expect(image.contentMode == .scaleAspectFill)
    let effect: VisualEffectView = try build(
      "<visualEffectView id=\"v\">\(frame)<blurEffect style=\"systemThickMaterial\"/></visualEffectView>")
    #expect(effect.style == .systemThickMaterial)
    let vibrant: VisualEffectView = try build(
      "<visualEffectView id=\"v\">\(frame)<vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect></visualEffectView>"
    )
    #expect(vibrant.style == .dark && vibrant.isVibrant && !effect.isVibrant)
  }

  @Test("What all views have")
  func view() throws {
    let view: View = try build(
      """
      <view id="v" userLabel="Card" alpha="0.5" hidden="YES" clipsSubviews="YES" preservesSuperviewLayoutMargins="YES"
        insetsLayoutMarginsFromSafeArea="NO" semanticContentAttribute="forceRightToLeft">\(frame)
        \(color("backgroundColor", 0.25))\(color("tintColor", 0.75))</view>
      """)
    #expect(view.userLabel == "Card" && view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
    #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.backgroundColor == Color(white: 0.25) && view.tintColor == Color(white: 0.75))
  }

  // MARK: Lists

  @Test("A static table")
  func table() throws {
    let table: TableView = try build(
      """
      <tableView id="v" style="grouped" dataMode="static" rowHeight="50" sectionHeaderHeight="20" sectionFooterHeight="30"
        separatorStyle="none">\(frame)\(color("separatorColor", 0.25))
        <inset key="separatorInset" minX="1" minY="2" maxX="3" maxY="4"/>
        <view key="tableHeaderView" id="header"/><view key="tableFooterView" id="footer"/>
        <sections><tableViewSection id="s" headerTitle="H" footerTitle="F"><cells>
          <tableViewCell id="c" accessoryType="checkmark" style="IBUITableViewCellStyleValue1" indentationLevel="2"
            indentationWidth="15"><inset key="separatorInset" minX="5" minY="6" maxX="7" maxY="8"/></tableViewCell>
        </cells></tableViewSection></sections></tableView>
      """)
    #expect(table.style == .grouped && !table.hasSeparators && table.separatorColor == Color(white: 0.25))
    #expect(table.rowHeight == 50 && table.sectionHeaderHeight == 20 && table.sectionFooterHeight == 30)
    #expect(table.separatorInset == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(table.tableHeaderView?.identifier == "header" && table.tableFooterView?.identifier == "footer")
    guard case .sections(let sections) = table.rows else { throw MissingFixture() }
    #expect(sections.map(\.headerTitle) == ["H"] && sections.map(\.footerTitle) == ["F"])
    let cell = try #require(sections.first?.cells.first)
    #expect(cell.accessoryType == .checkmark && cell.style == .value1 && cell.indentation == 30)
    #expect(cell.separatorInset == EdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
  }

  @Test(
    "A row has its height on the canvas alone unless somebody chose it, for the rows of the table or of a static one",
    arguments: [
      ("prototypes", "-1", "", true), ("prototypes", "44", "", true), ("prototypes", "60", "", false),
      ("prototypes", "-1", "80", true), ("prototypes", "44", "80", true), ("prototypes", "60", "80", true),
      ("static", "-1", "", true), ("static", "-1", "80", false), ("static", "44", "", false),
    ])
  func canvasHeights(mode: String, ofTable: String, ofCell: String, isOfCanvas: Bool) throws {
    let cell = "<tableViewCell id=\"c\"\(ofCell.isEmpty ? "" : " rowHeight=\"\(ofCell)\"")/>"
    let rows =
      mode == "static"
      ? "<sections><tableViewSection id=\"s\"><cells>\(cell)</cells></tableViewSection></sections>"
      : "<prototypes>\(cell)</prototypes>"
    let table: TableView = try build(
      "<tableView id=\"v\" dataMode=\"\(mode)\" rowHeight=\"\(ofTable)\">\(frame)\(rows)</tableView>")
    var found: [View.CanvasLengths] = []
    table.forEachInTree { if $0.identifier == "c" { found.append($0.canvasLengths) } }
    #expect(found == [isOfCanvas ? .height : .none])
  }

  @Test("A collection view")
  func collection() throws {
    let collection: CollectionView = try build(
      """
      <collectionView id="v">\(frame)
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="1"
          minimumInteritemSpacing="2" id="f"><size key="itemSize" width="3" height="4"/>
          <size key="headerReferenceSize" width="5" height="6"/><size key="footerReferenceSize" width="7" height="8"/>
          <inset key="sectionInset" minX="9" minY="10" maxX="11" maxY="12"/></collectionViewFlowLayout>
        <cells><collectionViewCell id="c"><size key="customSize" width="13" height="14"/></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" id="header"/>
        <collectionReusableView key="sectionFooterView" id="footer"/></collectionView>
      """)
    let layout = collection.layout
    #expect(layout.scrollDirection == .horizontal && layout.itemSize == Size(width: 3, height: 4))
    #expect(layout.minimumLineSpacing == 1 && layout.minimumInteritemSpacing == 2)
    #expect(layout.headerReferenceSize == Size(width: 5, height: 6))
    #expect(layout.footerReferenceSize == Size(width: 7, height: 8))
    #expect(layout.sectionInset == EdgeInsets(top: 10, left: 9, bottom: 12, right: 11))
    #expect(collection.cells.map(\.customSize) == [Size(width: 13, height: 14)])
    #expect(collection.sectionHeader?.identifier == "header" && collection.sectionFooter?.identifier == "footer")
  }

  // MARK: Bars

  @Test("A navigation bar")
  func navigationBar() throws {
    let bar: NavigationBar = try build(
      """
      <navigationBar id="v">\(frame)\(color("barTintColor", 0.25))
        <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="11"/>
          \(color("textColor", 0.75))</textAttributes>
        <items><navigationItem title="Below" id="i1"/><navigationItem title="Top" prompt="P" id="i2">
          <barButtonItem key="leftBarButtonItem" title="L" style="done" width="50" enabled="NO" id="l">
            \(color("tintColor", 0.5))</barButtonItem>
          <barButtonItem key="rightBarButtonItem" systemItem="save" id="r"/></navigationItem></items></navigationBar>
      """)
    #expect(bar.barTintColor == Color(white: 0.25) && bar.titleColor == Color(white: 0.75) && bar.titleFont.size == 11)
    #expect(bar.item.title == "Top" && bar.item.prompt == "P")
    let left = try #require(bar.item.leadingItems.first)
    #expect(left.title == "L" && left.isDone && left.width == 50 && !left.isEnabled)
    #expect(left.tintColor == Color(white: 0.5))
    #expect(bar.item.trailingItems.map(\.systemItem) == [.save])
  }

  @Test("A toolbar, a tab bar and a search bar")
  func otherBars() throws {
    let toolbar: Toolbar = try build(
      """
      <toolbar id="v">\(frame)\(color("barTintColor", 0.25))<items><barButtonItem systemItem="flexibleSpace" id="i1"/>
        <barButtonItem title="A" id="i2"/></items></toolbar>
      """)
    #expect(toolbar.barTintColor == Color(white: 0.25) && toolbar.items.map(\.title) == [nil, "A"])
    #expect(toolbar.items.first?.systemItem == .flexibleSpace)
    let tabBar: TabBar = try build(
      """
      <tabBar id="v" selectedItem="i2">\(frame)\(color("barTintColor", 0.25))<items>
        <tabBarItem title="A" enabled="NO" id="i1"/><tabBarItem systemItem="search" badgeValue="3" id="i2"/></items></tabBar>
      """)
    #expect(tabBar.barTintColor == Color(white: 0.25) && tabBar.selectedIndex == 1)
    #expect(tabBar.items.map(\.title) == ["A", nil] && tabBar.items.map(\.isEnabled) == [false, true])
    #expect(tabBar.items.last?.systemItem == .search && tabBar.items.last?.badgeValue == "3")
    let search: SearchBar = try build(
      """
      <searchBar id="v" text="A" placeholder="B" prompt="C" searchBarStyle="minimal" showsCancelButton="YES">\(frame)
        \(color("barTintColor", 0.25))</searchBar>
      """)
    #expect(search.text == "A" && search.placeholder == "B" && search.prompt == "C")
    #expect(search.searchBarStyle == .minimal && search.showsCancelButton)
    #expect(search.barTintColor == Color(white: 0.25))
  }
}
