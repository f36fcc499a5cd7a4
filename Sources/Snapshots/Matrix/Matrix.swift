import AutoLayout

/// The choices that scenes are laid out in: each combination is a cell of the matrix.
public struct Matrix: Hashable, Sendable {
  public enum Locales: Hashable, Sendable {
    /// Every locale that the document has tables for.
    case all
    /// Every locale that the document has tables for, and these, as BCP 47 tags, such as a pseudo-language.
    case allAnd([String])
    /// These locales, as BCP 47 tags; `base` means the document's own strings.
    case named([String])
  }

  public var locales: Locales
  public var typeSizes: [TypeSize]
  public var screens: [MatrixScreen]
  public var orientations: [Device.Orientation]
  public var appearances: [TraitCollection.UserInterfaceStyle]
  public var contrasts: [AccessibilityContrast]
  /// The looks of iOS; `nil` means the usual one of each screen.
  public var looks: [SystemLook?]

  /// Creates a matrix. The defaults give one cell: the document's own strings on its own canvas.
  public init(
    locales: Locales = .named([MatrixCell.baseLocale]), typeSizes: [TypeSize] = [.category(.large)],
    screens: [MatrixScreen] = [.canvas], orientations: [Device.Orientation] = [.portrait],
    appearances: [TraitCollection.UserInterfaceStyle] = [.light], contrasts: [AccessibilityContrast] = [.normal],
    looks: [SystemLook?] = [nil]
  ) {
    self.locales = locales
    self.typeSizes = typeSizes
    self.screens = screens
    self.orientations = orientations
    self.appearances = appearances
    self.contrasts = contrasts
    self.looks = looks
  }

  /// Returns the cells, ordered by locale, text size, screen, orientation, appearance, contrast and look.
  ///
  /// - Parameter localesAtHand: The locales that the document has tables for.
  public func cells(localesAtHand: [String]) -> [MatrixCell] {
    locales(from: localesAtHand).flatMap { locale in
      typeSizes.flatMap { typeSize in
        screens.flatMap { screen in
          orientations.flatMap { orientation in
            appearances.flatMap { appearance in
              contrasts.flatMap { contrast in
                looks.map { look in
                  MatrixCell(
                    screen: screen, locale: locale, typeSize: typeSize, orientation: orientation,
                    appearance: appearance, contrast: contrast, look: look)
                }
              }
            }
          }
        }
      }
    }
  }

  /// Returns the number of ``cells(localesAtHand:)``, or the largest integer if there are more.
  ///
  /// - Complexity: O(1) except for the languages, so that a matrix can be refused before its cells fill the memory.
  package func cellCount(localesAtHand: [String]) -> Int {
    [typeSizes.count, screens.count, orientations.count, appearances.count, contrasts.count, looks.count]
      .reduce(locales(from: localesAtHand).count) { count, factor in
        let (product, overflows) = count.multipliedReportingOverflow(by: factor)
        return overflows ? .max : product
      }
  }

  private func locales(from localesAtHand: [String]) -> [String] {
    let all = [MatrixCell.baseLocale] + localesAtHand.filter { $0 != MatrixCell.baseLocale }
    return switch locales {
    case .all: all
    case .allAnd(let others): all + others.filter { !all.contains($0) }
    case .named(let names): names
    }
  }
}

/// A matrix in which some choices are open, so that a later source can make them.
///
/// The command line takes precedence over the configuration, the scene and the catalog, in this order.
public struct MatrixChoices: Hashable, Sendable {
  public var locales: Matrix.Locales?
  public var typeSizes: [TypeSize]?
  public var screens: [MatrixScreen]?
  public var orientations: [Device.Orientation]?
  public var appearances: [TraitCollection.UserInterfaceStyle]?
  public var contrasts: [AccessibilityContrast]?
  public var looks: [SystemLook]?

  public init(
    locales: Matrix.Locales? = nil, typeSizes: [TypeSize]? = nil, screens: [MatrixScreen]? = nil,
    orientations: [Device.Orientation]? = nil, appearances: [TraitCollection.UserInterfaceStyle]? = nil,
    contrasts: [AccessibilityContrast]? = nil, looks: [SystemLook]? = nil
  ) {
    self.locales = locales
    self.typeSizes = typeSizes
    self.screens = screens
    self.orientations = orientations
    self.appearances = appearances
    self.contrasts = contrasts
    self.looks = looks
  }

  /// Returns these choices, with the open ones taken from others.
  public func over(_ others: MatrixChoices) -> MatrixChoices {
    MatrixChoices(
      locales: locales ?? others.locales, typeSizes: typeSizes ?? others.typeSizes,
      screens: screens ?? others.screens, orientations: orientations ?? others.orientations,
      appearances: appearances ?? others.appearances, contrasts: contrasts ?? others.contrasts,
      looks: looks ?? others.looks)
  }

  /// The matrix, with the open choices at the defaults of
  /// ``Matrix/init(locales:typeSizes:screens:orientations:appearances:contrasts:looks:)``.
  public var matrix: Matrix {
    let usual = Matrix()
    return Matrix(
      locales: locales ?? usual.locales, typeSizes: typeSizes ?? usual.typeSizes, screens: screens ?? usual.screens,
      orientations: orientations ?? usual.orientations, appearances: appearances ?? usual.appearances,
      contrasts: contrasts ?? usual.contrasts, looks: looks ?? usual.looks)
  }
}

extension Matrix {
  /// The matrix as choices, which leave only the look open.
  public var choices: MatrixChoices {
    MatrixChoices(
      locales: locales, typeSizes: typeSizes, screens: screens, orientations: orientations, appearances: appearances,
      contrasts: contrasts, looks: looks.contains(nil) ? nil : looks.compactMap { $0 })
  }
}
