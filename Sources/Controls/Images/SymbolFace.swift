import Graphics
import Synchronization

/// A symbol as it is drawn: an area in a box of the symbol's natural size.
struct SymbolFace: Sendable {
  /// The natural size for a font of 1 pt.
  let size: Size
  /// The area, in points for a font of 1 pt, from the top-left corner of the box.
  let path: Path

  /// Returns the face of a symbol, or `nil` if there is no drawing for its name.
  static func named(_ name: String, style: SymbolStyle = SymbolStyle()) -> SymbolFace? {
    faces.face(SymbolRequest(name: name, style: style))
  }

  private static let faces = SymbolFaceCache()
}

/// What the lines and the size of a symbol depend on.
struct SymbolStyle: Hashable, Sendable {
  /// The weight of the lines, in `100...900`; 400 is regular.
  var weight = 400
  var scale = Image.SymbolScale.medium
}

private struct SymbolRequest: Hashable {
  let name: String
  let style: SymbolStyle
}

/// The faces that were made, by name and style. Drawings never change, so the faces are shared by all threads.
private final class SymbolFaceCache: Sendable {
  private let known = Mutex<[SymbolRequest: SymbolFace?]>([:])
  /// More names than any document has; then the faces are made anew.
  private static let capacity = 4096

  func face(_ request: SymbolRequest) -> SymbolFace? {
    if let face = known.withLock({ $0[request] }) { return face }
    let face = SymbolVariant(named: request.name).map { SymbolFace($0, style: request.style) }
    known.withLock { faces in
      if faces.count >= Self.capacity { faces = [:] }
      faces[request] = .some(face)
    }
    return face
  }
}

extension SymbolFace {
  fileprivate init(_ variant: SymbolVariant, style: SymbolStyle) {
    let metrics = SymbolMetrics(style)
    let region = SymbolComposition(pen: metrics.pen, scale: metrics.scale).region(of: variant)
    let ink = region.bounds
    size = metrics.naturalSize(of: variant, ink: ink.size)
    let unit = SymbolMetrics.unit
    path =
      region.applying(
        AffineTransform(
          a: unit, b: 0, c: 0, d: unit, tx: size.width / 2 - ink.midX * unit, ty: size.height / 2 - ink.midY * unit)
      ).path
  }
}
