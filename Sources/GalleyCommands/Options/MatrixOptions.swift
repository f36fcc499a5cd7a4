import ArgumentParser
import Galley

/// MATRIX: what the scenes are laid out in.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Languages: de, zh-Hans ...; base for the document's own strings; all.", valueName: "code,..."),
    transform: MatrixParsing.locales)
  var locale: Matrix.Locales = .named([MatrixCell.baseLocale])

  @Option(
    help: ArgumentHelp(
      "Text sizes: XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5; all.", valueName: "size,..."),
    transform: MatrixParsing.typeSizes)
  var typeSize: [ContentSizeCategory] = [.large]

  @Option(
    help: ArgumentHelp(
      "Devices: a name of 'galley devices', a size as 390x844@3, or canvas: the document's own.",
      valueName: "name,..."),
    transform: MatrixParsing.screens)
  var device: [MatrixScreen] = [.canvas]

  @Option(
    help: ArgumentHelp("Orientations: portrait, landscape; all.", valueName: "name,..."),
    transform: MatrixParsing.orientations)
  var orientation: [Device.Orientation] = [.portrait]

  @Option(
    help: ArgumentHelp("Appearances: light, dark; all.", valueName: "name,..."),
    transform: MatrixParsing.appearances)
  var appearance: [TraitCollection.UserInterfaceStyle] = [.light]

  /// The matrix that the options ask for.
  var matrix: Matrix {
    Matrix(
      locales: locale, typeSizes: typeSize, screens: device, orientations: orientation, appearances: appearance)
  }
}
