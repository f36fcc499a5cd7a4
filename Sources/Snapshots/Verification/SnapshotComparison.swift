import Files
import Graphics
import ImageDiff

/// Compares a snapshot with its reference: first the pictures as a whole, then the pixels, then the layouts.
package struct SnapshotComparison {
  private let pictures: ComparedPictures
  /// Returns the bytes of the reference's picture.
  private let expectedPNG: () -> [UInt8]
  /// The sidecar of the reference, or `nil` if there is only a picture.
  private let expectedLayout: [UInt8]?
  private let actualLayout: [UInt8]?
  private let scale: Double
  private let rules: VerificationRules

  /// A verdict, with the differences that led to it.
  package struct Outcome: Hashable, Sendable {
    package var status: Verdict
    /// The differing pixels, or `nil` if the pixels were not compared.
    package var pixels: PixelDifference?
    /// The changes of the layout.
    package var causes: [SnapshotCause] = []
    /// The reason why the files could not be compared, or an empty string.
    package var message = ""
    /// What is wrong with the reference, or `nil` if it can be compared.
    package var defect: ReferenceDefect?

    package init(
      status: Verdict, pixels: PixelDifference? = nil, causes: [SnapshotCause] = [], message: String = "",
      defect: ReferenceDefect? = nil
    ) {
      (self.status, self.pixels, self.causes) = (status, pixels, causes)
      (self.message, self.defect) = (message, defect)
    }
  }

  /// Creates a comparison of files.
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
    self.init(
      of: ComparedPictures(areSame: { reference.png.hasSameBytes(as: actual.png) }) {
        decode(reference.png)
      } actual: {
        decode(actual.png)
      }, layouts: (reference.sidecar, actual.sidecar), scale: scale, rules: rules
    ) {
      reference.png
    }
  }

  /// Creates a comparison of pictures that need not exist as files.
  ///
  /// - Parameters:
  ///   - layouts: The sidecars, without regard to the digests in them.
  ///   - expectedPNG: Returns the bytes of the reference's picture, to say why it cannot be decoded.
  package init(
    of pictures: ComparedPictures, layouts: (expected: [UInt8]?, actual: [UInt8]?), scale: Double,
    rules: VerificationRules, expectedPNG: @escaping () -> [UInt8]
  ) {
    self.pictures = pictures
    self.expectedPNG = expectedPNG
    expectedLayout = layouts.expected
    actualLayout = layouts.actual
    self.scale = scale
    self.rules = rules
  }

  /// Returns the verdict. Equal pictures are not decoded.
  package func verdict() -> Outcome {
    if pictures.areSame() { return verdict(onLayoutOf: nil) }
    guard let expectedPicture = pictures.expected() else {
      return Outcome(defect: ReferenceDefect(ofPicture: expectedPNG()))
    }
    guard let picture = pictures.actual() else {
      return Outcome(status: .failed, message: "the picture cannot be read as PNG")
    }
    let areas = RuledAreas(
      rules: rules, layouts: needsLayouts ? [expectedLayout, actualLayout].compactMap(layout) : [], scale: scale)
    let comparison = PixelComparison(of: expectedPicture, with: picture, tolerating: areas.tolerated)
    let difference = areas.applyingDriftRules(to: comparison.difference())
    return verdict(onLayoutOf: difference.kind == .none ? nil : difference)
  }

  private var hasSameLayout: Bool {
    guard let expectedLayout else { return true }
    return actualLayout.map(PictureDigests.removed) == PictureDigests.removed(from: expectedLayout)
  }

  /// Returns the verdict on differing pixels, or on equal ones if `pixels` is `nil`, by comparing the layouts.
  private func verdict(onLayoutOf pixels: PixelDifference?) -> Outcome {
    if expectedLayout == nil, rules.needsLayout { return Outcome(defect: .missingSidecar, pixels: pixels) }
    if pixels == nil, hasSameLayout { return Outcome(status: .passed) }
    if let defect = sidecarDefect { return Outcome(defect: defect, pixels: pixels) }
    guard let expected = layout(in: expectedLayout), let now = layout(in: actualLayout) else {
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

  /// What is wrong with the sidecar of the reference, or `nil` if there is none or it can be read.
  private var sidecarDefect: ReferenceDefect? {
    guard let expectedLayout else { return nil }
    do throws(SidecarError) {
      _ = try SidecarReader.layout(in: expectedLayout)
      return nil
    } catch {
      return .damagedSidecar(error)
    }
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
      .map(SnapshotCause.init)
  }

  /// Whether a rule applies to an area that is known only from the layouts.
  private var needsLayouts: Bool { !rules.maskedViews.isEmpty || rules.viewRules.contains { $0.view != nil } }

  private func layout(in sidecar: [UInt8]?) -> LayoutResult? {
    sidecar.flatMap { try? SidecarReader.layout(in: $0).withChromeInTree }
  }
}

/// The two pictures of a comparison, each made when it is needed.
package struct ComparedPictures {
  /// Returns whether the pictures have the same size and pixels, if that can be said without comparing them; `false` if
  /// they have to be compared.
  let areSame: () -> Bool
  /// Returns the reference's picture, or `nil` if it cannot be read.
  let expected: () -> Pixmap?
  /// Returns the picture as it is now, or `nil` if it cannot be read.
  let actual: () -> Pixmap?

  package init(
    areSame: @escaping () -> Bool, expected: @escaping () -> Pixmap?, actual: @escaping () -> Pixmap?
  ) {
    self.areSame = areSame
    self.expected = expected
    self.actual = actual
  }
}

extension SnapshotComparison.Outcome {
  /// The verdict on a reference that cannot be compared.
  package init(defect: ReferenceDefect, pixels: PixelDifference? = nil) {
    self.init(status: .failed, pixels: pixels, message: defect.sentence, defect: defect)
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
