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

  /// The same, with a constraint to an object that is not there.
  static let dangling = xib(
    """
    <constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="not-he-re0" secondAttribute="leading" \
    constant="20" id="con-00-001"/>
    """)

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
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
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
    </objects>
    </document>
    """
  }
}
