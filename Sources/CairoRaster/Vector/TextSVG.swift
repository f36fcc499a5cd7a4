import Graphics

import struct Foundation.Data

extension Rasterizer {
  /// Returns a list as an SVG document whose text is text: it can be selected, searched and translated.
  ///
  /// Texts name the fonts that they were laid out in, and say how wide they are for readers without these fonts. Icons
  /// and the glyphs of colour fonts are drawn.
  ///
  /// - Throws: ``RasterError`` if the size is not positive or too large, or if a font cannot be read.
  package func textSVG(of list: DisplayList, words: DocumentWords) throws(RasterError) -> [UInt8] {
    _ = try PixelSize(of: list.size, scale: 1)
    var writer = TextSVGWriter(glyphs: glyphs)
    try writer.add(list.items, opacity: 1, depth: 0)
    let size = "width=\"\(SVGText.number(list.size.width))\" height=\"\(SVGText.number(list.size.height))\""
    let box = "viewBox=\"0 0 \(SVGText.number(list.size.width)) \(SVGText.number(list.size.height))\""
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
    return Array((head + "\(size) \(box) \(words.attributes)>\n" + words.elements + writer.text + "</svg>\n").utf8)
  }
}

/// Writes display items as elements of SVG.
private struct TextSVGWriter {
  let glyphs: GlyphStore
  private(set) var text = ""
  private var clipCount = 0

  init(glyphs: GlyphStore) { self.glyphs = glyphs }

  mutating func add(_ items: [DisplayItem], opacity: Double, depth: Int) throws(RasterError) {
    guard depth <= Rasterizer.maximumDepth else { throw .nestedTooDeeply }
    for item in items {
      switch item {
      case .fill(let path, let color):
        guard color.alpha > 0, path.isFinite else { continue }
        text += "\(SVGText.shape(path)) \(SVGText.paint("fill", color))/>\n"
      case .stroke(let path, let style, let color):
        guard color.alpha > 0, path.isFinite, style.width > 0 else { continue }
        text +=
          "\(SVGText.shape(path)) fill=\"none\" \(SVGText.paint("stroke", color)) \(attributes(of: style, path))/>\n"
      case .text(let paragraph, let origin, let color): try add(paragraph, at: origin, color)
      case .image(let image, let rect, let tint): add(image, in: rect, tint: tint)
      case .backdrop(let path, let backdrop):
        guard backdrop.tint.alpha > 0, path.isFinite else { continue }
        text += "\(SVGText.shape(path)) \(SVGText.paint("fill", backdrop.tint))/>\n"
      case .group(let group): try add(group, depth: depth)
      }
    }
  }

  private func attributes(of style: StrokeStyle, _ path: Path) -> String {
    let dash = style.drawableDash(along: path, scale: 1)
    return "stroke-width=\"\(SVGText.number(style.width))\""
      + (style.hasRoundCaps ? " stroke-linecap=\"round\"" : "")
      + (dash.isEmpty ? "" : " stroke-dasharray=\"\(dash.map(SVGText.number).joined(separator: " "))\"")
      + " stroke-miterlimit=\"10\""
  }

  private mutating func add(_ group: DisplayGroup, depth: Int) throws(RasterError) {
    guard group.alpha > 0, !group.items.isEmpty else { return }
    var attributes = ""
    let transform = group.transform
    if transform != .identity {
      let numbers =
        [transform.a, transform.b, transform.c, transform.d].map { "\(($0 * 1e6).rounded() / 1e6)" }
        + [transform.tx, transform.ty].map(SVGText.number)
      attributes += " transform=\"matrix(\(numbers.joined(separator: " ")))\""
    }
    if group.alpha < 1 { attributes += " opacity=\"\(SVGText.number(group.alpha))\"" }
    if let clip = group.clip {
      clipCount += 1
      text += "<clipPath id=\"clip\(clipCount)\">\(SVGText.shape(clip))/></clipPath>\n"
      // The clip is in the group's coordinates, so an element inside of the transform has it.
      text += "<g\(attributes)><g clip-path=\"url(#clip\(clipCount))\">\n"
    } else {
      text += "<g\(attributes)>\n"
    }
    try add(group.items, opacity: group.alpha, depth: depth + 1)
    text += group.clip == nil ? "</g>\n" : "</g></g>\n"
  }

  private mutating func add(_ image: Pixmap, in rect: Rect, tint: Color?) {
    guard rect.isFinite, !rect.isEmpty, image.width > 0, image.height > 0 else { return }
    var image = image
    if let tint {
      let color = SolidColor(tint)
      for index in image.pixels.indices {
        let alpha = image.pixels[index] >> 24
        func part(_ component: UInt32) -> UInt32 { (component * alpha + 127) / 255 }
        image.pixels[index] =
          part(color.alpha) << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
      }
    }
    let area =
      "x=\"\(SVGText.number(rect.minX))\" y=\"\(SVGText.number(rect.minY))\" "
      + "width=\"\(SVGText.number(rect.width))\" height=\"\(SVGText.number(rect.height))\""
    text +=
      "<image \(area) preserveAspectRatio=\"none\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      + "xlink:href=\"data:image/png;base64,\(Data(PNG.encode(image)).base64EncodedString())\"/>\n"
  }

  // MARK: Text

  private mutating func add(_ paragraph: Paragraph, at origin: Point, _ color: Color) throws(RasterError) {
    for line in paragraph.lines {
      let start = origin + Point(x: line.x, y: line.baseline)
      let texts = paragraph.texts(of: line)
      if texts.contains(where: \.hasRightToLeftLetters), line.runs.allSatisfy({ !$0.face.isColor }) {
        addLine(Array(zip(line.runs, texts)), width: line.width, from: start, color)
        continue
      }
      for (run, words) in zip(line.runs, texts) where run.face.size > 0 && run.face.size.isFinite {
        if run.face.isColor {
          try addPictures(run, from: start)
        } else if words.isEmpty || SVGFont(run.face).isOfIcons {
          try addOutlines(run, from: start, run.color ?? color)
        } else {
          add(words, run, line, from: start, run.color ?? color)
        }
      }
      for decoration in line.decorations {
        let shape = SVGText.shape(.rect(decoration.rect.offset(by: origin)))
        text += "\(shape) \(SVGText.paint("fill", decoration.color ?? color))/>\n"
      }
    }
  }

  /// Adds a line with words that are written from right to left as one text, whose runs are in the order of reading.
  /// The reader arranges them.
  private mutating func addLine(
    _ runs: [(run: GlyphRun, text: String)], width: Double, from start: Point, _ color: Color
  ) {
    let ordered = runs.sorted { $0.run.bytes.lowerBound < $1.run.bytes.lowerBound }
    let isRightToLeft = ordered.map(\.text).joined().startsFromRight
    let x = SVGText.number(isRightToLeft ? start.x + width : start.x)
    text +=
      "<text xml:space=\"preserve\" x=\"\(x)\" y=\"\(SVGText.number(start.y))\""
      + (isRightToLeft ? " direction=\"rtl\"" : "")
      + " textLength=\"\(SVGText.number(width))\" lengthAdjust=\"spacingAndGlyphs\">"
    for (run, words) in ordered where !words.isEmpty {
      let paint = SVGText.paint("fill", run.color ?? color)
      text += "<tspan \(SVGFont(run.face).attributes) \(paint)>\(SVGText.escaped(words))</tspan>"
    }
    text += "</text>\n"
  }

  private mutating func add(_ words: String, _ run: GlyphRun, _ line: TextLine, from start: Point, _ color: Color) {
    guard color.alpha > 0, let first = run.glyphs.first else { return }
    let place = "x=\"\(SVGText.number(start.x + first.x))\" y=\"\(SVGText.number(start.y + first.y))\""
    let isWholeLine = line.runs.count == 1 && line.width > 0
    let width = isWholeLine ? " textLength=\"\(SVGText.number(line.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    text +=
      "<text xml:space=\"preserve\" \(place) \(SVGFont(run.face).attributes)\(width) \(SVGText.paint("fill", color))>"
      + placedWords(words, run, from: start) + "</text>\n"
  }

  /// Returns text whose words are at the places of their glyphs, if each character has a glyph.
  private func placedWords(_ words: String, _ run: GlyphRun, from start: Point) -> String {
    let scalars = Array(words.unicodeScalars)
    guard scalars.count == run.glyphs.count else { return SVGText.escaped(words) }
    var result = ""
    var word = ""
    var place = 0
    func end() -> String {
      guard !word.isEmpty else { return "" }
      let x = SVGText.number(start.x + run.glyphs[place].x)
      return "<tspan x=\"\(x)\">\(SVGText.escaped(word))</tspan>"
    }
    for (index, scalar) in scalars.enumerated() {
      word.unicodeScalars.append(scalar)
      if scalar == " " || index == scalars.count - 1 {
        result += end()
        (word, place) = ("", index + 1)
      }
    }
    return result
  }

  private mutating func addOutlines(_ run: GlyphRun, from start: Point, _ color: Color) throws(RasterError) {
    let typeface = try glyphs.typeface(for: run.face)
    for glyph in run.glyphs {
      let toList = AffineTransform.scale(x: run.face.size, y: run.face.size)
        .concatenating(.translation(x: start.x + glyph.x, y: start.y + glyph.y))
      let outline = try typeface.outline(of: glyph.id).elements.map { $0.applying(toList) }
      guard !outline.isEmpty else { continue }
      text += "\(SVGText.shape(.elements(outline))) \(SVGText.paint("fill", color))/>\n"
    }
  }

  private mutating func addPictures(_ run: GlyphRun, from start: Point) throws(RasterError) {
    let typeface = try glyphs.typeface(for: run.face)
    let size = run.face.size
    for glyph in run.glyphs {
      guard let picture = try typeface.picture(GlyphPicture.Key(glyph: glyph.id, size: size * 2)) else { continue }
      let area = Rect(
        x: start.x + glyph.x + picture.area.minX * size, y: start.y + glyph.y + picture.area.minY * size,
        width: picture.area.width * size, height: picture.area.height * size)
      add(picture.pixmap, in: area, tint: nil)
    }
  }
}

extension PathElement {
  fileprivate func applying(_ transform: AffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(transform.apply(to: point))
    case .line(let point): .line(transform.apply(to: point))
    case .curve(let first, let second, let end):
      .curve(transform.apply(to: first), transform.apply(to: second), to: transform.apply(to: end))
    case .close: .close
    }
  }
}

extension String {
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    ((0x590..<0x8FF).contains(scalar.value) || (0xFB1D..<0xFEFD).contains(scalar.value))
      && scalar.properties.isAlphabetic
  }

  /// Whether the text has letters of Arabic, Hebrew or a similar script. Their digits are written from left to right.
  fileprivate var hasRightToLeftLetters: Bool { unicodeScalars.contains(where: Self.isRightToLeft) }

  /// Whether the first letter is one of these, which determines the direction of the text (Unicode Standard Annex 9,
  /// rule P2).
  fileprivate var startsFromRight: Bool {
    unicodeScalars.first { $0.properties.isAlphabetic }.map(Self.isRightToLeft) ?? false
  }
}

/// A font of a file as SVG names it.
private struct SVGFont {
  let face: FontFace
  private let name: Substring

  init(_ face: FontFace) {
    self.face = face
    let file = face.path.utf8.split(separator: UInt8(ascii: "/")).last
    name = file.map { Substring($0.prefix { $0 != UInt8(ascii: ".") }) } ?? ""
  }

  var isOfIcons: Bool { name.hasPrefix("MaterialIcons") }

  var attributes: String {
    var attributes = "font-family=\"\(family)\" font-size=\"\(SVGText.number(face.size))\""
    if weight != 400 { attributes += " font-weight=\"\(weight)\"" }
    if face.isSlanted || name.hasSuffix("italic") { attributes += " font-style=\"italic\"" }
    return attributes
  }

  private var weight: Int {
    if let weight = FontVariation.parse(face.variations).last(where: { $0.axis == "wght" })?.value {
      return Int(bounded: weight)
    }
    let weights = ["-SemiBold": 600, "-Medium": 500, "-Bold": 700]
    return weights.first { name.hasSuffix($0.key) }?.value ?? 400
  }

  /// The name of the family, by that of the file: `NotoSansArabicUI-Bold` is of the family Noto Sans Arabic UI.
  private var family: String {
    let stem = name.prefix { $0 != "-" }
    var words = ""
    var previous: Character = " "
    for letter in stem {
      if letter.isUppercase, previous.isLowercase { words += " " }
      words.append(letter)
      previous = letter
    }
    let generic =
      stem.hasPrefix("NotoSerif") ? "serif" : stem.hasPrefix("NotoSansMono") ? "monospace" : "system-ui, sans-serif"
    return "\(SVGText.escaped(words)), \(generic)"
  }
}
