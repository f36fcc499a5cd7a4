import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("The comparison of pictures")
struct PictureTests {
  /// Returns what is wrong about a picture of one row.
  private func message(
    _ reference: [UInt32], _ colors: [UInt32], precision: Float = 1, perceptualPrecision: Float = 1
  ) -> String? {
    Diffing<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .diff(row(reference), row(colors))?.0
  }

  private let white: UInt32 = 0xFFFFFF

  @Test("Without a tolerance, all pixels have to match")
  func exact() throws {
    let black = [UInt32](repeating: 0, count: 100)
    #expect(message(black, black) == nil)
    let text = try #require(message(black, black.dropLast() + [white]))
    #expect(text.hasPrefix("1 of 100 pixels differ, in one place. The largest is 1 × 1 points at (99, 0)."))
    #expect(text.hasSuffix("The percentage of pixels that match 0.99 is less than required 1.0"))
  }

  @Test("A share of the pixels may differ, up to the precision", arguments: [(1, true), (2, true), (3, false)])
  func share(differing: Int, passes: Bool) {
    let black = [UInt32](repeating: 0, count: 100)
    let colors = black.dropLast(differing) + [UInt32](repeating: white, count: differing)
    let message = message(black, Array(colors), precision: 0.98)
    #expect((message == nil) == passes)
    if let message { #expect(message.contains("match 0.97 is less than required 0.98")) }
  }

  @Test("Colours match if they are as near as the perceptual precision")
  func nearColors() throws {
    // L* of 0x80 is 53.585, of 0x81 is 53.977: by ΔL alone they are 0.39 apart.
    #expect(message([0x808080], [0x818181]) != nil)
    #expect(message([0x808080], [0x818181], perceptualPrecision: 0.99) == nil)
    #expect(message([0x808080], [0x818181], perceptualPrecision: 0.997) != nil)
    let text = try #require(message([0, 0], [0, white], precision: 0.9, perceptualPrecision: 0.98))
    #expect(text.contains("match 0.5 is less than required 0.9"))
    #expect(text.hasSuffix("The lowest perceptual color precision 0.0 is less than required 0.98"))
  }

  @Test("ΔE is that of CIE 94")
  func deltaE() {
    // Red is (53.24, 80.09, 67.20), green (87.73, -86.18, 83.18); the formula by hand gives 73.43.
    let difference = PerceivedColor(0xFF0000).difference(to: PerceivedColor(0x00FF00))
    #expect(abs(difference - 73.43) < 0.02)
    #expect(abs(PerceivedColor(0).difference(to: PerceivedColor(0xFFFFFF)) - 100) < 0.001)
  }

  @Test("Nothing and white differ, although they look alike over white")
  func translucency() {
    var differences = PerceivedDifferences()
    #expect(abs(differences.between(0, 0xFFFF_FFFF) - 100) < 0.001)
    #expect(differences.between(0xFF12_3456, 0xFF12_3456) == 0)
  }

  @Test("Pictures of other sizes differ, whatever the precision")
  func sizes() {
    #expect(message([0, 0], [0], precision: 0) == "The snapshot has 1 × 1 pixels, the reference 2 × 1.")
  }

  @Test("A failure shows the reference, the picture and the difference")
  func attachments() throws {
    let attachments = try #require(Diffing<UIImage>.image.diff(row([0]), row([white]))?.1)
    #expect(attachments.map(\.fileName) == ["reference.png", "failure.png", "difference.png"])
    #expect(UIImage(data: attachments[0].data)?.size == CGSize(width: 1, height: 1))
  }

  @Test("A picture is read as it was written")
  func storage() throws {
    let image = row([0x123456, white, 0])
    let diffing = Diffing<UIImage>.image
    #expect(diffing.diff(try diffing.reference(from: diffing.toData(image)), image) == nil)
    #expect(diffing.diff(diffing.fromData(diffing.toData(image)), image) == nil)
  }

  @Test("An image without a size is no snapshot")
  func empty() throws {
    let sample = ReferenceSample()
    let message = try #require(sample.verify(UIImage(), as: .image, record: .all))
    #expect(message == "No snapshot could be taken. The image has no pixels: its size is 0 × 0 points.")
    #expect(sample.own.isEmpty)
  }
}
