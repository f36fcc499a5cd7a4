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
