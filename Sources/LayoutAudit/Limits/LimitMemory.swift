import Localization

/// The limits that texts of a scene had in earlier cells, as first guesses for other languages.
///
/// A text is rarely limited by the other texts of its scene, so that it has the same limit in most languages. Whether
/// it has is still found out by layouts: a guess that is wrong costs some of them, and changes no limit.
package final class LimitMemory {
  /// What an earlier cell found.
  enum Guess {
    /// Nothing limits the text.
    case unlimited
    /// The text may have a width in one line, in points.
    case width(Double)
  }

  /// A text in a view.
  private struct Place: Hashable {
    var situation: String
    var key: TextKey
    var view: String
  }

  private var guesses: [Place: Guess] = [:]
  /// What the cells have in common whose limits can be the same: everything but the language.
  package var situation = ""

  package init() {}

  func guess(for key: TextKey, in view: String) -> Guess? {
    guesses[Place(situation: situation, key: key, view: view)]
  }

  func note(_ limit: TextLimit, of key: TextKey, in view: String) {
    guard limit.fontSize == nil, limit.lines > 0 else { return }
    guesses[Place(situation: situation, key: key, view: view)] = limit.width.map(Guess.width) ?? .unlimited
  }
}
