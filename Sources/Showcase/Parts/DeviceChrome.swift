import Galley

/// The status bar and the home indicator of a phone.
final class DeviceChrome: View {
  private static let ears = 32.0

  private let time = Label()

  /// Makes a view to cover a screen with. The time is 9:41, as in all pictures of phones.
  init(_ traits: TraitCollection) {
    super.init(frame: .zero)
    time.text = traits.locale.hasPrefix("ar") && !traits.locale.hasSuffix("XB") ? "٩:٤١" : "9:41"
    time.font = .systemFont(ofSize: 16, weight: 600)
    let strip = LayoutGuide()
    addLayoutGuide(strip)
    containing { time }.constrained { chrome in
      strip.topAnchor == chrome.topAnchor
      strip.bottomAnchor == chrome.safeAreaLayoutGuide.topAnchor
      strip.leadingAnchor == chrome.leadingAnchor
      strip.trailingAnchor == chrome.trailingAnchor
      time.leadingAnchor == strip.leadingAnchor + Self.ears
      // The time is below the middle of a tall strip beside a notch, and in the middle of a low strip.
      time.centerYAnchor == strip.centerYAnchor + 4 ~ 750
      time.bottomAnchor <= strip.bottomAnchor
    }
  }

  override func displayItems() -> [DisplayItem] {
    let ink = traitCollection.color(.label)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? Self.ears : bounds.width - Self.ears - 48
    let base = time.frame.midY + 6
    let cell = Rect(x: isMirrored ? left : left + 23, y: base - 11.5, width: 25, height: 12)
    return bars(at: isMirrored ? left + 30 : left, base: base, ink) + battery(cell, ink) + homeIndicator(ink)
  }

  /// Returns the home indicator of phones without a home button.
  private func homeIndicator(_ ink: Color) -> [DisplayItem] {
    guard safeAreaInsets.bottom > 20 else { return [] }
    let line = Rect(x: bounds.midX - 67, y: bounds.maxY - 13, width: 134, height: 5)
    return [.fill(.roundedRect(line, radius: 2.5), ink)]
  }

  private func bars(at left: Double, base: Double, _ ink: Color) -> [DisplayItem] {
    [4.0, 6, 8.5, 11].enumerated().map { index, height in
      let bar = Rect(x: left + 4.6 * Double(index), y: base - height, width: 3.2, height: height)
      return .fill(.roundedRect(bar, radius: 0.9), ink)
    }
  }

  private func battery(_ rect: Rect, _ ink: Color) -> [DisplayItem] {
    let shell = Rect(x: rect.minX, y: rect.minY, width: 22.5, height: rect.height)
    let pole = Rect(x: shell.maxX + 1, y: rect.midY - 2, width: 1.4, height: 4)
    return [
      .stroke(.roundedRect(shell.insetBy(dx: 0.5, dy: 0.5), radius: 3.4), StrokeStyle(width: 1), ink.opacity(0.4)),
      .fill(.roundedRect(shell.insetBy(dx: 2, dy: 2), radius: 2), ink),
      .fill(.roundedRect(pole, radius: 0.7), ink.opacity(0.4)),
    ]
  }
}
