import Foundation
import Galley
import TestSupport
import Testing
import UIKit

/// What a storyboard says about controllers, their views, their bars and their segues.
@Suite("Scenes of storyboards")
struct SceneDocumentTests {
  private final class PanelController: UIViewController {
    var prepared: [String] = []
    var maker = "document"
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append("\(segue.identifier ?? "") from \(sender as? String ?? "")")
    }
  }

  private final class Badge: UIView {
    var number = 0
    var isRound = false
    var name: String?
    var color: UIColor?
  }

  private let folder = TemporaryFolder()

  init() throws {
    UINibClasses.register(UINibClass(PanelController.self, name: "PanelController", module: "Panels", members: []))
    UINibClasses.register(
      UINibClass(
        Badge.self, name: "PanelBadge", module: "Panels",
        members: [
          .inspectable("number", \Badge.number), .inspectable("isRound", \Badge.isRound),
          .inspectable("name", \Badge.name), .inspectable("color", \Badge.color),
        ]))
    try folder.write(Self.document(initial: "tabs", Self.scenes), to: "Panels.storyboard")
    try folder.write(Self.document(initial: nil, Self.otherScene), to: "Other.storyboard")
  }

  private static func document(initial: String?, _ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes>
    </document>
    """
  }

  private static let scenes = """
    <scene sceneID="s-tabs"><objects>
      <tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
        <connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="plain" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections>
      </tabBarController>
    </objects></scene>
    <scene sceneID="s-nav"><objects>
      <navigationController navigationBarHidden="YES" toolbarHidden="NO" storyboardIdentifier="navigation" id="nav" \
    sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" tag="4" title="Panels" badgeValue="3" id="tab1"/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb1"/>
        <connections>
          <segue destination="panel" kind="relationship" relationship="rootViewController" id="r3"/>
        </connections>
      </navigationController>
    </objects></scene>
    <scene sceneID="s-panel"><objects>
      <viewController storyboardIdentifier="panel" title="Panel" hidesBottomBarWhenPushed="YES" id="panel" \
    customClass="PanelController" customModule="Panels" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <button opaque="NO" tag="1" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="button">
              <rect key="frame" x="10" y="100" width="60" height="30"/>
              <state key="normal" title="Go"/>
              <connections>
                <action selector="go:" destination="panel" eventType="touchUpInside" id="a1"/>
                <action selector="press" destination="panel" eventType="touchDown" id="a2"/>
              </connections>
            </button>
            <slider opaque="NO" tag="2" contentMode="scaleToFill" fixedFrame="YES" value="0.5" minValue="0.0" \
    maxValue="1" id="slider">
              <rect key="frame" x="10" y="150" width="100" height="30"/>
              <connections><action selector="slide:" destination="panel" eventType="valueChanged" id="a3"/></connections>
            </slider>
            <view tag="3" userInteractionEnabled="NO" contentMode="scaleToFill" fixedFrame="YES" id="badge" \
    customClass="PanelBadge" customModule="Panels">
              <rect key="frame" x="10" y="200" width="40" height="50"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="number">
                  <integer key="value" value="12"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                <userDefinedRuntimeAttribute type="string" keyPath="name" value="Ada"/>
                <userDefinedRuntimeAttribute type="color" keyPath="color">
                  <color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity">
                  <real key="value" value="0.5"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowRadius">
                  <real key="value" value="7"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
                  <size key="value" width="2" height="5"/>
                </userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
              <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/></connections>
            </view>
          </subviews>
        </view>
        <navigationItem key="navigationItem" title="In bar" prompt="Above" id="item">
          <barButtonItem key="leftBarButtonItem" tag="8" title="Left" id="left">
            <connections><action selector="left:" destination="panel" id="a4"/></connections>
          </barButtonItem>
          <barButtonItem key="rightBarButtonItem" systemItem="done" style="done" enabled="NO" id="right"/>
        </navigationItem>
        <connections>
          <segue destination="plain" kind="presentation" identifier="modal" modalPresentationStyle="fullScreen" id="g1"/>
          <segue destination="plain" kind="show" identifier="push" id="g2"/>
          <segue destination="ref" kind="show" identifier="elsewhere" id="g3"/>
        </connections>
      </viewController>
      <tapGestureRecognizer id="tap">
        <connections><action selector="tap:" destination="panel" id="a5"/></connections>
      </tapGestureRecognizer>
    </objects></scene>
    <scene sceneID="s-plain"><objects>
      <viewController storyboardIdentifier="plain" modalPresentationStyle="formSheet" id="plain" \
    sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root2">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        </view>
      </viewController>
    </objects></scene>
    <scene sceneID="s-ref"><objects>
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="second" id="ref" \
    sceneMemberID="viewController"/>
    </objects></scene>
    """

  private static let otherScene = """
    <scene sceneID="s-second"><objects>
      <tableViewController storyboardIdentifier="second" title="Second" id="second" sceneMemberID="viewController">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="grouped" id="table">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <sections>
            <tableViewSection headerTitle="Colours" footerTitle="All of them" id="sec1"><cells>
              <tableViewCell rowHeight="60" textLabel="l1" style="IBUITableViewCellStyleDefault" id="c1">
                <rect key="frame" x="0.0" y="55" width="393" height="60"/>
                <tableViewCellContentView key="contentView" id="cc1">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
                  <subviews><label text="Red" id="l1"><rect key="frame" x="16" y="0.0" width="361" height="60"/></label></subviews>
                </tableViewCellContentView>
              </tableViewCell>
            </cells></tableViewSection>
          </sections>
        </tableView>
      </tableViewController>
    </objects></scene>
    """

  private func storyboard(_ name: String = "Panels") -> UIStoryboard {
    UIStoryboard(name: name, bundle: Bundle(path: folder.path))
  }

  private func panel() throws -> PanelController {
    try #require(storyboard().instantiateViewController(withIdentifier: "panel") as? PanelController)
  }

  @Test("A tab bar controller has the controllers of its relationships in their order, with their tabs")
  func tabs() throws {
    let tabs = try #require(storyboard().instantiateInitialViewController() as? UITabBarController)
    let controllers = try #require(tabs.viewControllers)
    #expect(controllers.count == 2)
    let navigation = try #require(controllers.first as? UINavigationController)
    #expect(navigation.tabBarItem.title == "Panels")
    #expect(navigation.tabBarItem.badgeValue == "3")
    #expect(navigation.topViewController is PanelController)
    #expect(navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
    #expect(tabs.selectedViewController === navigation)
  }

  @Test("A controller has its title, its options and its storyboard")
  func options() throws {
    let panel = try panel()
    #expect(panel.title == "Panel")
    #expect(panel.hidesBottomBarWhenPushed)
    #expect(panel.storyboard?.name == "Panels")
    let plain = storyboard().instantiateViewController(withIdentifier: "plain")
    #expect(plain.modalPresentationStyle == .formSheet)
    #expect(!plain.hidesBottomBarWhenPushed)
    #expect(type(of: plain) == UIViewController.self)
  }

  @Test("Bar items have their titles, their styles, their tags and their actions")
  func barItems() throws {
    let panel = try panel()
    let item = panel.navigationItem
    #expect(item.title == "In bar")
    #expect(item.prompt == "Above")
    #expect(item.leftBarButtonItem?.title == "Left")
    #expect(item.leftBarButtonItem?.tag == 8)
    #expect(item.leftBarButtonItem?.action == "left:")
    #expect(item.leftBarButtonItem?.target === panel)
    #expect(item.rightBarButtonItem?.style == .done)
    #expect(item.rightBarButtonItem?.isEnabled == false)
  }

  @Test("Controls have the events and the selectors of their actions")
  func actions() throws {
    let panel = try panel()
    let button = try #require(panel.view.viewWithTag(1) as? UIButton)
    let slider = try #require(panel.view.viewWithTag(2) as? UISlider)
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    #expect(button.actions(forTarget: panel, forControlEvent: .touchUpInside) == ["go:"])
    #expect(button.actions(forTarget: panel, forControlEvent: .touchDown) == ["press"])
    #expect(slider.allControlEvents == .valueChanged)
    #expect(slider.allTargets.count == 1)
    #expect(button.title(for: .normal) == "Go")
  }

  @Test("Runtime attributes are set on the view of the app's class and on its layer")
  func runtimeAttributes() throws {
    let badge = try #require(try panel().view.viewWithTag(3) as? Badge)
    #expect(badge.number == 12)
    #expect(badge.isRound)
    #expect(badge.name == "Ada")
    #expect(badge.color == .red)
    #expect(badge.layer.shadowOpacity == 0.5)
    #expect(badge.layer.shadowRadius == 7)
    #expect(badge.layer.shadowOffset == CGSize(width: 2, height: 5))
  }

  @Test("A view has the recognizers that are connected to it, and takes no touches if the document says so")
  func gestures() throws {
    let view = try panel().view
    let badge = try #require(view?.viewWithTag(3))
    #expect(badge.gestureRecognizers?.count == 1)
    #expect(badge.gestureRecognizers?.first is UITapGestureRecognizer)
    #expect(!badge.isUserInteractionEnabled)
    #expect(view?.viewWithTag(1)?.isUserInteractionEnabled == true)
  }

  @Test("A segue presents its destination in its own style, after the controller was asked to prepare")
  func presents() throws {
    let panel = try panel()
    panel.performSegue(withIdentifier: "modal", sender: "button")
    #expect(panel.prepared == ["modal from button"])
    #expect(panel.presentedViewController?.modalPresentationStyle == .fullScreen)
    panel.performSegue(withIdentifier: "nothing", sender: nil)
    #expect(panel.prepared.count == 1)
  }

  @Test("A segue that shows pushes, or presents where there is no navigation")
  func shows() throws {
    let navigation: UINavigationController = storyboard().instantiateViewController(identifier: "navigation")
    let panel = try #require(navigation.topViewController as? PanelController)
    panel.performSegue(withIdentifier: "push", sender: nil)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers.first === panel)
    let alone = try self.panel()
    alone.performSegue(withIdentifier: "push", sender: nil)
    #expect(alone.presentedViewController?.modalPresentationStyle == .formSheet)
  }

  @Test("A reference leads to the controller of another storyboard, whose table has the rows of the document")
  func references() throws {
    let panel = try panel()
    panel.performSegue(withIdentifier: "elsewhere", sender: nil)
    let table = try #require(panel.presentedViewController as? UITableViewController)
    #expect(table.title == "Second")
    #expect(table.storyboard?.name == "Other")
    table.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    table.view.layoutIfNeeded()
    #expect(table.tableView.style == .grouped)
    #expect(table.tableView.visibleCells.map(\.textLabel?.text) == ["Red"])
    #expect(table.tableView.visibleCells.map(\.frame.height) == [60])
    #expect(table.tableView(table.tableView, titleForFooterInSection: 0) == "All of them")
    #expect(storyboard("Other").instantiateInitialViewController() == nil)
  }

  @Test("A closure can make the controller, whose view is still that of the document")
  func creators() throws {
    let made: PanelController = storyboard().instantiateViewController(identifier: "panel") { coder in
      let panel = PanelController(coder: coder)
      panel?.maker = "closure"
      return panel
    }
    #expect(made.maker == "closure")
    #expect(made.title == "Panel")
    #expect(made.view.viewWithTag(3) is Badge)
  }
}
