import AutoLayout
import Controls
import Graphics

/// Finds problems in a view tree after layout.
public struct LayoutAudit {
  let picture: Picture
  /// The bars over the tree, which are laid out on their own.
  private let bars: [View]
  let outcome: LayoutOutcome

  var root: View { picture.root }

  /// Makes an audit.
  ///
  /// - Parameters:
  ///   - root: The root of the tree, after layout.
  ///   - outcome: The result of that layout.
  public init(of root: View, outcome: LayoutOutcome) {
    self.init(of: Picture(of: root), outcome: outcome)
  }

  /// - Parameters:
  ///   - picture: What the tree shows after layout.
  ///   - bars: The bars in front of the tree after their layout, with frames in the root's coordinates.
  ///   - outcome: The result of the tree's layout.
  package init(of picture: Picture, bars: [View] = [], outcome: LayoutOutcome) {
    self.picture = picture
    self.bars = bars
    self.outcome = outcome
  }

  /// Returns all findings: problems of the layout first, then of single constraints, then of the picture from back to
  /// front.
  public func findings() -> [Finding] {
    let shown = shownFindings(in: picture)
    var findings = outcome.errors.map(Finding.invalidConstraint) + outcome.conflicts.compactMap(Finding.conflict)
    findings += outcome.violations.map(Finding.layoutPass)
    findings += ambiguities(besides: Set(shown.filter(\.isAboutRoom).compactMap(\.views.first)))
    if !outcome.isProven { findings.append(.imprecise(root)) }
    findings += constraintFindings()
    return findings + shown + bars.flatMap(findings(ofBar:))
  }

  /// Returns the problems of a bar in front of the tree.
  private func findings(ofBar bar: View) -> [Finding] {
    shownFindings(in: Picture(of: bar)).map { finding in
      var finding = finding
      finding.regions = finding.regions.map { $0.offset(by: bar.frame.origin) }
      return finding
    }
  }

  /// Returns what the constraints leave open by more than rounding, one finding for each cause.
  ///
  /// Where views have no room for what they need, the constraints leave their sizes open: which of them loses how much.
  /// That is the same problem again.
  ///
  /// - Parameter squeezed: The views that lose something.
  private func ambiguities(besides squeezed: Set<String>) -> [Finding] {
    var views: [View] = []
    root.forEachInTree { view in
      if view.hasAmbiguousLayout { views.append(view) }
    }
    return View.freedoms(of: views, beyond: Self.rounding)
      .compactMap { $0.filtered { view, value in !(value.isOfContent && view.viewKind.sizesItsContent) } }
      .filter { freedom in !freedom.views.contains { $0.view.hasShareOfStack(among: $0.values) } }
      .filter { freedom in
        !freedom.views.contains { squeezed.contains($0.view.label) && !$0.values.isDisjoint(with: [.width, .height]) }
      }
      .map(Finding.ambiguous)
  }

  /// Freedom that comes from rounding: texts are rounded up to half a point at a scale of 2, so two that should be
  /// equally high may differ by that.
  private static let rounding = 0.5

  /// Returns the constraints whose effect Auto Layout does not support: across transforms or bounds, or on baselines
  /// that are not where the text is.
  private func constraintFindings() -> [Finding] {
    var constraints: [LayoutConstraint] = []
    var paths: [ConstraintPath] = []
    root.forEachInTree { view in
      constraints += view.constraints
      paths += view.constraints.lazy.filter { $0.origin == .user }.compactMap(ConstraintPath.init)
    }
    var findings = paths.compactMap(Finding.crossedBounds)
    root.forEachInTree { view in
      guard !view.transform.preservesRectangles else { return }
      let across = paths.filter { path in path.sides.joined().contains { $0 === view } }
      findings += Finding.transformed(view, constraints: across.map(\.constraint))
    }
    return findings + Finding.misplacedBaselines(in: constraints, pixel: pixel)
  }

  /// Returns the problems of the picture. If a view's text is reported as missing, the view gets no further finding for
  /// the same cause.
  private func shownFindings(in picture: Picture) -> [Finding] {
    let texts = TextFindings(of: picture, pixel: pixel)
    let displaced = displacedViews
    var missingFamilies = MissingFamilies()
    var findings = texts.findings
    for (view, items) in picture.views {
      findings += Finding.missingGlyphs(in: view, items: items) + Finding.missingSymbols(in: view, items: items)
      missingFamilies.add(items, of: view)
      if !texts.cutViews.contains(ObjectIdentifier(view)) {
        findings += [
          Finding.squeezed(view),
          Finding.outsideSuperview(view, pixel: pixel, isAfterConflict: displaced.contains(ObjectIdentifier(view))),
          Finding.drawsOutside(view, items: items),
        ].compactMap { $0 }
        findings += Finding.partsOutside(view)
      }
    }
    return findings + missingFamilies.findings
  }

  /// The views with a constraint that is broken.
  private var displacedViews: Set<ObjectIdentifier> {
    let items = outcome.conflicts.flatMap { [$0.broken.firstItem, $0.broken.secondItem] }
    return Set(items.compactMap { $0?.layoutView }.map { ObjectIdentifier($0) })
  }

  /// The size of a device pixel in points. Smaller differences are invisible.
  var pixel: Double { 1 / root.traitCollection.displayScale }
}

extension View {
  /// Whether the view is a stack whose open length UIKit determines by its content: as a share of a stack that fills
  /// proportionally. Galley knows only the intrinsic sizes of such views.
  fileprivate func hasShareOfStack(among values: Set<LayoutFreedom.Value>) -> Bool {
    guard self is StackView, let stack = superview as? StackView, stack.distribution == .fillProportionally else {
      return false
    }
    return values.contains(stack.axis == .horizontal ? .width : .height)
  }
}

extension LayoutFreedom.Value {
  fileprivate var isOfContent: Bool { self == .contentWidth || self == .contentHeight }
}

extension Finding {
  /// Whether a view has less room than what it shows needs.
  fileprivate var isAboutRoom: Bool { rule == .truncated || rule == .squeezed }
}
