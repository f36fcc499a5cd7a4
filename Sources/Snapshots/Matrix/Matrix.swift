import AutoLayout

/// What scenes are laid out in: every combination of the choices is a cell.
public struct Matrix: Hashable, Sendable {
  /// Which languages.
  public enum Locales: Hashable, Sendable {
    /// Every locale that the document has tables for.
    case all
    /// These, as BCP 47 tags; `base` for the document's own strings.
    case named([String])
  }

  /// The languages.
  public var locales: Locales
  /// The text sizes.
  public var typeSizes: [TypeSize]
  /// The screens.
  public var screens: [MatrixScreen]
  /// The ways to hold the device.
  public var orientations: [Device.Orientation]
  /// Light, dark or both.
  public var appearances: [TraitCollection.UserInterfaceStyle]

  /// Makes a matrix; the default is one cell: the document's own strings on its own canvas.
  public init(
    locales: Locales = .named([MatrixCell.baseLocale]), typeSizes: [TypeSize] = [.category(.large)],
    screens: [MatrixScreen] = [.canvas], orientations: [Device.Orientation] = [.portrait],
    appearances: [TraitCollection.UserInterfaceStyle] = [.light]
  ) {
    self.locales = locales
    self.typeSizes = typeSizes
    self.screens = screens
    self.orientations = orientations
    self.appearances = appearances
  }

  /// The cells, in the order of the choices: locale, text size, device, orientation, appearance.
  ///
  /// - Parameter locales: what a document has tables for, besides its own strings.
  public func cells(localesAtHand: [String]) -> [MatrixCell] {
    locales(from: localesAtHand).flatMap { locale in
      typeSizes.flatMap { typeSize in
        screens.flatMap { screen in
          orientations.flatMap { orientation in
            appearances.map { appearance in
              MatrixCell(
                screen: screen, locale: locale, typeSize: typeSize, orientation: orientation, appearance: appearance)
            }
          }
        }
      }
    }
  }

  private func locales(from localesAtHand: [String]) -> [String] {
    switch locales {
    case .all: [MatrixCell.baseLocale] + localesAtHand.filter { $0 != MatrixCell.baseLocale }
    case .named(let names): names
    }
  }
}

/// A matrix in which some choices are open, so that another may make them.
///
/// What is chosen nearest counts: on the command line, in the configuration, for the scene, for the catalog.
public struct MatrixChoices: Hashable, Sendable {
  /// The languages.
  public var locales: Matrix.Locales?
  /// The text sizes.
  public var typeSizes: [TypeSize]?
  /// The screens.
  public var screens: [MatrixScreen]?
  /// The ways to hold the device.
  public var orientations: [Device.Orientation]?
  /// Light, dark or both.
  public var appearances: [TraitCollection.UserInterfaceStyle]?

  /// Makes choices; what is left out stays open.
  public init(
    locales: Matrix.Locales? = nil, typeSizes: [TypeSize]? = nil, screens: [MatrixScreen]? = nil,
    orientations: [Device.Orientation]? = nil, appearances: [TraitCollection.UserInterfaceStyle]? = nil
  ) {
    self.locales = locales
    self.typeSizes = typeSizes
    self.screens = screens
    self.orientations = orientations
    self.appearances = appearances
  }

  /// These choices, and where they are open those of others.
  public func over(_ others: MatrixChoices) -> MatrixChoices {
    MatrixChoices(
      locales: locales ?? others.locales, typeSizes: typeSizes ?? others.typeSizes,
      screens: screens ?? others.screens, orientations: orientations ?? others.orientations,
      appearances: appearances ?? others.appearances)
  }

  /// The matrix; what is open is as ``Matrix/init(locales:typeSizes:screens:orientations:appearances:)`` has it.
  public var matrix: Matrix {
    let usual = Matrix()
    return Matrix(
      locales: locales ?? usual.locales, typeSizes: typeSizes ?? usual.typeSizes, screens: screens ?? usual.screens,
      orientations: orientations ?? usual.orientations, appearances: appearances ?? usual.appearances)
  }
}

extension Matrix {
  /// The matrix as choices that are all made.
  public var choices: MatrixChoices {
    MatrixChoices(
      locales: locales, typeSizes: typeSizes, screens: screens, orientations: orientations, appearances: appearances)
  }
}
