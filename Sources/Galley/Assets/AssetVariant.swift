/// What an entry of an asset is for, as Xcode's `Contents.json` has it.
struct AssetVariant: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var appearances: [Appearance]?

  /// How well the entry suits some traits; none where it is for others.
  func rank(for traits: TraitCollection) -> Int? {
    let luminosity = appearances?.first { $0.appearance == "luminosity" }?.value
    let contrast = appearances?.first { $0.appearance == "contrast" }?.value
    guard contrast == nil, luminosity == nil || luminosity == traits.userInterfaceStyle.rawValue else { return nil }
    let appearanceRank = luminosity == nil ? 0 : 2
    switch idiom ?? "universal" {
    case "universal": return appearanceRank
    case "iphone": return traits.userInterfaceIdiom == .phone ? appearanceRank + 1 : nil
    case "ipad": return traits.userInterfaceIdiom == .pad ? appearanceRank + 1 : nil
    default: return nil
    }
  }
}
