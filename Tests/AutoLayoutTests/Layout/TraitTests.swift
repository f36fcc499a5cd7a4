import AutoLayout
import Graphics
import Testing

@Suite("Devices")
struct DeviceTests {
  /// Sizes: Human Interface Guidelines > Layout > Specifications.
  @Test(
    "Screens have the sizes that Apple publishes",
    arguments: [
      ("iphone-4s", 320.0, 480.0, 2.0), ("iphone-se-1", 320, 568, 2), ("iphone-se", 375, 667, 2),
      ("iphone-8-plus", 414, 736, 3), ("iphone-11-pro", 375, 812, 3), ("iphone-11", 414, 896, 2),
      ("iphone-14", 390, 844, 3), ("iphone-15-pro", 393, 852, 3), ("iphone-17-pro", 402, 874, 3),
      ("iphone-air", 420, 912, 3), ("iphone-17-pro-max", 440, 956, 3), ("ipad-mini", 744, 1133, 2),
      ("ipad-pro-11", 834, 1210, 2), ("ipad-pro-13", 1032, 1376, 2),
    ])
  func publishedSizes(name: String, width: Double, height: Double, scale: Double) throws {
    let device = try Device(parsing: name)
    #expect(device.size(in: .portrait) == Size(width: width, height: height))
    #expect(device.size(in: .landscape) == Size(width: height, height: width))
    #expect(device.scale == scale)
  }

  @Test("Names and Interface Builder's ids are unique")
  func uniqueNames() {
    let ids = Device.all.compactMap(\.interfaceBuilderID)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Set(ids).count == ids.count)
  }

  /// Scales: the study of Interface Builder's documents (retina5_5, 5_9, 6_5, 6_0, 6_12, 6_3, 6_7, 6_72 have 3).
  @Test(
    "Interface Builder's canvases have the scale of their device",
    arguments: [
      ("retina3_5", 2.0), ("retina4_0", 2), ("retina4_7", 2), ("retina5_5", 3), ("retina5_9", 3), ("retina6_1", 2),
      ("retina6_5", 3), ("retina6_0", 3), ("retina6_12", 3), ("retina6_3", 3), ("retina6_7", 3), ("retina6_72", 3),
      ("ipad9_7", 2), ("ipad10_5", 2), ("ipad12_9", 2), ("ipad12_9rounded", 2),
      ("iPad13_0rounded", 2),
    ])
  func canvasScales(id: String, scale: Double) throws {
    #expect(try #require(Device.interfaceBuilder(id: id)).scale == scale)
  }

  /// Source: Apple's lists of devices that iOS 26, iPadOS 26 and earlier releases support.
  @Test(
    "The newest look of a device is that of the last iOS it can have",
    arguments: [
      ("iphone-17", SystemLook.iOS26), ("iphone-11-pro", .iOS26), ("iphone-se", .iOS26), ("iphone-8", .iOS15),
      ("iphone-se-1", .iOS15), ("iphone-4s", .iOS7), ("ipad-9.7", .iOS26), ("ipad-pro-12.9-2015", .iOS18),
      ("390x844@3", .iOS26),
    ])
  func newestLook(name: String, look: SystemLook) throws {
    let device = try Device(parsing: name)
    #expect(device.newestLook == look)
    #expect(TraitCollection().on(device).look == look)
    #expect(TraitCollection(look: .iOS13).on(device).look == .iOS13)
  }

  @Test("The innermost override of a look or an appearance applies, below the view that has it")
  func overrides() {
    let (root, middle, leaf) = (View(), View(), View())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.look == .iOS26)
    (middle.overrideLook, middle.overrideUserInterfaceStyle) = (.iOS18, .dark)
    #expect([root, middle, leaf].map(\.look) == [.iOS26, .iOS18, .iOS18])
    #expect([root, middle, leaf].map(\.traitCollection.userInterfaceStyle) == [.light, .dark, .dark])
    (leaf.overrideLook, leaf.overrideUserInterfaceStyle) = (.iOS11, .light)
    #expect(leaf.look == .iOS11 && leaf.traitCollection.userInterfaceStyle == .light)
  }

  /// Size classes: Human Interface Guidelines > Layout > Device size classes.
  @Test(
    "Only large phones have a regular width in landscape",
    arguments: [
      ("iphone-17", TraitCollection.SizeClass.compact), ("iphone-17-pro-max", .regular), ("iphone-air", .regular),
      ("iphone-11", .regular), ("iphone-se", .compact), ("iphone-8-plus", .regular), ("iphone-13-mini", .compact),
    ])
  func landscapeSizeClasses(name: String, across: TraitCollection.SizeClass) throws {
    let device = try Device(parsing: name)
    #expect(device.horizontalSizeClass(in: .portrait) == .compact)
    #expect(device.horizontalSizeClass(in: .landscape) == across)
    #expect(device.verticalSizeClass(in: .landscape) == .compact)
  }

  /// Values from the simulators of iOS 11 to 26, as several snapshot libraries publish them.
  @Test(
    "The safe area leaves out the status bar, the sensors and the home indicator",
    arguments: [
      ("iphone-se", EdgeInsets(top: 20), EdgeInsets()),
      ("iphone-11-pro", EdgeInsets(top: 44, bottom: 34), EdgeInsets(left: 44, bottom: 21, right: 44)),
      ("iphone-14", EdgeInsets(top: 47, bottom: 34), EdgeInsets(left: 47, bottom: 21, right: 47)),
      ("iphone-15", EdgeInsets(top: 59, bottom: 34), EdgeInsets(left: 59, bottom: 21, right: 59)),
      ("iphone-17", EdgeInsets(top: 62, bottom: 34), EdgeInsets(top: 20, left: 62, bottom: 20, right: 62)),
      ("iphone-air", EdgeInsets(top: 68, bottom: 34), EdgeInsets(top: 20, left: 68, bottom: 29, right: 68)),
      ("ipad-mini", EdgeInsets(top: 24, bottom: 20), EdgeInsets(top: 24, bottom: 20)),
    ])
  func safeAreas(name: String, portrait: EdgeInsets, landscape: EdgeInsets) throws {
    let device = try Device(parsing: name)
    #expect(device.safeArea(in: .portrait) == portrait)
    #expect(device.safeArea(in: .landscape) == landscape)
  }

  @Test(
    "A device made from a size is a tablet if its width and height are at least 700 points",
    arguments: [
      ("700x1000", TraitCollection.UserInterfaceIdiom.pad), ("1000x700", .pad), ("699x1000", .phone),
      ("1000x699", .phone),
    ])
  func idiomOfSize(text: String, idiom: TraitCollection.UserInterfaceIdiom) throws {
    #expect(try Device(parsing: text).idiom == idiom)
  }

  @Test("A device is made from a size")
  func deviceFromSize() throws {
    let device = try Device(parsing: "390x844@3")
    #expect(device.size(in: .portrait) == Size(width: 390, height: 844))
    #expect(device.scale == 3)
    #expect(device.safeArea(in: .portrait) == .zero)
    #expect(try Device(parsing: "390x844").scale == 2)
  }

  @Test(
    "Texts that are not devices have different errors",
    arguments: [
      ("0x0", DeviceError.sizeOutOfRange("0x0")), ("-5x10", .sizeOutOfRange("-5x10")),
      ("10001x5", .sizeOutOfRange("10001x5")), ("390", .malformedSize("390")), ("390x", .malformedSize("390x")),
      ("1x2x3", .malformedSize("1x2x3")), ("390x844@4", .invalidScale("390x844@4")),
      ("390x844@", .invalidScale("390x844@")), ("1e400x5", .sizeOutOfRange("1e400x5")),
      ("nokia", .unknown("nokia", similar: [])),
      ("iPhone Air 2", .unknown("iPhone Air 2", similar: [])),
    ])
  func refusals(text: String, error: DeviceError) {
    #expect(throws: error) { try Device(parsing: text) }
  }

  @Test("An unknown name is answered with similar names")
  func similarNames() {
    #expect(throws: DeviceError.unknown("ipad 13", similar: ["ipad-pro-13", "ipad-air-13"])) {
      try Device(parsing: "ipad 13")
    }
  }
}

@Suite("Directions of languages")
struct LayoutDirectionTests {
  @Test(
    "Right-to-left languages are recognized by script before language",
    arguments: ["ar", "fa", "he", "ur", "ps", "sd", "ug", "yi", "ckb", "dv", "az-Arab", "ar_EG", "iw"])
  func rightToLeft(locale: String) { #expect(LayoutDirection(locale: locale) == .rightToLeft) }

  @Test(
    "All other languages are written from left to right",
    arguments: ["en", "de", "ja", "hi", "th", "ar-Latn", "ku", "base", ""])
  func leftToRight(locale: String) { #expect(LayoutDirection(locale: locale) == .leftToRight) }
}
