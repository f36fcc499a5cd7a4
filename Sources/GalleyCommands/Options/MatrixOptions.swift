import ArgumentParser
import Galley

/// MATRIX: what the scenes are laid out in.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Languages: de, zh-Hans ...; all; base, the default, for the document's own strings; en-XA, ar-XB, en-x-double and \
      other pseudo-languages of 'galley locales'.
      """, valueName: "code,..."),
    transform: MatrixParsing.locales)
  var locale: Matrix.Locales?

  @Option(
    help: ArgumentHelp(
      "Text sizes: XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5, the default L; all; Android's font scales, as 1.3x.",
      valueName: "size,..."),
    transform: MatrixParsing.typeSizes)
  var typeSize: [TypeSize]?

  @Option(
    help: ArgumentHelp(
      "Devices: names of 'galley devices'; sizes as 390x844@3; canvas, the default, for the document's own.",
      valueName: "name,..."),
    transform: MatrixParsing.screens)
  var device: [MatrixScreen]?

  @Option(
    help: ArgumentHelp("Orientations: portrait, the default, landscape; all.", valueName: "name,..."),
    transform: MatrixParsing.orientations)
  var orientation: [Device.Orientation]?

  @Option(
    help: ArgumentHelp("Appearances: light, the default, dark; all.", valueName: "name,..."),
    transform: MatrixParsing.appearances)
  var appearance: [TraitCollection.UserInterfaceStyle]?

  /// What the options choose.
  var choices: MatrixChoices {
    MatrixChoices(
      locales: locale, typeSizes: typeSize, screens: device, orientations: orientation, appearances: appearance)
  }
}
