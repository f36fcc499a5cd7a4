internal import CCairo
import Graphics

extension Rasterizer {
  /// Returns a list as a PDF document of one page, with text as outlines.
  ///
  /// The same list gives the same bytes: the document's dates are the start of Unix time.
  ///
  /// - Parameter list: The list. Its size in points is the page's.
  /// - Throws: ``RasterError`` if the size is not positive or too large, or if a font cannot be read.
  package func pdf(of list: DisplayList) throws(RasterError) -> [UInt8] {
    try document(of: list) { write, sink in
      let surface = cairo_pdf_surface_create_for_stream(write, sink, list.size.width, list.size.height)
      for date in [CAIRO_PDF_METADATA_CREATE_DATE, CAIRO_PDF_METADATA_MOD_DATE] {
        cairo_pdf_surface_set_metadata(surface, date, "1970-01-01T00:00:00Z")
      }
      return surface
    }
  }

  /// Returns a list as an SVG document, with text as outlines. The same list gives the same bytes.
  ///
  /// - Parameter list: The list. Its size in points is the document's in user units.
  /// - Throws: ``RasterError`` if the size is not positive or too large, or if a font cannot be read.
  package func svg(of list: DisplayList) throws(RasterError) -> [UInt8] {
    let written = try document(of: list) { write, sink in
      let surface = cairo_svg_surface_create_for_stream(write, sink, list.size.width, list.size.height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    }
    return SVGIdentifiers.renumbered(written)
  }

  /// Returns a list as a PDF document of one page, whose text can be selected. The same list gives the same bytes.
  ///
  /// - Throws: ``RasterError`` if the size is not positive or too large, or if a font cannot be read.
  package func pdf(of list: DisplayList, words: DocumentWords) throws(RasterError) -> [UInt8] {
    try document(of: list, text: .characters(GlyphFonts(glyphs))) { write, sink in
      let surface = cairo_pdf_surface_create_for_stream(write, sink, list.size.width, list.size.height)
      for date in [CAIRO_PDF_METADATA_CREATE_DATE, CAIRO_PDF_METADATA_MOD_DATE] {
        cairo_pdf_surface_set_metadata(surface, date, "1970-01-01T00:00:00Z")
      }
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, words.title)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, words.description)
      return surface
    }
  }

  /// Returns a list as an SVG document with text as outlines, with a name and a description for readers who do not see
  /// it.
  package func svg(of list: DisplayList, words: DocumentWords) throws(RasterError) -> [UInt8] {
    var document = try svg(of: list)
    guard let start = document.firstRange(of: Array("<svg ".utf8)),
      let end = document[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return document }
    document.insert(contentsOf: "\n\(words.elements)".utf8, at: end + 1)
    document.insert(contentsOf: "\(words.attributes) ".utf8, at: start.upperBound)
    return document
  }

  private func document(
    of list: DisplayList, text: TextTechnique = .outlines,
    on makeSurface: (cairo_write_func_t, UnsafeMutableRawPointer) -> OpaquePointer?
  ) throws(RasterError) -> [UInt8] {
    _ = try PixelSize(of: list.size, scale: 1)
    let sink = ByteSink()
    let surface = makeSurface(
      { sink, bytes, count in
        guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes +=
          UnsafeBufferPointer(start: bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque())
    defer { cairo_surface_destroy(surface) }
    try withExtendedLifetime(sink) { () throws(RasterError) in
      try paint(list.items, scale: 1, on: surface, text: text)
    }
    return sink.bytes
  }
}

/// The bytes that Cairo has written.
private final class ByteSink {
  var bytes: [UInt8] = []
}

/// The identifiers in SVG documents. Cairo numbers images and layers with one counter for all surfaces of the process.
enum SVGIdentifiers {
  /// Returns the document with its images and layers numbered from 1, in the order of their first mention.
  static func renumbered(_ document: [UInt8]) -> [UInt8] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var rest = document[...]
    while let name = takeNumber(from: &rest, copyingTo: &result) {
      let number = numbers[name, default: numbers.count + 1]
      numbers[name] = number
      result += String(number).utf8
    }
    return result
  }

  private static let prefixes = ["\"image", "\"#image", "\"surface", "\"#surface"].map { Array($0.utf8) }

  /// Copies the bytes up to the number of the next identifier and reads the number, or copies the rest if there is
  /// none.
  private static func takeNumber(
    from rest: inout ArraySlice<UInt8>, copyingTo result: inout [UInt8]
  ) -> ArraySlice<UInt8>? {
    while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
      result += rest[..<quote]
      rest = rest[quote...]
      let prefix = prefixes.first { rest.starts(with: $0) }
      let copied = rest.prefix(prefix?.count ?? 1)
      result += copied
      rest = rest.dropFirst(copied.count)
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if prefix != nil, !digits.isEmpty {
        rest = rest.dropFirst(digits.count)
        return digits
      }
    }
    result += rest
    return nil
  }
}
