import Files
import ImageFiles
import Synchronization

/// Reads the image files of assets, each once for each scale, and paints drawings once for each size.
final class AssetImages: Sendable {
  /// The number of bytes of pixels above which all are forgotten.
  private static let capacity = 256 << 20

  private struct Key: Hashable {
    var path: String
    var element: String?
    var state: FileState?
    var scale: Double
    /// The size in which a drawing is painted, or nil for its own.
    var size: Size?
  }

  private struct Store {
    var images: [Key: Result<ImageContent, ImageFileError>] = [:]
    /// What libraries have reported about files beside their images.
    var messages: [Key: [String]] = [:]
    var painted: [Key: Pixmap] = [:]
    var byteCount = 0

    mutating func makeRoom(for pixmap: Pixmap) {
      byteCount += pixmap.pixels.count * 4
      guard byteCount > AssetImages.capacity else { return }
      images = [:]
      messages = [:]
      painted = [:]
      byteCount = pixmap.pixels.count * 4
    }
  }

  private let store = Mutex(Store())

  /// Returns the image of a file.
  ///
  /// - Parameter scale: The pixels per point in which the image is shown.
  func image(_ choice: ImageChoice, scale: Double) throws(ImageFileError) -> Image {
    if choice.isSymbol { return try symbol(choice, scale: scale) }
    switch try content(of: choice, scale: scale) {
    case .pixels(let pixmap): return image(.pixmap(pixmap), size: pixmap.size, choice, scale: pixmap.scale)
    case .drawing(let drawing):
      let content = Image.Content.drawing(imageDrawing(drawing, choice))
      return image(content, size: drawing.size, choice, scale: choice.pixelsPerPoint ?? 1)
    }
  }

  private func image(_ content: Image.Content, size: Size, _ choice: ImageChoice, scale: Double) -> Image {
    var image = Image(content, size: size)
    image.renderingMode = choice.renderingMode
    image.isMirrored = choice.isMirrored
    image.resizing = choice.resizing?.points(of: size, scale: scale)
    image.alignmentRectInsets = choice.alignmentInsets?.points(scale: scale) ?? .zero
    return image
  }

  /// Whether a file that was read contains texts that are not drawn.
  func lacksTexts(_ choice: ImageChoice, scale: Double) -> Bool {
    guard !choice.isSymbol, case .drawing(let drawing) = try? content(of: choice, scale: scale) else { return false }
    return drawing.lacksTexts
  }

  /// What a library has reported about a file that was read, each as a part of a sentence.
  func messages(about choice: ImageChoice, scale: Double) -> [String] {
    guard !choice.isSymbol, (try? content(of: choice, scale: scale)) != nil else { return [] }
    return store.withLock { $0.messages[key(of: choice, scale: scale)] ?? [] }
  }

  // MARK: Reading

  private func key(of choice: ImageChoice, scale: Double) -> Key {
    Key(path: choice.path, state: FileState(of: choice.path), scale: scale)
  }

  private func content(of choice: ImageChoice, scale: Double) throws(ImageFileError) -> ImageContent {
    let file = ImageFile(path: choice.path)
    // A file without a scale has a pixel for each point if it is a bitmap, which says so by its content.
    let drawn = choice.pixelsPerPoint.map { ImageFile.Scale(bitmap: $0, drawing: scale) }
    let key = key(of: choice, scale: scale)
    var messages: [String] = []
    let content = try read(key) { () throws(ImageFileError) in
      try file.image(drawn ?? ImageFile.Scale(bitmap: 1, drawing: scale)) { messages.append($0) }
    }
    if !messages.isEmpty { store.withLock { $0.messages[key] = messages } }
    return content
  }

  private func read(
    _ key: Key, _ read: () throws(ImageFileError) -> ImageContent
  ) throws(ImageFileError) -> ImageContent {
    if let known = store.withLock({ $0.images[key] }) { return try known.get() }
    let result = Result { () throws(ImageFileError) in try read() }
    store.withLock { store in
      if case .success(let content) = result { store.makeRoom(for: content.pixmap) }
      store.images[key] = result
    }
    return try result.get()
  }

  private func imageDrawing(_ drawing: Drawing, _ choice: ImageChoice) -> ImageDrawing {
    var image = ImageDrawing(drawing.pixmap, size: drawing.size, paint: painting(of: drawing, choice))
    image.digest = drawing.digest
    return image
  }

  private func painting(of drawing: Drawing, _ choice: ImageChoice) -> ImageDrawing.Painting? {
    guard choice.keepsVectors else { return nil }
    return { [weak self] size, scale in
      guard let self else { return drawing.painted(in: size, scale: scale) }
      let key = Key(
        path: choice.path, element: drawing.element, state: FileState(of: choice.path), scale: scale, size: size)
      if let known = store.withLock({ $0.painted[key] }) { return known }
      guard let pixmap = drawing.painted(in: size, scale: scale) else { return nil }
      store.withLock { store in
        store.makeRoom(for: pixmap)
        store.painted[key] = pixmap
      }
      return pixmap
    }
  }
}

// MARK: - Symbols

extension AssetImages {
  /// The elements of a symbol's template to show, the best first: the regular weight in the medium scale, which UIKit
  /// uses by default, or in another.
  private static let regularElements = [(id: "Regular-M", factor: 1.0), ("Regular-S", mediumFactor), ("Regular-L", 1)]
  /// The size of the medium scale relative to the small one, by Apple's exported templates.
  private static let mediumFactor = 1.27
  /// The font size for which templates are drawn.
  private static let templateSize = 100.0

  /// Returns the symbol in the size that it has next to text of ``Image/defaultSymbolPointSize``.
  private func symbol(_ choice: ImageChoice, scale: Double) throws(ImageFileError) -> Image {
    let file = ImageFile(path: choice.path)
    for (element, factor) in Self.regularElements {
      // A template has some of the elements.
      let key = Key(path: choice.path, element: element, state: FileState(of: choice.path), scale: scale)
      let answer = try? read(key) { () throws(ImageFileError) in .drawing(try file.element(element, scale: scale)) }
      guard case .drawing(let drawing) = answer else { continue }
      let shrinking = factor * Image.defaultSymbolPointSize / Self.templateSize
      var choice = choice
      choice.keepsVectors = true
      let content = Image.Content.drawing(imageDrawing(drawing, choice))
      var image = Image(
        content, size: Size(width: drawing.size.width * shrinking, height: drawing.size.height * shrinking))
      image.renderingMode = choice.renderingMode
      image.isMirrored = choice.isMirrored
      image.symbolPointSize = Image.defaultSymbolPointSize
      return image
    }
    // The file is not a template, or cannot be read at all.
    var whole = choice
    whole.isSymbol = false
    return try self.image(whole, scale: scale)
  }
}

extension ImageContent {
  fileprivate var pixmap: Pixmap {
    switch self {
    case .pixels(let pixmap): pixmap
    case .drawing(let drawing): drawing.pixmap
    }
  }
}
