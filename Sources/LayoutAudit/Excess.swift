import Graphics

/// How far a rectangle reaches beyond another on a side.
struct Excess {
  /// The sides of a rectangle.
  enum Side: String {
    case left, right, top, bottom
  }

  let side: Side
  /// The distance in points; negative where the rectangle ends before.
  let amount: Double

  /// The distances on all sides.
  static func all(of rect: Rect, beyond bounds: Rect) -> [Excess] {
    [
      Excess(side: .left, amount: bounds.minX - rect.minX), Excess(side: .right, amount: rect.maxX - bounds.maxX),
      Excess(side: .top, amount: bounds.minY - rect.minY), Excess(side: .bottom, amount: rect.maxY - bounds.maxY),
    ]
  }

  /// The largest distance.
  static func largest(of rect: Rect, beyond bounds: Rect) -> Excess {
    all(of: rect, beyond: bounds).reduce(Excess(side: .left, amount: 0)) { $1.amount > $0.amount ? $1 : $0 }
  }

  /// The side as sentences name it.
  var edge: String {
    switch side {
    case .left: "left edge"
    case .right: "right edge"
    case .top, .bottom: side.rawValue
    }
  }
}
