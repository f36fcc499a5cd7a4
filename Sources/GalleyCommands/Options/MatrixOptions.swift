import ArgumentParser
import Galley

/// The cells that scenes are laid out in.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Languages: codes such as de or zh-Hans; 'all', alone or with others; 'base' (default) for the document's own \
      strings; or pseudo-languages such as en-XA, which 'galley locales' lists.
      """, valueName: "code,..."),
    completion: .names(isList: true, \.locales),
    transform: MatrixParsing.locales)
  var locale: Matrix.Locales?

  @Option(
    help: ArgumentHelp(
      """
      Text sizes: XS, S, M, L (default), XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5; 'all'; or Android's font scales, such \
      as 1.3x.
      """, valueName: "size,..."),
    completion: .words(.typeSize),
    transform: MatrixParsing.typeSizes)
  var typeSize: [TypeSize]?

  @Option(
    help: ArgumentHelp(
      """
      Devices: names that 'galley devices' lists; sizes such as 390x844@3; 'all'; or 'canvas' (default) for the \
      document's own canvas.
      """, valueName: "name,..."),
    completion: .words(.device),
    transform: MatrixParsing.screens)
  var device: [MatrixScreen]?

  @Option(
    help: ArgumentHelp("Orientations: portrait (default), landscape; or 'all'.", valueName: "name,..."),
    completion: .words(.orientation),
    transform: MatrixParsing.orientations)
  var orientation: [Device.Orientation]?

  @Option(
    help: ArgumentHelp(
      "Appearances: light, dark; or 'all'. Default: light, or dark for an app whose Info.plist says that it always is.",
      valueName: "name,..."),
    completion: .words(.appearance),
    transform: MatrixParsing.appearances)
  var appearance: [TraitCollection.UserInterfaceStyle]?

  @Option(
    help: ArgumentHelp(
      "Contrasts of colours: normal (default), high, as with Increase Contrast; or 'all'.", valueName: "name,..."),
    completion: .words(.contrast),
    transform: MatrixParsing.contrasts)
  var contrast: [AccessibilityContrast]?

  @Option(
    help: ArgumentHelp(
      """
      The looks of iOS: ios18, ios26; or 'all'. Default: on a document's canvas that of the Xcode that saved it, on a \
      device the newest that it can have.
      """, valueName: "name,..."),
    completion: .words(.look),
    transform: MatrixParsing.looks)
  var look: [SystemLook]?

  var choices: MatrixChoices {
    MatrixChoices(
      locales: locale, typeSizes: typeSize, screens: device, orientations: orientation, appearances: appearance,
      contrasts: contrast, looks: look)
  }
}
