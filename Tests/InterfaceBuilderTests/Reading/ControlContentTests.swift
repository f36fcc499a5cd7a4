import AutoLayout
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct ControlContentTests {
  @Test("A button has its content by state")
  func button() throws {
    let view = try DocumentFixtures.view(
      """
      <button id="a" buttonType="system" contentHorizontalAlignment="leading">
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go" image="gear" catalog="system"><color key="titleColor" white="0" alpha="1"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30"/></state>
      <state key="disabled" title="Wait"/></button>
      """)
    let button = ButtonElement(view.element)
    #expect(button.kind == .system)
    #expect(button.contentHorizontalAlignment == .leading)
    #expect(button.contentEdgeInsets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let normal = try #require(button.content(in: .normal))
    #expect(normal.title == "Go")
    #expect(normal.titleColor == .custom(.black))
    #expect(normal.image?.isSystem == true)
    #expect(normal.image?.symbolConfiguration?.pointSize == 30)
    #expect(button.content(in: .disabled)?.title == "Wait")
    #expect(button.content(in: .selected) == nil)
  }

  @Test("A button's configuration is read")
  func configuration() throws {
    let view = try DocumentFixtures.view(
      """
      <button id="a"><buttonConfiguration key="configuration" style="filled" title="Buy" imagePadding="6">
      <imageReference key="image" image="chevron.down" catalog="system" symbolScale="medium"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <color key="baseForegroundColor" systemColor="labelColor"/></buttonConfiguration></button>
      """)
    let configuration = try #require(ButtonElement(view.element).configuration)
    #expect(configuration.style == .filled)
    #expect(configuration.title == "Buy")
    #expect(configuration.image?.name == "chevron.down")
    #expect(configuration.imagePadding == 6)
    #expect(configuration.contentInsets == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.baseForegroundColor == .system("labelColor", saved: nil))
  }

  @Test("A segmented control has its segments")
  func segments() throws {
    let view = try DocumentFixtures.view(
      """
      <segmentedControl id="a" selectedSegmentIndex="1"><segments><segment title="A"/><segment title="" image="gear"/>
      </segments></segmentedControl>
      """)
    let control = SegmentedControlElement(view.element)
    #expect(control.segments.map(\.title) == ["A", ""])
    #expect(control.segments.last?.image?.name == "gear")
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("A stack has its attributes and Interface Builder's defaults")
  func stack() throws {
    let stack = StackViewElement(
      try DocumentFixtures.view(
        #"<stackView id="a" axis="vertical" distribution="equalSpacing" alignment="firstBaseline" spacingType="standard"/>"#
      ).element)
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .firstBaseline)
    #expect(stack.usesStandardSpacing)
    let plain = StackViewElement(try DocumentFixtures.view(#"<stackView id="a"/>"#).element)
    #expect(plain.axis == .horizontal && plain.distribution == .fill && plain.alignment == .fill && plain.spacing == 0)
  }

  @Test("A stack that sets its margins keeps its views within them")
  func stackMargins() throws {
    let stack = try DocumentFixtures.view(
      #"<stackView id="a"><edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/></stackView>"#)
    #expect(StackViewElement(stack.element).isLayoutMarginsRelative)
    #expect(!StackViewElement(try DocumentFixtures.view(#"<stackView id="a"/>"#).element).isLayoutMarginsRelative)
  }

  @Test("The prototypes and the static sections of a table are read")
  func table() throws {
    let view = try DocumentFixtures.view(
      """
      <tableView id="t" style="insetGrouped" dataMode="static" rowHeight="-1" sectionHeaderHeight="18">
      <sections><tableViewSection headerTitle="Action" id="s"><string key="footerTitle">Two
      lines</string><cells><tableViewCell id="c" accessoryType="checkmark" rowHeight="56"
        style="IBUITableViewCellStyleSubtitle" textLabel="l" detailTextLabel="d">
      <tableViewCellContentView key="contentView" id="v"/></tableViewCell></cells></tableViewSection></sections>
      <prototypes><tableViewCell id="p"/></prototypes></tableView>
      """)
    let table = TableViewElement(view.element)
    #expect(table.style == .insetGrouped && table.isStatic)
    #expect(table.rowHeight == nil && table.sectionHeaderHeight == 18)
    #expect(table.prototypes.map(\.id) == ["p"])
    let section = try #require(table.sections.first)
    #expect(section.headerTitle == "Action" && section.footerTitle == "Two\nlines")
    let cell = try #require(section.cells.first.map { TableViewCellElement($0.element) })
    #expect(cell.style == .subtitle && cell.accessory == .checkmark && cell.rowHeight == 56)
    #expect(cell.textLabelID == "l" && cell.detailTextLabelID == "d" && cell.contentView?.id == "v")
  }

  @Test("The cells and the flow layout of a collection are read")
  func collection() throws {
    let view = try DocumentFixtures.view(
      """
      <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" id="f">
      <size key="itemSize" width="120" height="90"/><inset key="sectionInset" minX="8" minY="0.0" maxX="8" maxY="0.0"/>
      </collectionViewFlowLayout><cells><collectionViewCell id="c"><size key="customSize" width="0.0" height="0.0"/>
      </collectionViewCell></cells></collectionView>
      """)
    let collection = CollectionViewElement(view.element)
    #expect(collection.flowLayout?.itemSize == Size(width: 120, height: 90))
    #expect(collection.flowLayout?.minimumLineSpacing == 4)
    #expect(collection.flowLayout?.sectionInset == EdgeInsets(left: 8, right: 8))
    let cell = try #require(collection.cells.first.map { CollectionViewCellElement($0.element) })
    #expect(cell.customSize == nil)
  }

  @Test("A container view names the controller that fills it")
  func container() throws {
    let view = try DocumentFixtures.view(
      #"<containerView id="a"><connections><segue destination="x" kind="embed" id="s"/></connections></containerView>"#)
    #expect(view.embeddedController == "x")
  }
}
