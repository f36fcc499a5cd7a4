import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Sections of collection views in data")
struct DataCollectionTests {
  /// A collection view with items of 50 points between a header of 20 and a footer of 10.
  private static func scene(_ values: DataNode, header: String = header) throws -> DataScene {
    try DataScene(
      of: DocumentFixtures.storyboard(
        """
        <collectionViewController id="ctr" sceneMemberID="viewController">
          <collectionView key="view" id="col"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="lay">
              <size key="itemSize" width="50" height="50"/>
              <size key="headerReferenceSize" width="50" height="20"/>
              <size key="footerReferenceSize" width="50" height="10"/>
              <inset key="sectionInset" minX="0" minY="5" maxX="0" maxY="7"/>
            </collectionViewFlowLayout>
            <cells>
              <collectionViewCell reuseIdentifier="Tile" id="til"><rect key="frame" x="0" y="25" width="50" height="50"/>
                <collectionViewCellContentView key="contentView" id="tcv">
                  <rect key="frame" x="0" y="0" width="50" height="50"/>
                  <subviews><label text="?" id="tla"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
                </collectionViewCellContentView>
                <connections><outlet property="name" destination="tla" id="o01"/></connections>
              </collectionViewCell>
            </cells>
            \(header)
          </collectionView>
          <connections><outlet property="grid" destination="col" id="out"/></connections>
        </collectionViewController>
        """), values)
  }

  private static let header = """
    <collectionReusableView key="sectionHeaderView" id="hea"><rect key="frame" x="0" y="0" width="320" height="20"/>
      <subviews><label text="Header" id="hla"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
    </collectionReusableView>
    """

  @Test("Sections follow each other, each with its items and its copy of the header")
  func sections() throws {
    let scene = try Self.scene([
      "grid": [["header": "Favourites", "items": [["name": "Anna"]]], ["items": [["name": "Ben"], ["name": "Cem"]]]]
    ])
    #expect(scene.problems == [])
    #expect(try scene.text("hla") == "Favourites" && scene.text("hla[2]") == "Header")
    #expect(try ["tla", "tla[2]", "tla[3]"].map(scene.text) == ["Anna", "Ben", "Cem"])
    scene.root.layout(
      size: Size(width: 320, height: 480), safeArea: .zero,
      in: LayoutEnvironment(traits: TraitCollection(), measuring: PlainMeasuring()))
    // A section is 20 of header, 5, the line of 50, 7, and 10 of footer: 92 points.
    #expect(
      try ["hea", "til", "hea[2]", "til[2]"].map { try scene.view($0, as: View.self).frame.minY } == [0, 25, 92, 117])
  }

  @Test("A header's views are set by their names, and a header that the collection view lacks is reported")
  func headers() throws {
    let named = try Self.scene(["grid": [["header": ["hla": "All"], "items": []]]])
    #expect(try named.problems == [] && named.text("hla") == "All")
    let hidden = try Self.scene(["grid": [["header": "hidden", "items": []]]])
    #expect(try hidden.problems == [] && hidden.view("hea", as: View.self).isHidden)
    let none = try Self.scene(["grid": [["header": "All", "footer": "x", "items": []]]], header: "")
    #expect(none.problems == ["the collectionView has no header", "the collectionView has no footer"])
    let wrong = try Self.scene(["grid": [["itmes": [], "items": []]]])
    #expect(wrong.problems == ["unknown key 'itmes' of a section; did you mean 'items'?"])
  }
}
