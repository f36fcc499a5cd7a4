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
  public struct Verdict: Hashable, Sendable {
    /// The verdict.
    public var status: SnapshotResult.Status
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
  public func verdict() -> Verdict {
    if reference.png == actual.png { return verdict(onLayoutOf: nil) }
    guard let expectedPicture = decode(reference.png) else {
      return Verdict(status: .failed, message: "the reference is no PNG that can be read")
    }
    guard let picture = decode(actual.png) else {
      return Verdict(status: .failed, message: "the picture is no PNG that can be read")
    }
    let difference = PixelComparison(of: expectedPicture, with: picture, masks: masks()).difference()
      .ignoring(stepsUpTo: rules.colorTolerance)
    return verdict(onLayoutOf: difference.kind == .none ? nil : difference)
  }

  private var hasSameLayout: Bool { reference.sidecar == nil || reference.sidecar == actual.sidecar }

  /// The verdict on a difference of pixels, none for none, by what the layouts say.
  private func verdict(onLayoutOf pixels: PixelDifference?) -> Verdict {
    if pixels == nil, hasSameLayout { return Verdict(status: .passed) }
    guard let expected = layout(of: reference), let now = layout(of: actual) else {
      let status: SnapshotResult.Status =
        switch pixels?.kind {
        case nil, .some(.none): .passed
        case .drift: .drift
        case .change: .changed
        }
      return Verdict(status: status, pixels: pixels)
    }
    let difference = LayoutComparison(of: expected.without(rules.maskedViews), with: now.without(rules.maskedViews))
      .difference()
    let causes = difference.causes.map { SnapshotCause(key: $0.key, sentence: $0.sentence) }
    guard let pixels else { return Verdict(status: causes.isEmpty ? .passed : .layout, causes: causes) }
    // Drift is what leaves everything where it was and as it was.
    let isDrift = pixels.kind == .drift && causes.isEmpty
    return Verdict(status: isDrift ? .drift : .changed, pixels: pixels, causes: causes)
  }

  private func layout(of files: SnapshotFiles) -> LayoutResult? {
    files.sidecar.flatMap { try? SidecarReader.layout(in: $0) }
  }

  /// Where the masked views are in either layout, in pixels.
  private func masks() -> [PixelRect] {
    guard !rules.maskedViews.isEmpty else { return [] }
    return [reference, actual].compactMap { layout(of: $0) }.flatMap { $0.rects(of: rules.maskedViews) }.map { rect in
      let (left, top) = ((rect.minX * scale).rounded(.down), (rect.minY * scale).rounded(.down))
      return PixelRect(
        x: Int(left), y: Int(top), width: Int((rect.maxX * scale).rounded(.up) - left),
        height: Int((rect.maxY * scale).rounded(.up) - top))
    }
  }
}

extension PixelDifference {
  /// The difference without the regions in which no colour is further off than a step.
  fileprivate func ignoring(stepsUpTo tolerance: Double) -> PixelDifference {
    guard tolerance > 0 else { return self }
    let kept = regions.filter { $0.largestStep > tolerance }
    return PixelDifference(count: kept.reduce(0) { $0 + $1.count }, regions: kept)
  }
}

extension LayoutResult {
  /// The layout without some views and the findings about them.
  fileprivate func without(_ views: Set<String>) -> LayoutResult {
    guard !views.isEmpty else { return self }
    return LayoutResult(
      size: size, root: root.without(views), findings: findings.filter { views.isDisjoint(with: $0.views) })
  }

  /// Where some views are, in the root's coordinates.
  fileprivate func rects(of views: Set<String>) -> [Rect] {
    func collect(_ node: LayoutNode, _ origin: Point) -> [Rect] {
      let place = Point(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
      let own = views.contains(node.id) ? [Rect(origin: place, size: node.frame.size)] : []
      return own + node.children.flatMap { collect($0, place) }
    }
    return collect(root, Point(x: -root.frame.minX, y: -root.frame.minY))
  }
}

extension LayoutNode {
  fileprivate func without(_ views: Set<String>) -> LayoutNode {
    var node = self
    node.children = children.filter { !views.contains($0.id) }.map { $0.without(views) }
    return node
  }
}
