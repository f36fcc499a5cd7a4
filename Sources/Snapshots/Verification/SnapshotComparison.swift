import Graphics
import ImageDiff

/// Compares a snapshot with its reference: bytes, then pixels, then what the differences mean.
public struct SnapshotComparison {
  private let reference: SnapshotFiles
  private let actual: SnapshotFiles
  private let scale: Double
  private let rules: VerificationRules
  private let decode: ([UInt8]) -> Pixmap?

  /// The verdict and what it rests on.
  public struct Outcome: Hashable, Sendable {
    /// The verdict.
    public var status: Verdict
    /// How the pixels differ; none where they were not compared.
    public var pixels: PixelDifference?
    /// What has changed in the layout.
    public var causes: [SnapshotCause] = []
    /// Why the files could not be compared.
    public var message = ""
  }

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - reference: the files of the reference.
  ///   - actual: the files as they are now.
  ///   - scale: pixels per point.
  ///   - rules: what does not count.
  ///   - decode: reads a picture; none where the bytes are none.
  public init(
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

  /// The verdict. Pictures of the same bytes are not decoded.
  public func verdict() -> Outcome {
    if reference.png == actual.png { return verdict(onLayoutOf: nil) }
    guard let expectedPicture = decode(reference.png) else {
      return Outcome(status: .failed, message: "the reference is no PNG that can be read")
    }
    guard let picture = decode(actual.png) else {
      return Outcome(status: .failed, message: "the picture is no PNG that can be read")
    }
    let areas = RuledAreas(
      rules: rules, layouts: needsLayouts ? [reference, actual].compactMap(layout) : [], scale: scale)
    let comparison = PixelComparison(of: expectedPicture, with: picture, tolerating: areas.tolerated)
    let difference = areas.judged(comparison.difference())
    return verdict(onLayoutOf: difference.kind == .none ? nil : difference)
  }

  private var hasSameLayout: Bool { reference.sidecar == nil || reference.sidecar == actual.sidecar }

  /// The verdict on a difference of pixels, none for none, by what the layouts say.
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
    // Drift is what leaves everything where it was and as it was.
    let isDrift = pixels.kind == .drift && causes.isEmpty
    return Outcome(status: isDrift ? .drift : .changed, pixels: pixels, causes: causes)
  }

  /// The verdict on layouts with the same pixels.
  private func verdict(onLayouts expected: LayoutResult, _ now: LayoutResult) -> Outcome {
    let judging = rules.viewRules.filter { $0.layout != nil }
    let passing = judging.filter { $0.layout == .pass }
    guard !passing.contains(where: { $0.view == nil }) else { return Outcome(status: .passed) }
    let ignored = rules.ignoredViews.union(passing.compactMap(\.view))
    let causes = causes(from: expected, to: now, without: ignored)
    guard !causes.isEmpty else { return Outcome(status: .passed) }
    // What goes with the view is about it.
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

  /// Whether a rule speaks of places that only the layouts know.
  private var needsLayouts: Bool { !rules.maskedViews.isEmpty || rules.viewRules.contains { $0.view != nil } }

  private func layout(of files: SnapshotFiles) -> LayoutResult? {
    files.sidecar.flatMap { try? SidecarReader.layout(in: $0).withChromeInTree }
  }
}

extension LayoutResult {
  /// The layout without some views and the findings about them.
  fileprivate func without(_ views: Set<String>) -> LayoutResult {
    guard !views.isEmpty else { return self }
    return LayoutResult(
      size: size, root: root.without(views), findings: findings.filter { views.isDisjoint(with: $0.views) })
  }
}

extension LayoutNode {
  fileprivate func without(_ views: Set<String>) -> LayoutNode {
    var node = self
    node.children = children.filter { !views.contains($0.id) }.map { $0.without(views) }
    return node
  }
}
