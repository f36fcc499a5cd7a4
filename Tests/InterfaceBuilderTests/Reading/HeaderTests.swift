import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct HeaderTests {
  @Test("The document's attributes are read")
  func attributes() throws {
    let document = try DocumentFixtures.storyboard(
      #"<viewController id="a" sceneMemberID="viewController"/>"#,
      attributes: """
        toolsVersion="14490.70" useSafeAreas="YES" initialViewController="a"
        """,
      rest: #"<device id="retina6_12" orientation="landscape" appearance="dark"/>"#)
    #expect(document.kind == .storyboard)
    #expect(document.toolsVersion == 14490.70)
    #expect(document.usesSafeAreas)
    #expect(document.device == CanvasDevice(id: "retina6_12", orientation: .landscape, appearance: .dark))
  }

  @Test("The first two parts of a tools version count")
  func longToolsVersion() throws {
    #expect(try DocumentFixtures.xib("", attributes: #"toolsVersion="14490.70.1""#).toolsVersion == 14490.7)
  }

  @Test(
    "The tools version 32700 stands for the version of the plug-in",
    arguments: [("32700.99.1234", 22684.0), ("24127", 24127)])
  func placeholderVersion(version: String, expected: Double) throws {
    let document = try DocumentFixtures.xib(
      "", attributes: "toolsVersion=\"\(version)\"",
      rest: """
        <dependencies>
          <deployment identifier="iOS"/>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22684"/>
        </dependencies>
        """)
    #expect(document.toolsVersion == expected)
  }

  @Test("Before Xcode 8, the simulated metrics name the device")
  func simulatedDevice() throws {
    let document = try DocumentFixtures.xib(
      "",
      rest: """
        <simulatedMetricsContainer key="defaultSimulatedMetrics">
          <simulatedOrientationMetrics key="orientation" orientation="landscapeRight"/>
          <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/>
        </simulatedMetricsContainer>
        """)
    #expect(document.device == CanvasDevice(id: "retina4_7", orientation: .landscape))
  }

  @Test("Images and colours are recorded by name")
  func resources() throws {
    let document = try DocumentFixtures.xib(
      "",
      rest: """
        <resources>
          <image name="star" catalog="system" width="128" height="116"/>
          <namedColor name="Brand"><color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
          <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
        </resources>
        """)
    #expect(document.resources.images["star"]?.size == Size(width: 128, height: 116))
    #expect(document.resources.images["star"]?.isSystem == true)
    #expect(document.resources.namedColors["Brand"] == Color(red: 1, green: 0.5, blue: 0))
    #expect(document.resources.systemColors["labelColor"] == .black)
  }
}
