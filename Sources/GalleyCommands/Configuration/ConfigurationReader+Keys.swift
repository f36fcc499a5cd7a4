import Galley
import SnapshotRuns

/// The keys of `.galley.yml`. The article "Configuration" and the schema for editors are made from these tables.
extension ConfigurationReader {
  static let keys: KeyTable<Self, Configuration> = [
    "documents": .init(\.documents, documentKeys).described(
      example: "{exclude: [Legacy/]}", article: "Projects", "The documents of a folder."),
    "matrix": .init(\.matrix, matrixKeys).described(
      example: "{locale: [en, de], type-size: AX3}", "The cells that scenes are laid out in."),
    "scenes": .init(readScenes).described(
      .either(.list(.any("name of a scene")), .data), usual: .words("all"), example: "[Login, Inbox]",
      option: "--scene", article: "DataForScreens", "The scenes to cover, or the data of scenes."),
    "fonts": .init(\.fonts, fonts).described(
      .list(.any("folder")), example: "[Resources/Fonts]", option: "--font", isCombined: true,
      article: "ImagesAndFonts",
      "Folders of fonts in addition to the bundled ones."),
    "metrics": .init(\.rendering.metrics, parsing: MatrixParsing.metrics).described(
      .text(.choice(SystemFontModel.self)), usual: .value(RenderSettings().metrics.rawValue), example: "plain",
      option: "--metrics", article: "ImagesAndFonts",
      "The metrics of system fonts: those of Apple's San Francisco or those of the bundled typeface."),
    "chrome": .init(\.rendering.showsChrome, flag).described(
      .flag, usual: .words("on a chosen device"), example: "false", option: "--chrome", article: "Snapshots",
      "Whether pictures have the device's status bar, notch and home indicator."),
    "rows": .init(\.rendering.rows, rowCount).described(
      .wholeNumber(RowCount.range), usual: .words("once on the canvas, else as many as fill the screen"), example: "8",
      option: "--rows", article: "Snapshots", "The number of rows of each prototype cell."),
    "class-xibs": .init(\.rendering.showsClassXibs, flag).described(
      .flag, usual: .value(String(RenderSettings().showsClassXibs)), example: "false", option: "--class-xibs",
      article: "Snapshots", "Whether an empty custom view or cell shows the xib that has the name of its class."),
    "ghosts": .init(\.rendering.ghosts, choice).described(
      .text(.choice(Ghosts.self)), usual: .words("`auto` for documents"), example: "never", option: "--ghosts",
      article: "Snapshots", "When views that draw nothing are outlined: in blank scenes, always or never."),
    "fixtures": .init(readFixtures).described(
      .either(.list(dataFile), .mapping(fixtureKeys.described)), example: "[Data/Login.yml]",
      article: "DataForScreens", "Files of data for scenes, alone or with the number in plurals."),
    "localization": .init(\.textAttributes, localizationKeys).described(
      example: "{keys: [myTextKey]}", article: "Projects", "The attributes of documents that are keys of texts."),
    "verify": .init(\.verify, verifyKeys).described(
      example: "{strict-layout: true}", article: "RulesOfVerify", "How pictures are compared with references."),
    "check": .init(\.check, check).described(
      .mapping(CheckReader.keys.described), example: "{fail-on: error}", article: "Checks",
      "What fails, and what is accepted."),
  ]

  static let documentKeys: KeyTable<Self, DocumentSelection> = [
    "include": .init(readIncluded).described(
      .list(pattern), example: "[Pods/OwnUI]", "The documents to take that would be left out, also by `exclude`."),
    "exclude": .init(\.excluded, list).described(
      .list(pattern), example: #"[Legacy/, "*Preview.xib"]"#, "The documents and folders to leave out."),
  ]

  static let matrixKeys: KeyTable<Self, MatrixChoices> = [
    "locale": .init(\.locales, parsing: MatrixParsing.locales).described(
      .text(.locale), usual: .value(MatrixCell.baseLocale), example: "[en, de, ar]", option: "--locale",
      "The languages; `base` for the document's own texts."),
    "type-size": .init(\.typeSizes, parsing: MatrixParsing.typeSizes).described(
      .text(.typeSize), usual: .value("L"), example: "[L, AX3, 1.3x]", option: "--type-size",
      "The text sizes, or Android's font scales."),
    "device": .init(\.screens, parsing: MatrixParsing.screens).described(
      .text(.device), usual: .value("canvas"), example: "[iphone-se, 390x844@3]", option: "--device",
      "The devices; `canvas` for the document's own size."),
    "orientation": .init(\.orientations, parsing: MatrixParsing.orientations).described(
      .text(.orientation), usual: .value("portrait"),
      example: "[portrait, landscape]", option: "--orientation", "The orientations of devices."),
    "appearance": .init(\.appearances, parsing: MatrixParsing.appearances).described(
      .text(.appearance),
      usual: .words("`light`, or as the app always is"), example: "[light, dark]", option: "--appearance",
      "Light or dark."),
    "contrast": .init(\.contrasts, parsing: MatrixParsing.contrasts).described(
      .text(.contrast), usual: .value("normal"),
      example: "all", option: "--contrast", "The contrasts of colours."),
    "look": .init(\.looks, parsing: MatrixParsing.looks).described(
      .text(.look),
      usual: .words("the document's on its canvas, else the newest of the device"), example: "ios18",
      option: "--look", article: "Looks", "The looks of iOS."),
  ]

  static let fixtureKeys: KeyTable<Self, Configuration> = [
    "number": .init(\.rendering.sampleNumber, wholeNumber).described(
      .wholeNumber(), usual: .value(String(RenderSettings().sampleNumber)), example: "7",
      "The number to show in texts with plural forms."),
    "files": .init(readDataFiles).described(
      .list(dataFile), example: "[Data/Login.yml]", "The files of data for scenes."),
  ]

  static let localizationKeys: KeyTable<Self, TextAttributes> = [
    "keys": .init(addAttributes).described(
      .list(.any("name of an attribute")), usual: .words("the usual names"), example: "[myTextKey]",
      "Runtime attributes whose values are keys, in addition to the usual ones."),
    "table": .init(\.table, text).described(
      .text(.any("name")), usual: .value(TextAttributes().table), example: "UI", "The tables that have the keys."),
  ]

  static let verifyKeys: KeyTable<Self, VerifyConfiguration> = [
    "strict-layout": .init(\.isStrictAboutLayout, flag).described(
      .flag, usual: .value("false"), example: "true", option: "--strict-layout",
      "Whether a different layout with the same pixels fails."),
    "strict-drift": .init(\.isStrictAboutDrift, flag).described(
      .flag, usual: .value("false"), example: "true", option: "--strict-drift",
      "Whether a difference in the antialiasing of edges alone fails."),
    "color-tolerance": .init(\.colorTolerance, colorTolerance).described(
      .number(0...1), usual: .value("0"), example: "0.004", option: "--color-tolerance",
      "The largest perceived difference in colour that does not count."),
    "decode-references": .init(\.decodesReferences, flag).described(
      .flag, usual: .value("false"), example: "true", option: "--decode-references", valueInCI: "true",
      article: "PullRequests",
      "Whether to decode every reference. In CI it is `true` unless the command line says no."),
    "budget": .init(\.budget, byteCount).described(
      .text(.byteCount), usual: .words("no limit"), example: "50 MB", option: "--budget",
      "The size above which the references cause a warning."),
    "masks": .init(\.masks, list).described(
      .list(.any("id")), example: "[clock]", option: "--mask", isCombined: true,
      "The views to leave out of the comparison."),
    "rules": .init(readRules).described(
      .mappings(ruleKeys.described), example: "[{view: avatar, color-tolerance: 0.02}]",
      "Rules for single views and scenes."),
  ]

  static let ruleKeys: KeyTable<Self, ViewRule> = [
    "view": .init(\.view, text).described(
      .text(.any("id")), usual: .words("the whole picture"), example: "avatar", "The view that the rule is for."),
    "document": .init(\.document, text).described(
      .text(.any("path")), usual: .words("all"), example: "Login.xib", "The path of the document, or its end."),
    "scene": .init(\.scene, text).described(
      .text(.any("name")), usual: .words("all"), example: "Login", "A name of the scene."),
    "locale": .init(\.locale, text).described(
      .text(.any("language")), usual: .words("all"), example: "de", "The language."),
    "ignore": .init(\.isIgnored, flag).described(
      .flag, usual: .value("false"), example: "true", "Whether neither pixels nor layout of the view count."),
    "color-tolerance": .init(\.colorTolerance, colorTolerance).described(
      .number(0...1), usual: .words("that of `verify`"), example: "0.02",
      "The largest perceived difference in colour that does not count."),
    "drift": .init(\.drift, choice).described(
      .text(.choice(ViewRule.Judgement.self)), usual: .words("that of `verify`"), example: "fail",
      "What a difference in the antialiasing of edges alone does."),
    "layout": .init(\.layout, choice).described(
      .text(.choice(ViewRule.Judgement.self)), usual: .words("that of `verify`"), example: "pass",
      "What a different layout with the same pixels does."),
  ]

  private static let pattern = TextForm.any("pattern")
  private static let dataFile = TextForm.any("file")
}
