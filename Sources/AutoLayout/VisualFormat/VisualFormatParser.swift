/// Parses visual format according to the grammar in the Auto Layout Guide, "Visual Format Language", which allows no
/// blanks.
struct VisualFormatParser {
  private var scanner: VisualFormatScanner
  private let options: LayoutConstraint.FormatOptions
  private let metrics: [String: Double]
  private let views: [String: any LayoutItem]
  private var line = VisualFormatLine()

  init(
    _ format: String, options: LayoutConstraint.FormatOptions, metrics: [String: Double],
    views: [String: any LayoutItem]
  ) {
    scanner = VisualFormatScanner(format)
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormatLine {
    guard !scanner.format.isEmpty else { throw error(.emptyFormat) }
    guard scanner.format.utf8.allSatisfy({ $0 < 0x80 }) else { throw error(.nonASCIICharacters) }
    try parseOrientation()
    let leading = scanner.take("|") ? try parseConnection() : nil
    try parseFirstView(leading: leading)
    while scanner.next != nil {
      let connection = try parseConnection()
      if scanner.next == "|" {
        try parseTrailingContainer(connection)
      } else {
        try parseNextView(connection)
      }
    }
    return line
  }

  // MARK: Elements

  private mutating func parseOrientation() throws(VisualFormatError) {
    let axis: Axis
    switch scanner.next {
    case "H": axis = .horizontal
    case "V": axis = .vertical
    default: return
    }
    _ = scanner.take(axis == .horizontal ? "H" : "V")
    guard scanner.take(":") else { throw error(.expectedColon(axis)) }
    line.axis = axis
  }

  private mutating func parseFirstView(leading: VisualFormatLine.Connection?) throws(VisualFormatError) {
    let (item, thickness) = try parseView()
    if let leading {
      guard let container = item.container else { throw error(.missingSuperview) }
      line.append(.container(container), joinedBy: .flush)
      line.append(.item(item, thickness: thickness), joinedBy: leading)
    } else {
      line.append(.item(item, thickness: thickness), joinedBy: .flush)
    }
  }

  private mutating func parseNextView(_ connection: VisualFormatLine.Connection) throws(VisualFormatError) {
    let (item, thickness) = try parseView()
    line.append(.item(item, thickness: thickness), joinedBy: connection)
    if options.alignedAttributes.contains(where: { $0.axis == line.axis }) {
      throw error(.alignmentAlongAxis(line.axis))
    }
  }

  private mutating func parseTrailingContainer(
    _ connection: VisualFormatLine.Connection
  ) throws(VisualFormatError) {
    guard case .item(let item, _) = line.elements.last, let container = item.container else {
      throw error(.missingSuperview)
    }
    _ = scanner.take("|")
    line.append(.container(container), joinedBy: connection)
    guard scanner.next == nil else { throw error(.expectedEnd) }
  }

  private mutating func parseView() throws(VisualFormatError) -> (any LayoutItem, [Thickness]) {
    guard scanner.take("[") else { throw error(.expectedView) }
    guard let name = scanner.takeName() else { throw error(.malformedViewName) }
    guard let item = views[name] else { throw error(.unknownView(name)) }
    guard scanner.take("(") else {
      guard scanner.take("]") else { throw error(.unclosedView) }
      return (item, [])
    }
    let thickness = try parsePredicates { (parser) throws(VisualFormatError) in try parser.parseThickness() }
    guard scanner.take(")") else { throw error(.unclosedThickness) }
    guard scanner.take("]") else { throw error(.unclosedViewAfterThickness) }
    return (item, thickness)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormatLine.Connection {
    guard scanner.take("-") else { return .flush }
    if scanner.next == nil || scanner.next == "[" || scanner.next == "|" { return .standard }
    let spaces: [Space]
    if scanner.take("(") {
      spaces = try parsePredicates { (parser) throws(VisualFormatError) in try parser.parseSpace() }
      guard scanner.take(")") else { throw error(.unclosedSpace) }
    } else {
      spaces = [Space(measure: try parseConstant(allowsSign: false))]
    }
    guard scanner.take("-") else { throw error(.expectedHyphen) }
    return .space(spaces)
  }

  // MARK: Predicates

  private typealias Thickness = VisualFormatLine.Predicate<VisualFormatLine.Measure>
  private typealias Space = VisualFormatLine.Predicate<Double>

  private mutating func parsePredicates<Measure>(
    _ parseMeasure: (inout Self) throws(VisualFormatError) -> Measure
  ) throws(VisualFormatError) -> [VisualFormatLine.Predicate<Measure>] {
    var predicates: [VisualFormatLine.Predicate<Measure>] = []
    repeat {
      let relation = try parseRelation()
      let measure = try parseMeasure(&self)
      predicates.append(.init(relation: relation, measure: measure, priority: try parsePriority()))
    } while scanner.take(",")
    return predicates
  }

  private mutating func parseRelation() throws(VisualFormatError) -> LayoutConstraint.Relation {
    let relations: [(Character, LayoutConstraint.Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    for (sign, relation) in relations where scanner.take(sign) {
      guard scanner.take("=") else { throw error(.unknownRelation) }
      return relation
    }
    return .equal
  }

  private mutating func parseThickness() throws(VisualFormatError) -> VisualFormatLine.Measure {
    if let item = takeView()?.item { return .thickness(of: item) }
    return .constant(try parseConstant(allowsSign: true))
  }

  private mutating func parseSpace() throws(VisualFormatError) -> Double {
    if let name = takeView()?.name { throw error(.viewAsSpace(name)) }
    return try parseConstant(allowsSign: true)
  }

  /// Parses the name of a view. A metric with the same name takes precedence.
  private mutating func takeView() -> (name: String, item: any LayoutItem)? {
    let start = scanner
    if let name = scanner.takeName(), metrics[name] == nil, let item = views[name] { return (name, item) }
    scanner = start
    return nil
  }

  private mutating func parsePriority() throws(VisualFormatError) -> LayoutPriority {
    guard scanner.take("@") else { return .required }
    let number = try parseConstant(allowsSign: true)
    let priority = LayoutPriority(Float(number))
    guard priority.rawValue > 0, priority <= .required else { throw error(.priorityOutOfRange(number)) }
    return priority
  }

  private mutating func parseConstant(allowsSign: Bool) throws(VisualFormatError) -> Double {
    let number: Double
    if let name = scanner.takeName() {
      guard let metric = metrics[name] else { throw error(.unknownMetric(name)) }
      number = metric
    } else if let written = scanner.takeNumber(allowsSign: allowsSign) {
      number = written
    } else {
      throw error(.expectedNumberOrMetric)
    }
    guard number.isFinite else { throw error(.numberNotFinite(number)) }
    return number
  }

  private func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason: reason, format: scanner.format, position: scanner.position)
  }
}

/// Scans the characters, names and numbers of a visual format.
struct VisualFormatScanner {
  let format: String
  private let characters: [UInt8]
  /// The number of characters consumed.
  private(set) var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format.utf8)
  }

  /// The next character, or `nil` at the end.
  var next: Character? { character(at: position) }

  /// Consumes the next character if it equals `character`.
  mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Consumes a C identifier, or returns `nil` if there is none.
  mutating func takeName() -> String? {
    guard let next, next.isNameStart else { return nil }
    return takeText { $0.isNameStart || $0.isDigit }
  }

  /// Consumes a number in C's notation, with digits, a decimal point and an exponent, or returns `nil` if there is no
  /// digit.
  ///
  /// - Parameter allowsSign: Whether the number may begin with a sign.
  mutating func takeNumber(allowsSign: Bool) -> Double? {
    let start = position
    if allowsSign, !take("-") { _ = take("+") }
    var digits = takeText(while: \.isDigit).count
    if take(".") { digits += takeText(while: \.isDigit).count }
    guard digits > 0 else {
      position = start
      return nil
    }
    takeExponent()
    return Double(String(decoding: characters[start..<position], as: UTF8.self))
  }

  /// Consumes an exponent. An `e` without digits is not consumed.
  private mutating func takeExponent() {
    let start = position
    guard take("e") || take("E") else { return }
    if !take("-") { _ = take("+") }
    if takeText(while: \.isDigit).isEmpty { position = start }
  }

  private mutating func takeText(while belongs: (Character) -> Bool) -> String {
    let start = position
    while let next, belongs(next) { position += 1 }
    return String(decoding: characters[start..<position], as: UTF8.self)
  }

  private func character(at index: Int) -> Character? {
    index < characters.count ? Character(Unicode.Scalar(characters[index])) : nil
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isNameStart: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" }
}
