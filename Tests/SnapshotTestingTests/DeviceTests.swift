import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Devices")
struct DeviceTests {
  private func size(_ config: ViewImageConfig) -> [CGFloat] { config.size.map { [$0.width, $0.height] } ?? [] }

  @Test("Phones have the sizes that Apple publishes, in portrait unless one says otherwise")
  func phoneSizes() {
    #expect(size(.iPhoneSe) == [320, 568])
    #expect(size(.iPhone8) == [375, 667])
    #expect(size(.iPhone8Plus) == [414, 736])
    #expect(size(.iPhoneX) == [375, 812])
    #expect(size(.iPhoneXsMax) == [414, 896])
    #expect(size(.iPhoneXr) == [414, 896])
    #expect(size(.iPhone12Mini) == [375, 812])
    #expect(size(.iPhone12) == [390, 844])
    #expect(size(.iPhone12Pro) == [390, 844])
    #expect(size(.iPhone12ProMax) == [428, 926])
    #expect(size(.iPhone13Mini) == [375, 812])
    #expect(size(.iPhone13) == [390, 844])
    #expect(size(.iPhone13Pro) == [390, 844])
    #expect(size(.iPhone13ProMax) == [428, 926])
    #expect(size(.iPhone13(.landscape)) == [844, 390])
  }

  @Test("Phones have safe areas and size classes")
  func phoneSurroundings() {
    #expect(ViewImageConfig.iPhone8.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(ViewImageConfig.iPhone8(.landscape).safeArea == .zero)
    #expect(ViewImageConfig.iPhoneX.safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(ViewImageConfig.iPhone13(.landscape).safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(ViewImageConfig.iPhoneX(.landscape).safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
    #expect(ViewImageConfig.iPhoneXr.safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    // The scale is the main screen's: suites run all devices on one simulator.
    #expect(UITraitCollection.iPhoneXr(.portrait).displayScale == 0)
    #expect(UITraitCollection.iPhoneX(.portrait).userInterfaceIdiom == .phone)
    #expect(UITraitCollection.iPhoneX(.portrait).preferredContentSizeCategory == .medium)
    #expect(UITraitCollection.iPhoneX(.landscape).horizontalSizeClass == .compact)
    #expect(UITraitCollection.iPhoneX(.landscape).verticalSizeClass == .compact)
    #expect(UITraitCollection.iPhoneXsMax(.landscape).horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPhone8Plus(.portrait).horizontalSizeClass == .compact)
    #expect(UITraitCollection.iPhone8Plus(.portrait).verticalSizeClass == .regular)
    #expect(UITraitCollection.iPhone13(.portrait).userInterfaceStyle == .unspecified)
  }

  @Test("Tablets have the sizes that Apple publishes, in landscape unless one says otherwise")
  func tabletSizes() {
    #expect(size(.iPadMini) == [1024, 768])
    #expect(size(.iPad9_7) == [1024, 768])
    #expect(size(.iPad10_2) == [1080, 810])
    #expect(size(.iPadPro10_5) == [1112, 834])
    #expect(size(.iPadPro11) == [1194, 834])
    #expect(size(.iPadPro12_9) == [1366, 1024])
    #expect(size(.iPadPro11(.portrait)) == [834, 1194])
    #expect(ViewImageConfig.iPadPro11.safeArea == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(ViewImageConfig.iPadMini.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(ViewImageConfig.iPadMini.traits.userInterfaceIdiom == .pad)
  }

  @Test("An app beside another has a part of the screen, which is compact where it is narrow")
  func parts() {
    func check(_ config: ViewImageConfig, _ width: CGFloat, _ sizeClass: UIUserInterfaceSizeClass) {
      #expect(config.size?.width == width)
      #expect(config.traits.horizontalSizeClass == sizeClass)
      #expect(config.traits.verticalSizeClass == .regular)
    }
    check(.iPadMini(.landscape(splitView: .oneThird)), 320, .compact)
    check(.iPadMini(.landscape(splitView: .oneHalf)), 507, .compact)
    check(.iPadMini(.landscape(splitView: .twoThirds)), 694, .regular)
    check(.iPadMini(.landscape(splitView: .full)), 1024, .regular)
    check(.iPad10_2(.portrait(splitView: .twoThirds)), 480, .compact)
    check(.iPadPro11(.landscape(splitView: .oneHalf)), 592, .compact)
    check(.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, .regular)
    check(.iPadPro12_9(.portrait(splitView: .oneThird)), 375, .compact)
    check(.iPadPro12_9(.portrait(splitView: .twoThirds)), 639, .compact)
    check(.iPadPro12_9(.portrait(splitView: .full)), 1024, .regular)
  }

  @Test("A television has 1920 × 1080 points, whatever its pixels")
  func television() {
    #expect(size(.tv) == [1920, 1080])
    #expect(size(.tv4K) == [1920, 1080])
    #expect(ViewImageConfig.tv4K.traits.displayScale == 2)
  }
}
