import Foundation
import Galley
import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import LayoutOverlays
@testable import UIKit

/// Walks the kinds of views through everything that has to know them. A kind without a sample fails the first test.
@Suite("Each kind of view")
struct ViewKindTests {
  private let measuring: any TextMeasuring

  init() throws { measuring = try Renderer().measuring }

  @Test("has a sample")
  func isComplete() {
    #expect(Set(ViewKindSample.all.map(\.element)) == Set(ViewKind.all.map(\.element)))
    #expect(ViewKindSample.all.count == ViewKind.all.count)
  }

  @Test("is built from a document's element of its name", arguments: ViewKindSample.all)
  func isBuilt(_ sample: ViewKindSample) throws {
    let built = try built(sample)
    #expect(built.view.viewKind == ViewKind.named(sample.element))
    #expect(built.view.elementClass == sample.element)
    #expect(built.findings.isEmpty)
  }

  @Test("draws its content, or nothing if it only holds other views", arguments: ViewKindSample.all)
  func isDrawn(_ sample: ViewKindSample) throws {
    let built = try built(sample)
    #expect(built.view.drawnItems().isEmpty == !sample.draws)
  }

  @Test("is spoken as by VoiceOver", arguments: ViewKindSample.all)
  func isSpoken(_ sample: ViewKindSample) throws {
    let built = try built(sample)
    let words = built.view.elementsInReadingOrder().map(\.words)
    #expect(words.map { [$0.name, $0.value, $0.kind].compactMap(\.self).joined(separator: ", ") } == sample.spoken)
  }

  @Test("may have a label over it unless it is a control of parts", arguments: ViewKindSample.all)
  func isAudited(_ sample: ViewKindSample) throws {
    guard sample.labelOver != .meetsItsText else { return }
    let root = View()
    let view = try sample.view()
    let label = Label(text: "Over")
    (view.identifier, label.identifier) = ("view", "label")
    (view.frame, label.frame) = (ViewKindSample.frame, ViewKindSample.frame.insetBy(dx: 45, dy: 9))
    [view, label].forEach(root.addSubview)
    let outcome = layout(root)
    let overlaps = LayoutAudit(of: Picture(of: root), outcome: outcome).findings().filter { $0.rule == .overlap }
    #expect(overlaps.map(\.views) == (sample.labelOver == .isOverlap ? [["label", "view"]] : []))
  }

  @Test("has the class of UIKit in front of it that the log names", arguments: ViewKindSample.all)
  func hasFace(_ sample: ViewKindSample) throws {
    let view = try sample.view()
    #expect(String(describing: UIView.faceClass(of: view)) == view.platformClass)
  }

  /// The adapter's table is empty without its trait, so that its text is read.
  @Test("has a class that an adapted source may extend", arguments: ViewKind.all)
  func hasStub(_ kind: ViewKind) throws {
    let table = Checkout.root.appending(path: "Sources/SourceAdapter/Stubs/StubFamily.swift")
    #expect(try String(contentsOf: table, encoding: .utf8).contains("\"\(kind.platformClass)\""))
  }

  // MARK: Building

  /// A view after its layout, in a root that keeps what it is drawn with.
  private struct Built {
    let root: View
    let view: View
    let findings: [Finding]
  }

  private func built(_ sample: ViewKindSample) throws -> Built {
    let scene = try sample.scene()
    let root = try scene?.root ?? sample.view()
    let view = scene == nil ? root : try #require(root.subviews.first)
    _ = layout(root)
    return Built(root: root, view: view, findings: scene?.findings ?? [])
  }

  private func layout(_ root: View) -> LayoutOutcome {
    root.layout(
      size: Size(width: 320, height: 480),
      in: LayoutEnvironment(traits: TraitCollection(locale: "en"), measuring: measuring))
  }
}
