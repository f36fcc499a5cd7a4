extension Device {
  /// A phone of average size.
  public static let iPhone17 = phone("iphone-17", "iPhone 17", .phone6_3)
  /// The largest phone.
  public static let iPhone17ProMax = phone("iphone-17-pro-max", "iPhone 17 Pro Max", .phone6_9)
  /// A phone with two pixels per point, for small images.
  public static let iPhone11 = phone("iphone-11", "iPhone XR and 11", .phone6_1Liquid, canvas: "retina6_1")
  /// The smallest phone in wide use, with a home button.
  public static let iPhoneSE = phone(
    "iphone-se", "iPhone SE (2nd and 3rd generation)", .phone4_7, canvas: "retina4_7")
  /// The smallest tablet.
  public static let iPadMini = pad(
    "ipad-mini", "iPad mini (6th generation and A17 Pro)", .tablet8_3, canvas: "ipad8_3rounded")
  /// The largest tablet.
  public static let iPadPro13 = pad("ipad-pro-13", "iPad Pro 13-inch (M4 and M5)", .tablet13_0, canvas: "ipad13_0")

  /// The known devices: phones, then tablets, newest first.
  public static let all: [Device] = phones + tablets

  /// Returns the device with a name on the command line, or `nil`.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// Returns the device with a canvas name in Interface Builder documents, or `nil`.
  ///
  /// The names of some iPads begin with a capital letter (`iPad13_0rounded`), and the newest ones are known with and
  /// without the suffix for round corners.
  package static func interfaceBuilder(id: String) -> Device? {
    let id = id.lowercased()
    return all.first { $0.interfaceBuilderID == id } ?? all.first { $0.interfaceBuilderID.map { $0 + "rounded" } == id }
  }

  private static func phone(
    _ name: String, _ productName: String, _ screen: Screen, canvas: String? = nil, newestLook: SystemLook = .current
  ) -> Device {
    Device(
      name: name, productName: productName, interfaceBuilderID: canvas, screen: screen, idiom: .phone,
      newestLook: newestLook)
  }

  private static func pad(
    _ name: String, _ productName: String, _ screen: Screen, canvas: String? = nil, newestLook: SystemLook = .current
  ) -> Device {
    Device(
      name: name, productName: productName, interfaceBuilderID: canvas, screen: screen, idiom: .pad,
      newestLook: newestLook)
  }

  private static let phones: [Device] = [
    iPhone17,
    phone("iphone-17-pro", "iPhone 17 Pro", .phone6_3),
    iPhone17ProMax,
    phone("iphone-air", "iPhone Air", .phone6_5Air),
    phone("iphone-16e", "iPhone 16e", .phone6_1),
    phone("iphone-16", "iPhone 16", .phone6_1Island),
    phone("iphone-16-plus", "iPhone 16 Plus", .phone6_7Island),
    phone("iphone-16-pro", "iPhone 16 Pro", .phone6_3, canvas: "retina6_3"),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", .phone6_9, canvas: "retina6_9"),
    iPhoneSE,
    phone("iphone-15", "iPhone 15", .phone6_1Island),
    phone("iphone-15-plus", "iPhone 15 Plus", .phone6_7Island),
    phone("iphone-15-pro", "iPhone 15 Pro", .phone6_1Island, canvas: "retina6_12"),
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", .phone6_7Island, canvas: "retina6_72"),
    phone("iphone-14", "iPhone 14", .phone6_1, canvas: "retina6_0"),
    phone("iphone-14-plus", "iPhone 14 Plus", .phone6_7, canvas: "retina6_7"),
    phone("iphone-14-pro", "iPhone 14 Pro", .phone6_1Island),
    phone("iphone-14-pro-max", "iPhone 14 Pro Max", .phone6_7Island),
    phone("iphone-13-mini", "iPhone 12 mini and 13 mini", .phone5_4, canvas: "retina5_4"),
    phone("iphone-13", "iPhone 12 and 13", .phone6_1),
    phone("iphone-13-pro", "iPhone 12 Pro and 13 Pro", .phone6_1),
    phone("iphone-13-pro-max", "iPhone 12 Pro Max and 13 Pro Max", .phone6_7),
    iPhone11,
    phone("iphone-11-pro", "iPhone X, XS and 11 Pro", .phone5_8, canvas: "retina5_9"),
    phone("iphone-11-pro-max", "iPhone XS Max and 11 Pro Max", .phone6_5, canvas: "retina6_5"),
    phone("iphone-8", "iPhone 6, 6s, 7 and 8", .phone4_7, newestLook: .iOS15),
    phone(
      "iphone-8-plus", "iPhone 6 Plus, 6s Plus, 7 Plus and 8 Plus", .phone5_5, canvas: "retina5_5", newestLook: .iOS15),
    phone(
      "iphone-se-1", "iPhone 5, 5s and SE (1st generation)", .phone4_0, canvas: "retina4_0", newestLook: .iOS15),
    phone("iphone-4s", "iPhone 4 and 4s", .phone3_5, canvas: "retina3_5", newestLook: .iOS7),
  ]

  private static let tablets: [Device] = [
    iPadPro13,
    pad("ipad-pro-11", "iPad Pro 11-inch (M4 and M5)", .tablet11_1, canvas: "ipad11_1"),
    pad("ipad-air-13", "iPad Air 13-inch", .tablet12_9),
    pad("ipad-air-11", "iPad Air 11-inch", .tablet10_9),
    pad("ipad", "iPad (10th generation and A16)", .tablet10_9, canvas: "ipad10_9rounded"),
    iPadMini,
    pad("ipad-pro-12.9", "iPad Pro 12.9-inch (3rd to 6th generation)", .tablet12_9, canvas: "ipad12_9rounded"),
    pad("ipad-pro-11-2018", "iPad Pro 11-inch (1st to 4th generation)", .tablet11_0, canvas: "ipad11_0rounded"),
    pad(
      "ipad-pro-12.9-2015", "iPad Pro 12.9-inch (1st and 2nd generation)", .tablet12_9HomeButton, canvas: "ipad12_9",
      newestLook: .iOS18),
    pad("ipad-air-10.5", "iPad Pro 10.5-inch and iPad Air (3rd generation)", .tablet10_5, canvas: "ipad10_5"),
    pad("ipad-10.2", "iPad (7th to 9th generation)", .tablet10_2, canvas: "ipad10_2"),
    pad("ipad-9.7", "iPad 9.7-inch and iPad mini 2 to 5", .tablet9_7, canvas: "ipad9_7"),
  ]
}
