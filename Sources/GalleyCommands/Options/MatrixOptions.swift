import ArgumentParser
import Galley

/// MATRIX: what the scenes are laid out in.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Languages: de, zh-Hans ...; all; base, the default, for the document's own strings.", valueName: "code,..."),
    transform: MatrixParsing.locales)
  var locale: Matrix.Locales = .named([MatrixCell.baseLocale])

  @Option(
    help: ArgumentHelp(
      "Text sizes: XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5; all. L unless given.", valueName: "size,..."),
    transform: MatrixParsing.typeSizes)
  var typeSize: [ContentSizeCategory] = [.large]

  @Option(
    help: ArgumentHelp(
      "Devices: names of 'galley devices'; sizes as 390x844@3; canvas, the default, for the document's own.",
      valueName: "name,..."),
    transform: MatrixParsing.screens)
  var device: [MatrixScreen] = [.canvas]

  @Option(
    help: ArgumentHelp("Orientations: portrait, the default, landscape; all.", valueName: "name,..."),
    transform: MatrixParsing.orientations)
  var orientation: [Device.Orientation] = [.portrait]

  @Option(
    help: ArgumentHelp("Appearances: light, the default, dark; all.", valueName: "name,..."),
    transform: MatrixParsing.appearances)
  var appearance: [TraitCollection.UserInterfaceStyle] = [.light]

  /// The matrix that the options ask for.
  var matrix: Matrix {
    Matrix(
      locales: locale, typeSizes: typeSize, screens: device, orientations: orientation, appearances: appearance)
  }
}
