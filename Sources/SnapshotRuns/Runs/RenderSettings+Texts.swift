import Galley

extension RenderSettings {
  /// The names of the options that set a property of another name.
  private static let options = [
    "sampleNumber": "number", "showsChrome": "chrome", "showsClassXibs": "class-xibs", "showsSamples": "sample",
  ]

  /// The settings in words, by the names of their options: those that differ from the default, and the three that every
  /// report has. A new property needs no further work, because the properties are those that reflection finds.
  var texts: [String: String] {
    let usual = RenderSettings()
    var texts = [
      "number": String(usual.sampleNumber), "metrics": usual.metrics.rawValue, "chrome": "on devices",
    ]
    for (own, usual) in zip(Mirror(reflecting: self).children, Mirror(reflecting: usual).children) {
      let text = Self.text(of: own.value)
      guard let name = own.label, text != Self.text(of: usual.value) else { continue }
      texts[Self.options[name] ?? name] = text
    }
    return texts
  }

  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { text(of: $0.value) } ?? "" }
    return switch value {
    case let isOn as Bool: isOn ? "on" : "off"
    case let choice as any RawRepresentable<String>: choice.rawValue
    default: String(describing: value)
    }
  }
}
