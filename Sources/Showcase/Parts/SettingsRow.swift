import Galley

/// A setting: its symbol and name, and its value or a switch at the other end. Values go below at accessibility sizes.
final class SettingsRow: View {
  /// Makes a row that leads to more, with the value that is set.
  convenience init(_ symbol: String, _ color: SystemColor, _ name: String, value: String, _ traits: TraitCollection) {
    let end = StackView.row(spacing: 6) {
      Label(value, color: traits.color(.secondaryLabel)).hyphenated()
      ImageView(symbol: "chevron.forward", traits, size: 13, color: traits.color(.tertiaryLabel))
    }
    self.init(
      IconTile(symbol, traits, color: traits.color(color)),
      StackView.ends(traits, spacing: 12, alignment: .center) {
        Label(name).hyphenated()
        end
      })
  }

  /// Makes a row with a switch.
  convenience init(_ symbol: String, _ color: SystemColor, _ name: String, isOn: Bool, _ traits: TraitCollection) {
    let control = Switch()
    control.isOn = isOn
    self.init(
      IconTile(symbol, traits, color: traits.color(color)),
      StackView.row(spacing: 12) {
        Label(name).hyphenated()
        control.holdSize()
      })
  }

  /// The side of the symbols' tiles in points.
  static func tileSide(_ traits: TraitCollection) -> Double { IconTile.side(30, traits) }

  private init(_ tile: IconTile, _ content: View) {
    super.init(frame: .zero)
    let row = StackView.row(spacing: 14) {
      tile.holdSize()
      content
    }.margins(sides: 16, ends: 9)
    containing { row }.pinning(row)
  }
}
