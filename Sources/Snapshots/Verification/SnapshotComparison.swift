import Graphics
import ImageDiff

/// Compares a snapshot with its reference: first the bytes, then the pixels, then the layouts.
package struct SnapshotComparison {
  private let reference: SnapshotFiles
  private let actual: SnapshotFiles
  private let scale: Double
  private let rules: VerificationRules
  private let decode: ([UInt8]) -> Pixmap?

  /// A verdict, with the differences that led to it.
  package struct Outcome: Hashable, Sendable {
    package var status: Verdict
    /// The differing pixels, or `nil` if the pixels were not compared.
    package var pixels: PixelDifference?
    /// The changes of the layout.
    package var causes: [SnapshotCause] = []
    /// The reason why the files could not be compared, or an empty string.
    package var message = ""
  }

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - reference: The files of the reference.
  ///   - actual: The files as they are now.
  ///   - scale: The number of pixels per point.
  ///   - rules: The differences to accept.
  ///   - decode: Returns the picture in PNG bytes, or `nil` if they cannot be read.
  package init(
    of reference: SnapshotFiles, with actual: SnapshotFiles, scale: Double,
    rules: VerificationRules = VerificationRules(),
    decode: @escaping ([UInt8]) -> Pixmap?
  ) {
    self.reference = reference
    self.actual = actual
    self.scale = scale
    self.rules = rules
    self.decode = decode
  }

  /// Returns the verdict. Pictures with equal bytes are not decoded.
  package func verdict() -> Outcome {
    if reference.png == actual.png { return verdict(onLayoutOf: nil) }
    guard let expectedPicture = decode(reference.png) else {
      return Outcome(status: .failed, message: "the reference cannot be read as PNG")
    }
    guard let picture = decode(actual.png) else {
      return Outcome(status: .failed, message: "the picture cannot be read as PNG")
    }
    let areas = RuledAreas(
      rules: rules, layouts: needsLayouts ? [reference, actual].compactMap(layout) : [], scale: scale)
    let comparison = PixelComparison(of: expectedPicture, with: picture, tolerating: areas.tolerated)
    let difference = areas.applyingDriftRules(to: comparison.difference())
    return verdict(onLayoutOf: difference.kind == .none ? nil : difference)
  }

  private var hasSameLayout: Bool { reference.sidecar == nil || reference.sidecar == actual.sidecar }

  /// Returns the verdict on differing pixels, or on equal ones if `pixels` is `nil`, by comparing the layouts.
  private func verdict(onLayoutOf pixels: PixelDifference?) -> Outcome {
    if pixels == nil, hasSameLayout { return Outcome(status: .passed) }
    guard let expected = layout(of: reference), let now = layout(of: actual) else {
      let status: Verdict =
        switch pixels?.kind {
        case nil, .some(.none): .passed
        case .drift: .drift
        case .change: .changed
        }
      return Outcome(status: status, pixels: pixels)
    }
    guard let pixels else { return verdict(onLayouts: expected, now) }
    let causes = causes(from: expected, to: now, without: rules.ignoredViews)
    // Drift leaves the layout unchanged.
    let isDrift = pixels.kind == .drift && causes.isEmpty
    return Outcome(status: isDrift ? .drift : .changed, pixels: pixels, causes: causes)
  }

  /// Returns the verdict on two layouts with the same pixels.
  private func verdict(onLayouts expected: LayoutResult, _ now: LayoutResult) -> Outcome {
    let judging = rules.viewRules.filter { $0.layout != nil }
    let passing = judging.filter { $0.layout == .pass }
    guard !passing.contains(where: { $0.view == nil }) else { return Outcome(status: .passed) }
    let ignored = rules.ignoredViews.union(passing.compactMap(\.view))
    let causes = causes(from: expected, to: now, without: ignored)
    guard !causes.isEmpty else { return Outcome(status: .passed) }
    // A change concerns the view if it disappears when the view is ignored.
    let fails = judging.contains { rule in
      guard rule.layout == .fail else { return false }
      return rule.view.map { self.causes(from: expected, to: now, without: ignored.union([$0])) != causes } ?? true
    }
    return Outcome(status: fails ? .changed : .layout, causes: causes)
  }

  private func causes(
    from expected: LayoutResult, to now: LayoutResult, without views: Set<String>
  ) -> [SnapshotCause] {
    LayoutComparison(of: expected.without(views), with: now.without(views)).difference().causes
      .map { SnapshotCause(key: $0.key, sentence: $0.sentence) }
  }

  /// Whether a rule applies to an area that is known only from the layouts.
  private var needsLayouts: Bool { !rules.maskedViews.isEmpty || rules.viewRules.contains { $0.view != nil } }

  private func layout(of files: SnapshotFiles) -> LayoutResult? {
    files.sidecar.flatMap { try? SidecarReader.layout(in: $0).withChromeInTree }
  }
}

extension LayoutResult {
  /// Returns the layout without the given views and the findings about them.
  fileprivate func without(_ views: Set<String>) -> LayoutResult {
    guard !views.isEmpty else { return self }
    var layout = self
    layout.root = root.without(views)
    layout.findings = findings.filter { views.isDisjoint(with: $0.views) }
    return layout
  }
}

extension LayoutNode {
  fileprivate func without(_ views: Set<String>) -> LayoutNode {
    var node = self
    node.children = children.filter { !views.contains($0.id) }.map { $0.without(views) }
    return node
  }
}
