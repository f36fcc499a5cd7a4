/// The heights of a table's headers and footers, measured on frames saved in documents.
struct TableMetrics {
  let style: TableView.Style
  let generation: ControlGeneration

  /// A header above prototype cells, which Interface Builder always shows.
  func prototypeHeader(height: Double?) -> Double {
    guard style == .plain else { return generation == .iOS15 ? 49.5 : 55.5 }
    switch generation {
    case .iOS7, .iOS11: return height ?? 28
    case .iOS13: return 28
    case .iOS15: return 44.5
    case .iOS17, .iOS26: return 50
    }
  }

  /// A section's header.
  func header(height: Double?, hasTitle: Bool, isFirst: Bool) -> Double {
    guard style == .plain else { return groupedHeader(height: height, hasTitle: hasTitle, isFirst: isFirst) }
    // Code that wants no header says so; no document does.
    return height == 0 && !hasTitle ? 0 : plainHeader(hasTitle: hasTitle)
  }

  /// A section's footer without a title.
  func emptyFooter(height: Double?) -> Double {
    style == .plain && generation < .iOS13 ? 0 : height ?? (style == .plain ? 28 : 18)
  }

  private func plainHeader(hasTitle: Bool) -> Double {
    switch generation {
    case .iOS7, .iOS11: hasTitle ? 28 : 0
    case .iOS13: 28
    case .iOS15: hasTitle ? 44.5 : 24.5
    case .iOS17, .iOS26: 50
    }
  }

  private func groupedHeader(height: Double?, hasTitle: Bool, isFirst: Bool) -> Double {
    if hasTitle { return isFirst ? (generation == .iOS15 ? 49.5 : 55.5) : 38 }
    return isFirst && generation < .iOS13 ? 35 : height ?? 18
  }
}
