import SnapshotTesting
import TestSupport
import Testing
import XCTest

/// Calls as they are in suites that were written for the library, without a public name of Galley's.
@Suite("Calls of suites")
struct SuiteCallTests {
  @Test("A picture of a window that is taken later is waited for")
  func windowedImage() {
    let folder = TemporaryFolder()
    let controller = UIViewController()
    let failure = withSnapshotTesting(folder: "linux") {
      verifySnapshot(
        matching: controller, as: .windowedImage, named: "window", record: SnapshotTesting.isRecording,
        snapshotDirectory: folder.path)
    }
    #expect(failure?.hasPrefix("There was no reference.") == true)
    #expect(UIImage(contentsOfFile: folder.path(of: "linux/windowedImage.window.png"))?.cgImage?.width == 60)
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The strategy that many suites have for pictures of the whole window.
  fileprivate static var windowedImage: Snapshotting {
    Snapshotting<UIImage, UIImage>.image.asyncPullback { controller in
      Async<UIImage> { callback in
        nonisolated(unsafe) let (controller, callback) = (controller, callback)
        UIView.setAnimationsEnabled(false)
        DispatchQueue.main.async {
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
          window.rootViewController = controller
          window.makeKeyAndVisible()
          let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
          }
          callback(image)
        }
      }
    }
  }

  fileprivate static func dark(on config: ViewImageConfig, precision: Float = 0.99) -> Snapshotting {
    .image(
      on: config, precision: precision, perceptualPrecision: 0.98,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: config.traits.displayScale), UITraitCollection(userInterfaceStyle: .dark),
      ]))
  }
}

private final class ProfileViewController: UIViewController {}

/// Compiled, and not run.
private final class SuiteCalls: XCTestCase {
  override func setUp() {
    super.setUp()
    isRecording = true
    SnapshotTesting.diffTool = "ksdiff"
    diffTool = nil
  }

  func calls() throws {
    let controller = ProfileViewController()
    let label = UILabel()
    assertSnapshot(matching: controller, as: .image(on: .iPhoneX, traits: .init(userInterfaceStyle: .dark)))
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe(.landscape)), named: "landscape", record: true)
    assertSnapshot(of: controller, as: .dark(on: .iPhone13Pro))
    assertSnapshot(
      of: controller, as: .image(on: .init(safeArea: .zero, size: .init(width: 1, height: 1), traits: .init())))
    assertSnapshot(of: controller, as: .wait(for: 1, on: .image(on: .iPhone8)))
    assertSnapshot(of: controller, as: .image(drawHierarchyInKeyWindow: true, perceptualPrecision: 0.98))
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPadPro11(.portrait(splitView: .oneThird))))
    assertSnapshot(of: controller, as: .hierarchy, record: .failed)
    assertSnapshot(of: controller.view, as: .image)
    assertSnapshot(of: label, as: .image(precision: 0.98, size: CGSize(width: 320, height: 44)), record: isRecording)
    assertSnapshot(of: label, as: Snapshotting.recursiveDescription(size: .zero, traits: .init()))
    assertSnapshot(of: label.layer, as: .image(precision: 0.9))
    assertSnapshot(of: UIImage(), as: .image(precision: 0.9, perceptualPrecision: 0.9, scale: nil))
    assertSnapshot(of: [1: "a"], as: .dump)
    assertSnapshot(of: ["a": 1], as: .json)
    assertSnapshot(of: try JSONEncoder().encode(1), as: .data, timeout: 1, file: #file, line: #line)
    assertSnapshots(matching: controller, as: ["phone": .image(on: .iPhone8), "pad": .image(on: .iPadMini)])
    assertSnapshots(of: controller, as: [.image(on: .iPhone8), .image(on: .iPhoneXsMax(.portrait))])
    withSnapshotTesting(record: .all, diffTool: .ksdiff) { assertSnapshot(of: 1, as: .description) }
  }

  private func assertScreen(
    _ controller: UIViewController, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
  ) {
    let failure = verifySnapshot(
      of: controller, as: .image(on: .iPhone12), named: "screen", record: isRecording, snapshotDirectory: "/a",
      timeout: 1, file: file, testName: testName, line: line)
    if let failure { XCTFail(failure, file: file, line: line) }
  }

  private static var upperCased: Snapshotting<String, String> {
    Snapshotting(pathExtension: "txt", diffing: .lines) { $0.uppercased() }
  }

  private static var raw: Diffing<Int> {
    Diffing(toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }) { old, new in
      old == new ? nil : ("\(old) is not \(new)", [XCTAttachment(string: "\(new)")])
    }
  }
}
