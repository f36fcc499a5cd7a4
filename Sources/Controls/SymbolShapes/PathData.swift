import Graphics

/// Path data in the language of SVG, with two more commands: `O cx cy r` is a circle, and `R x y width height radius` a
/// rectangle with round corners.
///
/// Source: <https://www.w3.org/TR/SVG11/paths.html#PathData>
struct PathData {
  private var scanner: PathScanner
  private(set) var contours: [Contour] = []
  private var curve = CurveFlattener(start: .zero)
  private var isOpen = false
  /// The last control point of the latest curve, which a smooth curve mirrors.
  private var control: Point?

  /// Returns the contours of path data, or `nil` if it is malformed.
  static func contours(of text: String) -> [Contour]? {
    var data = PathData(scanner: PathScanner(text))
    return data.read() ? data.contours : nil
  }

  private init(scanner: PathScanner) { self.scanner = scanner }

  private mutating func read() -> Bool {
    while let command = scanner.command() {
      repeat {
        guard run(command) else { return false }
      } while scanner.hasNumber && command != "Z" && command != "z"
    }
    finish(isClosed: false)
    return scanner.isAtEnd
  }

  private mutating func run(_ command: Character) -> Bool {
    let origin = command.isLowercase ? curve.current : .zero
    let smooth = control
    control = nil
    switch command {
    case "M", "m": return move(origin)
    case "L", "l": return numbers(2) { $0.line(to: Point(x: origin.x + $1[0], y: origin.y + $1[1])) }
    case "H", "h": return numbers(1) { $0.line(to: Point(x: origin.x + $1[0], y: $0.curve.current.y)) }
    case "V", "v": return numbers(1) { $0.line(to: Point(x: $0.curve.current.x, y: origin.y + $1[0])) }
    case "C", "c":
      return numbers(6) {
        $0.curve($1.point(0, origin), $1.point(2, origin), to: $1.point(4, origin))
      }
    case "S", "s":
      return numbers(4) { data, values in
        let here = data.curve.current
        let first = smooth.map { here + here - $0 } ?? here
        data.curve(first, values.point(0, origin), to: values.point(2, origin))
      }
    case "Q", "q": return numbers(4) { $0.curve(bend: $1.point(0, origin), to: $1.point(2, origin)) }
    case "T", "t":
      return numbers(2) { data, values in
        let here = data.curve.current
        data.curve(bend: smooth.map { here + here - $0 } ?? here, to: values.point(0, origin))
      }
    case "A", "a":
      return numbers(7) { data, values in
        data.isOpen = true
        data.curve.addArc(
          radii: Size(width: values[0], height: values[1]), isLarge: values[3] != 0, isSweep: values[4] != 0,
          to: values.point(5, origin))
      }
    case "O":
      return numbers(3) { $0.contours.append(.circle(center: Point(x: $1[0], y: $1[1]), radius: $1[2])) }
    case "R":
      return numbers(5) {
        $0.contours.append(
          .roundedRect(Rect(x: $1[0], y: $1[1], width: $1[2], height: $1[3]), radius: $1[4]))
      }
    case "Z", "z":
      finish(isClosed: true)
      return true
    default: return false
    }
  }

  private mutating func move(_ origin: Point) -> Bool {
    guard numbers(2, { data, values in data.start(at: values.point(0, origin)) }) else { return false }
    // Further pairs are lines.
    let isRelative = origin != .zero
    while scanner.hasNumber {
      let from = isRelative ? curve.current : .zero
      guard numbers(2, { $0.line(to: $1.point(0, from)) }) else { return false }
    }
    return true
  }

  private mutating func numbers(_ count: Int, _ body: (inout PathData, [Double]) -> Void) -> Bool {
    var values: [Double] = []
    for _ in 0..<count {
      guard let value = scanner.number() else { return false }
      values.append(value)
    }
    body(&self, values)
    return true
  }

  private mutating func start(at point: Point) {
    finish(isClosed: false)
    curve = CurveFlattener(start: point)
  }

  private mutating func line(to point: Point) {
    isOpen = true
    curve.addLine(to: point)
  }

  private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    isOpen = true
    curve.addCurve(first, second, to: end)
    control = second
  }

  private mutating func curve(bend: Point, to end: Point) {
    let here = curve.current
    curve(here + (bend - here) * (2 / 3), end + (bend - end) * (2 / 3), to: end)
    control = bend
  }

  private mutating func finish(isClosed: Bool) {
    var points = curve.points
    let start = points[0]
    if isClosed, points.count > 1, points.last == start { points.removeLast() }
    if isOpen, points.count > 1 || !isClosed { contours.append(Contour(points: points, isClosed: isClosed)) }
    isOpen = false
    curve = CurveFlattener(start: isClosed ? start : curve.current)
  }
}

extension [Double] {
  fileprivate func point(_ index: Int, _ origin: Point) -> Point {
    Point(x: origin.x + self[index], y: origin.y + self[index + 1])
  }
}

extension CurveFlattener {
  /// Adds an elliptical arc whose axes are horizontal and vertical.
  ///
  /// Source: <https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes>
  mutating func addArc(radii: Size, isLarge: Bool, isSweep: Bool, to end: Point) {
    let start = current
    guard radii.width > 0, radii.height > 0, start != end else { return addLine(to: end) }
    // In a plane where the ellipse is the unit circle.
    let (from, to) = (start.scaled(1 / radii.width, 1 / radii.height), end.scaled(1 / radii.width, 1 / radii.height))
    let chord = to - from
    let halfChord = chord.length / 2
    let enlarged = max(1, halfChord)
    let height = max(0, enlarged * enlarged - halfChord * halfChord).squareRoot()
    let side = chord.unit.turned * (isLarge != isSweep ? height : -height)
    let center = from.middle(to: to) + side
    let (first, last) = ((from - center).unit, (to - center).unit)
    let size = Size(width: radii.width * enlarged, height: radii.height * enlarged)
    let middle = center.scaled(radii.width, radii.height)
    let sum = first + last
    // Half a circle has no shorter side: it turns to the side of the sweep.
    let isHalf = sum.length < 1e-6
    let half = isHalf ? first.turned * (isSweep ? 1 : -1) : sum.unit
    let through = isLarge && !isHalf ? half * -1 : half
    addEllipse(middle, size, from: first, to: through)
    addEllipse(middle, size, from: through, to: last)
    addLine(to: end)
  }

  private mutating func addEllipse(_ center: Point, _ radii: Size, from: Point, to: Point) {
    let half = (from + to).unit
    guard max(radii.width, radii.height) * (1 - half.dot(from)) > Self.tolerance else {
      return addLine(to: center + to.scaled(radii.width, radii.height))
    }
    addEllipse(center, radii, from: from, to: half)
    addEllipse(center, radii, from: half, to: to)
  }
}

extension Point {
  fileprivate func scaled(_ x: Double, _ y: Double) -> Point { Point(x: self.x * x, y: self.y * y) }
}

/// Reads commands and numbers, which may follow each other without separators, as in `0-8,1.5.5`.
struct PathScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index == bytes.count }

  var hasNumber: Bool {
    mutating get {
      skipSeparators()
      return index < bytes.count && Self.startsNumber(bytes[index])
    }
  }

  mutating func command() -> Character? {
    skipSeparators()
    guard index < bytes.count, !Self.startsNumber(bytes[index]) else { return nil }
    index += 1
    return Character(UnicodeScalar(bytes[index - 1]))
  }

  mutating func number() -> Double? {
    skipSeparators()
    let start = index
    var hasPoint = false
    while index < bytes.count {
      let byte = bytes[index]
      let isSign = (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && index == start
      let isPoint = byte == UInt8(ascii: ".") && !hasPoint
      guard isSign || isPoint || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { break }
      hasPoint = hasPoint || isPoint
      index += 1
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func skipSeparators() {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") { index += 1 }
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
