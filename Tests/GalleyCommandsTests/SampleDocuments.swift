import Foundation
import TestSupport

/// Documents written for tests of the tool.
enum SampleDocuments {
  /// A storyboard of a screen below a navigation bar, from the sample.
  static let account = Checkout.sample.appending(path: "Base.lproj/Account.storyboard")

  /// A view of 320 x 100 with a label that is 20 points from the left and in the middle of the height.
  static let label = xib(
    """
    <constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="vie-00-001" secondAttribute="leading" \
    constant="20" id="con-00-001"/>
    <constraint firstItem="lbl-00-001" firstAttribute="centerY" secondItem="vie-00-001" secondAttribute="centerY" \
    id="con-00-002"/>
    """)

  /// The same, the label at once 100 and 200 points wide.
  static let conflict = xib(
    """
    <constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="vie-00-001" secondAttribute="leading" \
    constant="20" id="con-00-001"/>
    <constraint firstItem="lbl-00-001" firstAttribute="centerY" secondItem="vie-00-001" secondAttribute="centerY" \
    id="con-00-002"/>
    <constraint firstItem="lbl-00-001" firstAttribute="width" constant="100" id="con-00-003"/>
    <constraint firstItem="lbl-00-001" firstAttribute="width" constant="200" id="con-00-004"/>
    """)

  /// A row that is too low for its text, whose opaque background hides what is above the row if the text grows upwards.
  static let lowRow = document(
    """
    <view contentMode="scaleToFill" id="vie-00-001" userLabel="Rows">
    <rect key="frame" x="0.0" y="0.0" width="120" height="200"/>
    <subviews>
    <label opaque="NO" text="First" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001">
    <rect key="frame" x="10" y="60" width="100" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-00-002" userLabel="Row">
    <rect key="frame" x="10" y="90" width="100" height="24"/>
    <subviews>
    <label text="Second row of several lines" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" \
    id="lbl-00-002">
    <rect key="frame" x="0.0" y="0.0" width="100" height="24"/>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    </subviews>
    <constraints>
    <constraint firstAttribute="height" constant="24" id="con-00-001"/>
    <constraint firstItem="lbl-00-002" firstAttribute="leading" secondItem="vie-00-002" secondAttribute="leading" \
    id="con-00-002"/>
    <constraint firstItem="lbl-00-002" firstAttribute="trailing" secondItem="vie-00-002" secondAttribute="trailing" \
    id="con-00-003"/>
    <constraint firstItem="lbl-00-002" firstAttribute="top" secondItem="vie-00-002" secondAttribute="top" \
    id="con-00-004"/>
    <constraint firstItem="lbl-00-002" firstAttribute="bottom" secondItem="vie-00-002" secondAttribute="bottom" \
    id="con-00-005"/>
    </constraints>
    </view>
    </subviews>
    <constraints>
    <constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="vie-00-001" secondAttribute="leading" \
    constant="10" id="con-00-006"/>
    <constraint firstItem="lbl-00-001" firstAttribute="top" secondItem="vie-00-001" secondAttribute="top" \
    constant="60" id="con-00-007"/>
    <constraint firstItem="vie-00-002" firstAttribute="leading" secondItem="vie-00-001" secondAttribute="leading" \
    constant="10" id="con-00-008"/>
    <constraint firstItem="vie-00-002" firstAttribute="width" constant="100" id="con-00-009"/>
    <constraint firstItem="vie-00-002" firstAttribute="top" secondItem="vie-00-001" secondAttribute="top" \
    constant="90" id="con-00-010"/>
    </constraints>
    </view>
    """)

  /// A label that is too narrow for its text, and a button beside it at the right edge.
  static let narrowName = document(
    """
    <view contentMode="scaleToFill" id="vie-00-001" userLabel="Bar">
    <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
    <subviews>
    <label opaque="NO" text="A name of a distant spot" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001">
    <rect key="frame" x="10" y="20" width="92" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="btn-00-001">
    <rect key="frame" x="110" y="20" width="80" height="30"/>
    <constraints>
    <constraint firstAttribute="width" constant="80" id="con-00-001"/>
    </constraints>
    <state key="normal" title="Open"/>
    </button>
    </subviews>
    <constraints>
    <constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="vie-00-001" secondAttribute="leading" \
    constant="10" id="con-00-002"/>
    <constraint firstItem="lbl-00-001" firstAttribute="top" secondItem="vie-00-001" secondAttribute="top" \
    constant="20" id="con-00-003"/>
    <constraint firstItem="btn-00-001" firstAttribute="leading" secondItem="lbl-00-001" secondAttribute="trailing" \
    constant="8" id="con-00-004"/>
    <constraint firstItem="btn-00-001" firstAttribute="top" secondItem="vie-00-001" secondAttribute="top" \
    constant="20" id="con-00-005"/>
    <constraint firstAttribute="trailing" secondItem="btn-00-001" secondAttribute="trailing" constant="10" \
    id="con-00-006"/>
    </constraints>
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    </view>
    """)

  /// A view with a constraint to an object that is not there.
  static let dangling = xib(
    """
    <constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="not-he-re0" secondAttribute="leading" \
    constant="20" id="con-00-001"/>
    """)

  /// A document without a scene.
  static let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/></objects></document>
    """

  /// A document for the Mac.
  static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
    <objects/>
    </document>
    """

  /// A document whose XML ends in the third line.
  static let broken = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view id="a
    """

  private static func xib(_ constraints: String) -> String {
    document(
      """
      <view contentMode="scaleToFill" id="vie-00-001" userLabel="Card">
      <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
      <subviews>
      <label opaque="NO" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001">
      <rect key="frame" x="3" y="3" width="3" height="3"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      </subviews>
      <constraints>
      \(constraints)
      </constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      """)
  }

  private static func document(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
    \(objects)
    </objects>
    </document>
    """
  }
}
