import AutoLayout
import Foundation
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Required constraints of real documents")
struct UnmetConstraintsTests {
  /// Every fourth document is built, an eighth of them in each case.
  @Test(
    "Each is met within a pixel, or a conflict names it", .enabled(if: Corpus.isPresent, Corpus.absence),
    arguments: 0..<8)
  func unmet(part: Int) throws {
    let documents = try Corpus.documents().enumerated().filter { $0.offset % 32 == 4 * part }.map(\.element)
    for path in documents {
      let file = Corpus.folder.appendingPathComponent(path).path
      guard let document = try? InterfaceDocument(contentsOf: file) else { continue }
      for index in document.sceneReferences.indices {
        let sample = BuiltSample(document, scene: index)
        let named = Set(sample.outcome.conflicts.map { ObjectIdentifier($0.broken) })
        for constraint in sample.requiredEqualities where !named.contains(ObjectIdentifier(constraint)) {
          let distance = sample.distance(from: constraint) ?? 0
          #expect(abs(distance) <= 1, "\(path): '\(constraint.name)' is missed by \(distance)")
        }
      }
    }
  }
}

extension BuiltSample {
  /// The constraints that set a size, or an edge or centre of a view relative to another view.
  fileprivate var requiredEqualities: [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    scene.root.forEachInTree { view in
      found += view.constraints.filter { $0.priority == .required && $0.relation == .equal }
    }
    return found
  }

  /// Returns by how much a constraint is missed, in points, or `nil` for one about a guide, a margin, a baseline, the
  /// content of a scroll view or a multiple of a position.
  fileprivate func distance(from constraint: LayoutConstraint) -> Double? {
    guard let first = constraint.firstItem as? View,
      let left = first.place(of: constraint.firstAttribute, in: scene.root)
    else { return nil }
    guard let item = constraint.secondItem else { return left - constraint.constant }
    let isScaled = constraint.multiplier != 1 && ![.width, .height].contains(constraint.firstAttribute)
    guard !isScaled, let second = item as? View, !first.scrolls(second), !second.scrolls(first),
      let right = second.place(of: constraint.secondAttribute, in: scene.root)
    else { return nil }
    return left - right * constraint.multiplier - constraint.constant
  }
}

extension View {
  fileprivate func scrolls(_ other: View) -> Bool { self is ScrollView && other.isDescendant(of: self) }

  /// Returns the value of an attribute of the alignment rectangle, in the coordinates of the root. What is leading in a
  /// view with a direction of its own depends on the constraint.
  fileprivate func place(of attribute: LayoutAttribute, in root: View) -> Double? {
    var rect = frame.inset(by: alignmentRectInsets)
    var parent = self === root ? nil : superview
    while let current = parent, current !== root {
      rect.origin.x += current.frame.minX - current.bounds.minX
      rect.origin.y += current.frame.minY - current.bounds.minY
      parent = current.superview
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isMirrored ? nil : rect.minX
    case .trailing: return isMirrored ? nil : rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    default: return nil
    }
  }
}
