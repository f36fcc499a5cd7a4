import Foundation
import Testing

@testable import InterfaceBuilder

/// Small documents with a device, which can be laid out.
enum SampleDocument {
  /// Returns a storyboard with the scenes given as XML.
  static func storyboard(
    toolsVersion: String = "17156", device: String = "retina4_7", safeAreas: Bool = true, _ scenes: String,
    rest: String = "", path: String = "sample"
  ) throws -> InterfaceDocument {
    try document(
      at: path, type: "Storyboard.XIB", toolsVersion: toolsVersion, device: device, safeAreas: safeAreas,
      "<scenes>\(scenes)</scenes>\(rest)")
  }

  /// Returns a xib with the top-level objects given as XML.
  static func xib(
    toolsVersion: String = "17156", device: String = "retina4_7", _ objects: String, resources: String = "",
    path: String = "sample"
  ) throws -> InterfaceDocument {
    try document(
      at: path, type: "XIB", toolsVersion: toolsVersion, device: device, safeAreas: true,
      "<objects>\(objects)</objects><resources>\(resources)</resources>")
  }

  /// Returns a scene of a view controller whose view has the subviews and constraints given as XML.
  static func scene(
    id: String = "controller", root: String = "root", width: Double = 375, height: Double = 667,
    attributes: String = "", subviews: String = "", constraints: String = "",
    members: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
        <view key="view" id="\(root)">
          <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
          <subviews>\(subviews)</subviews>
          <viewLayoutGuide key="safeArea" id="\(root)-safe"/>
          <constraints>\(constraints)</constraints>
        </view>
        \(members)
      </viewController>
    </objects></scene>
    """
  }

  /// Returns a scene of a navigation controller whose root is the controller with an id.
  static func navigation(to destination: String = "controller") -> String {
    """
    <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"/>
      <connections>
        <segue destination="\(destination)" kind="relationship" relationship="rootViewController" id="s"/>
      </connections>
    </navigationController></objects></scene>
    """
  }

  private static func document(
    at path: String = "sample", type: String, toolsVersion: String, device: String, safeAreas: Bool, _ content: String
  ) throws -> InterfaceDocument {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="\(toolsVersion)"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"
        useSafeAreas="\(safeAreas ? "YES" : "NO")">
        <device id="\(device)" orientation="portrait" appearance="light"/>
        \(content)
      </document>
      """
    return try InterfaceDocument(Data(xml.utf8), path: path)
  }
}
