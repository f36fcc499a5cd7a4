import Graphics

/// A button's kind, named as in Interface Builder documents.
public enum ButtonType: String, CaseIterable, Hashable, Sendable {
  /// A plain face.
  case custom
  /// A title in the tint colour.
  case system
  /// The former name of the system kind.
  case roundedRect
  /// A circled `i`.
  case detailDisclosure, infoLight, infoDark
  /// A circled plus.
  case contactAdd
  /// A circled cross.
  case close

  /// The symbol that the kind brings along.
  var symbolName: String? {
    switch self {
    case .custom, .system, .roundedRect: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }

  /// The size of a title's font in points, measured on frames saved in documents.
  var defaultFontSize: Double { self == .custom ? 18 : 15 }

  /// The least width of a button that shows no image, in points.
  var minimumWidth: Double { self == .system || self == .roundedRect ? 30 : 0 }
}
