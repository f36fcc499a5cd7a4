import AutoLayout
import Graphics

// What UIKit says about bars: their items are elements, which bars draw without views of their own.

extension NavigationBar: AccessibleByDefault {
  package var accessibilityParts: [AccessibilityPart] {
    var parts: [AccessibilityPart] = []
    if let backFrame, let title = item.backTitle {
      parts.append(
        AccessibilityPart(
          frame: backFrame,
          AccessibilityDefaults(label: title.isEmpty ? nil : title, traits: .button, role: .backButton)))
    }
    parts += self.parts(for: placed(item.leadingItems, atLeading: true))
    if let title = placedTitle() {
      // In the row of buttons the title is as high as these, so that it is read between them.
      let text = Rect(origin: title.origin, size: title.paragraph.size)
      let frame = hasLargeTitle ? text : Rect(x: text.minX, y: row.minY, width: text.width, height: row.height)
      parts.append(AccessibilityPart(frame: frame, AccessibilityDefaults(label: item.title, traits: .header)))
    }
    return parts + self.parts(for: placed(item.trailingItems, atLeading: false))
  }

  package var groupsAccessibilityElements: Bool { true }
}

extension Toolbar: AccessibleByDefault {
  package var accessibilityParts: [AccessibilityPart] { parts(for: zip(items, itemRects).map(PlacedBarItem.init)) }

  package var groupsAccessibilityElements: Bool { true }
}

extension TabBar: AccessibleByDefault {
  package var accessibilityParts: [AccessibilityPart] {
    let rects = floatingTabs?.tabs ?? items.indices.map(tabRect)
    return zip(items.indices, rects).map { index, rect in
      let tab = items[index]
      var traits: AccessibilityTraits = tab.isEnabled ? .none : .notEnabled
      if index == selectedIndex { traits.insert(.selected) }
      let place = "\(index + 1) of \(items.count)"
      return AccessibilityPart(
        frame: rect,
        AccessibilityDefaults(
          label: tab.shownTitle(in: traitCollection.locale),
          value: tab.badgeValue.map { "\($0), \(place)" } ?? place, traits: traits, role: .tab))
    }
  }

  package var groupsAccessibilityElements: Bool { true }
}

extension SearchBar: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let content = text ?? ""
    return AccessibilityDefaults(value: content.isEmpty ? placeholder : content, traits: .searchField)
  }
}

extension View {
  /// Returns the elements for the items of a bar. Views in a bar are elements of their own.
  fileprivate func parts(for items: [PlacedBarItem]) -> [AccessibilityPart] {
    items.compactMap { placed in
      guard placed.item.customView == nil, !placed.item.isSpace else { return nil }
      return AccessibilityPart(
        frame: placed.frame,
        AccessibilityDefaults(
          label: placed.item.accessibilityLabel ?? placed.item.systemItem?.spokenName(in: traitCollection.locale)
            ?? placed.item.title,
          traits: placed.item.isEnabled ? .button : [.button, .notEnabled]))
    }
  }
}

extension BarSystemItem {
  /// What VoiceOver says: the title, or the name of the item.
  fileprivate func spokenName(in locale: String) -> String? {
    if let word = word(onGlass: false) { return word.text(in: locale) }
    return switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .pageCurl: "Page"
    case .close: "Close"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
