import Foundation
import Galley
import TestSupport
import Testing

@testable import UIKit

@Suite("Prototypes of collections in storyboards")
struct CollectionPrototypeTests {
  private let folder = TemporaryFolder()

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" initialViewController="con-tr-001">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sce-ne-001"><objects>
        <collectionViewController id="con-tr-001" customClass="FruitController" customModule="Fruit" sceneMemberID="viewController">
          <collectionView key="view" clipsSubviews="YES" dataMode="prototypes" id="lis-t0-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="lay-ou-001">
              <size key="itemSize" width="100" height="60"/>
              <size key="headerReferenceSize" width="50" height="40"/>
              <size key="footerReferenceSize" width="0.0" height="0.0"/>
              <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
            </collectionViewFlowLayout>
            <cells>
              <collectionViewCell opaque="NO" clipsSubviews="YES" reuseIdentifier="fruit" id="cel-l0-001">
                <rect key="frame" x="0.0" y="40" width="100" height="60"/>
                <collectionViewCellContentView key="contentView" id="con-te-001">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
                </collectionViewCellContentView>
              </collectionViewCell>
            </cells>
            <collectionReusableView key="sectionHeaderView" opaque="NO" clipsSubviews="YES" reuseIdentifier="kind" id="hea-d0-001">
              <rect key="frame" x="0.0" y="0.0" width="393" height="40"/>
              <subviews>
                <label opaque="NO" text="Pears" tag="5" id="lab-el-001"><rect key="frame" x="16" y="9" width="80" height="21"/></label>
              </subviews>
            </collectionReusableView>
          </collectionView>
        </collectionViewController>
      </objects></scene></scenes>
    </document>
    """

  private final class FruitController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "fruit", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "kind", for: indexPath)
    }
  }

  @Test("The header of a section is made from its prototype, above the first cell")
  func makesHeaders() throws {
    UINibClasses.register(UINibClass(FruitController.self, name: "FruitController", module: "Fruit", members: []))
    try Self.storyboard.write(to: folder.url.appending(path: "Fruit.storyboard"), atomically: true, encoding: .utf8)
    let storyboard = UIStoryboard(name: "Fruit", bundle: Bundle(path: folder.url.path))
    let controller = try #require(storyboard.instantiateInitialViewController() as? FruitController)
    _ = try Renderer().render(controller, size: Size(width: 393, height: 852))
    let list = try #require(controller.collectionView)
    let header = try #require(
      list.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    #expect((header.viewWithTag(5) as? UILabel)?.text == "Pears")
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 40))
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 40)
  }
}
