import Graphics
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Masks of views in a view that constraints place")
struct MaskReferenceTests {
  private static let flags = [
    "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
  ]

  /// Builds a box that constraints make as large as it was saved, with views of any masks.
  private func sample(of frames: [Rect], masks: [String], in box: Size) throws -> BuiltSample {
    let views = zip(frames, masks).enumerated().map { index, view in
      """
      <view id="v\(index)">\(rect(view.0))<autoresizingMask key="autoresizingMask" \(view.1)/></view>
      """
    }
    let size = Rect(x: 0, y: 0, width: box.width, height: box.height)
    let document = try DocumentFixtures.xib(
      """
      <view id="root">\(rect(size))
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(rect(size))
            <subviews>\(views.joined())</subviews>
            <constraints>
              <constraint firstAttribute="width" constant="\(box.width)" id="c1"/>
              <constraint firstAttribute="height" constant="\(box.height)" id="c2"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="left" secondItem="root" secondAttribute="left" id="c3"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c4"/>
        </constraints>
      </view>
      """)
    return BuiltSample(document, scene: 0, on: .document)
  }

  private func rect(_ frame: Rect) -> String {
    """
    <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" height="\(frame.height)"/>
    """
  }

  @Test("In a box that comes out at its saved size, every view keeps its saved frame", arguments: 0..<20)
  func savedSize(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    let box = Size(width: number(0...400), height: number(0...400))
    let frames = (0..<8).map { _ in
      Rect(x: number(-50...400), y: number(-50...400), width: number(0...400), height: number(0...400))
    }
    let masks = frames.map { _ -> String in
      let chosen = Self.flags.filter { _ in Bool.random(using: &generator) }
      return chosen.map { $0 + "=\"YES\"" }.joined(separator: " ")
    }
    let sample = try sample(of: frames, masks: masks, in: box)
    for (index, frame) in frames.enumerated() {
      #expect(sample.view("v\(index)")?.frame == frame, "seed \(seed): \(masks[index]) in \(box)")
    }
  }
}
