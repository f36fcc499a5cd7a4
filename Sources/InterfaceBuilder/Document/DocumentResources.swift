import Graphics

/// What a document knows by name.
struct DocumentResources: Hashable, Sendable {
  /// An image's entry.
  struct Image: Hashable, Sendable {
    /// The size in points.
    var size: Size
    /// Whether it is a symbol of the system.
    var isSystem: Bool
  }

  /// The images' sizes by name.
  var images: [String: Image] = [:]
  /// The asset catalog's colours by name, in the appearance of the canvas.
  var namedColors: [String: Color] = [:]
  /// The system's colours by name, in the appearance of the canvas.
  var systemColors: [String: Color] = [:]

  /// Reads the children of `resources`.
  init(_ entries: [InterfaceElement], isColorMatched: Bool) {
    for entry in entries {
      guard let name = entry.attributes["name"] else { continue }
      switch entry.name {
      case "image":
        let size = Size(width: entry.number("width") ?? 0, height: entry.number("height") ?? 0)
        images[name] = Image(size: size, isSystem: entry.attributes["catalog"] == "system")
      case "namedColor":
        namedColors[name] = Self.color(in: entry, isColorMatched)
      case "systemColor":
        systemColors[name] = Self.color(in: entry, isColorMatched)
      default:
        continue
      }
    }
  }

  private static func color(in entry: InterfaceElement, _ isColorMatched: Bool) -> Color? {
    entry.child(named: "color")?.components(isColorMatched: isColorMatched)
  }
}
