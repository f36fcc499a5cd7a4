import ArgumentParser
import Galley
import Reports

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices for --device.",
    discussion: """
      POINTS is the size in portrait; the size in pixels is that times SCALE. SAFE AREA and LANDSCAPE are the safe \
      area in either orientation: top, left, bottom, right. CLASSES are the horizontal and vertical size classes in \
      portrait and landscape: c for compact, r for regular.

      Other sizes are written as --device 390x844@3.
      """)

  func run() throws {
    let table = TextTable(
      header: ["NAME", "POINTS", "SCALE", "SAFE AREA", "LANDSCAPE", "CLASSES", "DEVICE"],
      rows: Device.all.map(Self.row))
    Terminal.standardOutput.write(table.text)
  }

  private static func row(_ device: Device) -> [String] {
    let size = device.size(in: .portrait)
    return [
      device.name, "\(Int(bounded: size.width))x\(Int(bounded: size.height))", "@\(Int(bounded: device.scale))",
      insets(device.safeArea(in: .portrait)), insets(device.safeArea(in: .landscape)),
      Device.Orientation.allCases.map { classes(of: device, in: $0) }.joined(separator: " "), device.productName,
    ]
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { String(Int(bounded: $0)) }.joined(separator: " ")
  }

  private static func classes(of device: Device, in orientation: Device.Orientation) -> String {
    let classes = [device.horizontalSizeClass(in: orientation), device.verticalSizeClass(in: orientation)]
    return classes.map { String($0.rawValue.prefix(1)) }.joined(separator: "x")
  }
}
