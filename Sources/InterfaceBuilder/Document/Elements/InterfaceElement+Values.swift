import Graphics

extension InterfaceElement {
  /// An attribute that is `YES` or `NO`.
  func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// An attribute that is a finite number.
  func number(_ name: String) -> Double? {
    attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// An attribute that is a whole number.
  func integer(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }

  /// An attribute that is one of a vocabulary's words.
  func word<Vocabulary: RawRepresentable>(_ name: String, as _: Vocabulary.Type = Vocabulary.self) -> Vocabulary?
  where Vocabulary.RawValue == String {
    attributes[name].flatMap(Vocabulary.init)
  }

  /// A property that is a text: written as an attribute, or as a `string` child where it has several lines.
  func string(_ name: String) -> String? {
    if let attribute = attributes[name] { return attribute }
    guard let child = child(forKey: name), child.name == "string" || child.name == "mutableString" else { return nil }
    return child.text
  }

  /// A `rect` child, or the inset frames of older documents.
  func rect(_ key: String) -> Rect? {
    guard let rect = child(forKey: key), let width = rect.number("width"), let height = rect.number("height") else {
      return nil
    }
    return Rect(
      x: rect.number("x") ?? rect.number("minX") ?? 0, y: rect.number("y") ?? rect.number("minY") ?? 0, width: width,
      height: height)
  }

  /// A `size` child, or the `value` of older documents.
  func size(_ key: String) -> Size? {
    guard let size = child(forKey: key), let width = size.number("width"), let height = size.number("height") else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// A `point` child.
  func point(_ key: String) -> Point? {
    guard let point = child(forKey: key), let x = point.number("x"), let y = point.number("y") else { return nil }
    return Point(x: x, y: y)
  }

  /// An `inset` or `edgeInsets` child: the former names its edges as a rectangle's, minX being the left.
  func insets(_ key: String) -> EdgeInsets? {
    guard let insets = child(forKey: key) else { return nil }
    return EdgeInsets(
      top: insets.number("top") ?? insets.number("minY") ?? 0,
      left: insets.number("left") ?? insets.number("minX") ?? 0,
      bottom: insets.number("bottom") ?? insets.number("maxY") ?? 0,
      right: insets.number("right") ?? insets.number("maxX") ?? 0)
  }

  /// A `directionalEdgeInsets` child.
  func directionalInsets(_ key: String) -> DirectionalEdgeInsets? {
    guard let insets = child(forKey: key), insets.name == "directionalEdgeInsets" else { return nil }
    return DirectionalEdgeInsets(
      top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0, bottom: insets.number("bottom") ?? 0,
      trailing: insets.number("trailing") ?? 0)
  }

  /// The attributes of a child whose attributes are the set's members: `<extendedEdge key="..." top="YES"/>`.
  func options(_ key: String) -> Set<String>? {
    guard let child = child(forKey: key) else { return nil }
    return Set(child.attributes.filter { $0.value == "YES" }.keys)
  }
}
