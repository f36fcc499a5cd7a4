import AutoLayout
import Graphics

// What UIKit says about views with text if an app sets nothing: the text of labels, the titles of buttons, the content of
// fields. The names of images are not read.

extension Label: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let text = text ?? ""
    return AccessibilityDefaults(isElement: !text.isEmpty, label: text.isEmpty ? nil : text, traits: .staticText)
  }
}

extension Button: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let texts = [face.title, face.subtitle].compactMap { $0?.string }.filter { !$0.isEmpty }
    return AccessibilityDefaults(
      label: texts.isEmpty ? nil : texts.joined(separator: ", "), traits: stateTraits(besides: .button))
  }
}

extension TextField: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let content = attributedText?.string ?? text ?? ""
    let shown = content.isEmpty ? descriptiveText : isSecureTextEntry ? "\(content.count) characters" : content
    return AccessibilityDefaults(
      value: shown, traits: stateTraits(besides: .none), role: isSecureTextEntry ? .secureTextField : .textField)
  }
}

extension TextView: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(value: attributedText?.string ?? text, role: .textField)
  }
}

extension ImageView: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: false, traits: .image) }
}

extension Control {
  /// The traits of a control with those of its state.
  func stateTraits(besides traits: AccessibilityTraits) -> AccessibilityTraits {
    var traits = traits
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

/// A cell is one element with all its texts, unless it has controls, which are then elements of their own.
extension TableViewCell: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let elements = subviews.flatMap { $0.elementsInReadingOrder() }
    let texts = elements.flatMap { [$0.label, $0.value] }.compactMap(\.self).filter { !$0.isEmpty }
    guard !texts.isEmpty, !elements.contains(where: \.isInteractive) else {
      return AccessibilityDefaults(isElement: false)
    }
    return AccessibilityDefaults(label: texts.joined(separator: ", "), traits: isSelected ? .selected : .none)
  }

  package var groupsAccessibilityElements: Bool { true }
}

/// The titles of sections are elements, those above the rows headings.
extension TableView: AccessibleByDefault {
  package var accessibilityParts: [AccessibilityPart] {
    (placed?.titles ?? []).map { title in
      AccessibilityPart(
        frame: title.rect,
        AccessibilityDefaults(label: title.text.string, traits: title.isHeader ? .header : .staticText))
    }
  }

  package var groupsAccessibilityElements: Bool { true }
}

extension CollectionView: AccessibleByDefault {
  package var groupsAccessibilityElements: Bool { true }
}

extension CollectionReusableView: AccessibleByDefault {
  package var groupsAccessibilityElements: Bool { true }
}
