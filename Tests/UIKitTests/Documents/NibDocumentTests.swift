import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@Suite("Objects of xibs")
struct NibDocumentTests {
  private final class Owner: NSObject {
    weak var label: UILabel!
    var parts: [UIView] = []
  }

  private final class CardController: UIViewController {
    weak var label: UILabel!
    var labelWhenLoaded: String?
    override func viewDidLoad() { labelWhenLoaded = label?.text }
  }

  private final class CardCell: UITableViewCell {
    weak var label: UILabel!
    var wasAwake = 0
    override func awakeFromNib() { wasAwake += label == nil ? 10 : 1 }
  }

  private let folder = TemporaryFolder()
  private var bundle: Bundle { Bundle(path: folder.path) ?? .main }

  init() throws {
    UINibClasses.register(
      UINibClass(
        Owner.self, name: "CardOwner", module: "Cards",
        members: [.outlet("label", \Owner.label), .outlet("parts", \Owner.parts)]))
    UINibClasses.register(
      UINibClass(
        CardController.self, name: "CardController", module: "Cards",
        members: [.outlet("label", \CardController.label)]))
    UINibClasses.register(
      UINibClass(CardCell.self, name: "CardCell", module: "Cards", members: [.outlet("label", \CardCell.label)]))
    try folder.write(
      Self.document(
        owner: "CardOwner",
        connections: """
          <outlet property="label" destination="label" id="o1"/>
          <outletCollection property="parts" destination="card" id="o2"/>
          <outletCollection property="parts" destination="label" id="o3"/>
          """), to: "Card.xib")
    try folder.write(
      Self.document(
        owner: "CardController",
        connections: """
          <outlet property="view" destination="card" id="o1"/><outlet property="label" destination="label" id="o2"/>
          """), to: "Screen.xib")
    try folder.write(Self.cell, to: "Cell.xib")
  }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
    """

  private static func document(owner: String, connections: String) -> String {
    """
    \(head)
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(owner)" \
    customModule="Cards"><connections>\(connections)</connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="card">
          <rect key="frame" x="0.0" y="0.0" width="200" height="80"/>
          <subviews>
            <label opaque="NO" text="Card" fixedFrame="YES" id="label">
              <rect key="frame" x="10" y="20" width="80" height="21"/>
            </label>
          </subviews>
        </view>
        <tapGestureRecognizer id="tap"/>
      </objects>
    </document>
    """
  }

  private static let cell = """
    \(head)
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell contentMode="scaleToFill" reuseIdentifier="card" id="cell" customClass="CardCell" customModule="Cards">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>
              <label opaque="NO" text="Row" fixedFrame="YES" id="label">
                <rect key="frame" x="10" y="10" width="80" height="21"/>
              </label>
            </subviews>
          </tableViewCellContentView>
          <connections><outlet property="label" destination="label" id="o1"/></connections>
        </tableViewCell>
      </objects>
    </document>
    """

  @Test("The owner's outlets lead to the views, and the top-level objects are in the order of the document")
  func owner() throws {
    let owner = Owner()
    let made = UINib(nibName: "Card", bundle: bundle).instantiate(withOwner: owner)
    #expect(made.count == 2)
    let card = try #require(made.first as? UIView)
    #expect(made.last is UITapGestureRecognizer)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(owner.label?.text == "Card")
    #expect(owner.label?.superview === card)
    #expect(owner.parts == [card, card.subviews[0]])
  }

  @Test("Each time, a xib makes objects of its own, also without an owner")
  func again() throws {
    let nib = UINib(nibName: "Card", bundle: bundle)
    let first = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let second = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(first !== second)
    #expect((second.subviews.first as? UILabel)?.text == "Card")
  }

  @Test("A bundle loads a xib, and gives nil for one that it lacks")
  func bundles() {
    let owner = Owner()
    #expect(bundle.loadNibNamed("Card", owner: owner)?.count == 2)
    #expect(owner.parts.count == 2)
    #expect(bundle.loadNibNamed("Missing", owner: owner) == nil)
  }

  @Test("A controller has the view of the xib that it names, with its outlets before it is told that it is loaded")
  func controllers() {
    let controller = CardController(nibName: "Screen", bundle: bundle)
    #expect(controller.nibName == "Screen")
    #expect(!controller.isViewLoaded)
    #expect(controller.view.subviews.first === controller.label)
    #expect(controller.labelWhenLoaded == "Card")
  }

  @Test("A controller finds the xib of its class, without the word Controller")
  func classNames() throws {
    try folder.write(
      Self.document(
        owner: "CardController",
        connections: "<outlet property=\"view\" destination=\"card\" id=\"o1\"/>"), to: "Card.xib")
    let controller = CardController(nibName: nil, bundle: bundle)
    #expect(controller.view.subviews.first is UILabel)
  }

  @Test("Cells of a xib are made for a table, connected before they wake")
  func cells() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.register(UINib(nibName: "Cell", bundle: bundle), forCellReuseIdentifier: "card")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "card") as? CardCell)
    #expect(cell.wasAwake == 1)
    #expect(cell.label?.text == "Row")
    #expect(cell.label?.superview === cell.contentView)
    #expect(cell.reuseIdentifier == "card")
  }

  private final class Values: NSObject {
    var whole = 0
    var part: CGFloat = 0
    var isOn = false
    var count: UInt = 0
    var maybe: Double?
  }

  @Test("A number becomes the kind of the property, as key-value coding converts it")
  func numbers() {
    UINibClasses.register(
      UINibClass(
        Values.self, name: "CardValues", module: "Cards",
        members: [
          .inspectable("whole", \Values.whole), .inspectable("part", \Values.part), .inspectable("isOn", \Values.isOn),
          .inspectable("count", \Values.count), .inspectable("maybe", \Values.maybe),
        ]))
    let values = Values()
    values.setValue(2.9, forKey: "whole")
    values.setValue(true, forKey: "part")
    values.setValue(3, forKey: "isOn")
    values.setValue(7.0, forKey: "count")
    values.setValue(4, forKey: "maybe")
    #expect(values.whole == 2)
    #expect(values.part == 1)
    #expect(values.isOn)
    #expect(values.count == 7)
    #expect(values.maybe == 4)
    values.setValue(0, forKey: "isOn")
    values.setValue("text", forKey: "whole")
    #expect(!values.isOn)
    #expect(values.whole == 2)
  }
}
