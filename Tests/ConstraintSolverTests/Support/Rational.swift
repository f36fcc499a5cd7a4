/// An exact fraction of small numbers; arithmetic that would overflow stops the test.
struct Rational: Comparable, Hashable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0)
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int(a)
    self.denominator = sign * denominator / Int(a)
  }

  static let zero = Rational(0)

  var magnitude: Rational { numerator < 0 ? Rational(-numerator, denominator) : self }
  var value: Double { Double(numerator) / Double(denominator) }

  static func < (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }

  static func + (left: Rational, right: Rational) -> Rational {
    Rational(
      left.numerator * right.denominator + right.numerator * left.denominator, left.denominator * right.denominator)
  }

  static func - (left: Rational, right: Rational) -> Rational { left + Rational(-right.numerator, right.denominator) }

  static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  static func / (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.denominator, left.denominator * right.numerator)
  }
}
