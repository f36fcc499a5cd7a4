import ImageDiff
import Snapshots
import TestSupport

extension SampleRun {
  static let hostileName = "</script><img src=x onerror=alert(1)> & \"quotes\" %41"

  /// Every verdict, names in several directions, and 200 changes from five causes.
  static func review() -> SampleRun {
    var sample = SampleRun()
    sample.run.warnings = ["The references were made with Pango 1.50.12; this run has Pango 1.50.14."]
    sample.addChanges()
    sample.addOtherVerdicts()
    return sample
  }

  private mutating func addChanges() {
    let scenes = ["Checkout", "Basket", "عربة التسوق", "הגדרות חשבון", "Order history"]
    for (scene, change) in zip(scenes, SampleChange.allCases) {
      for (length, typeSize) in [(0.3, "S"), (0.35, "L"), (0.4, "AX1"), (0.45, "AX3")] {
        for dark in [false, true] {
          let screen = SampleScreen(isDark: dark, titleLength: length)
          addChange(change, to: screen, in: scene, locales: ["en", "de", "ja"], typeSize: typeSize)
          var mirrored = screen
          mirrored.isRightToLeft = true
          addChange(change, to: mirrored, in: scene, locales: ["ar", "he"], typeSize: typeSize)
        }
      }
    }
  }

  private mutating func addChange(
    _ change: SampleChange, to screen: SampleScreen, in scene: String, locales: [String], typeSize: String
  ) {
    let pictures = SamplePictures(
      expected: screen, actual: change.applied(to: screen), withOverlay: change == .total)
    for locale in locales {
      add(
        scene, .sample(locale, typeSize, dark: screen.isDark), .changed, causes: [change.cause], pictures: pictures)
    }
  }

  private mutating func addOtherVerdicts() {
    let plain = SampleScreen()
    let taller = SampleScreen(height: 700, totalOffset: 40)
    add(
      "Receipt", .sample(), .changed, causes: [.init(key: "resized root", sentence: "The scene is 60 pt taller")],
      pictures: SamplePictures(expected: plain, actual: taller))
    add("Sign in", .sample("de"), .added, pictures: SamplePictures(expected: nil, actual: plain))
    add(Self.hostileName, .sample(), .added, pictures: SamplePictures(expected: nil, actual: plain))
    add("Old start", .sample(), .orphaned, pictures: SamplePictures(expected: plain, actual: nil))
    add(
      "Map", .sample(), .failed, message: "The scene stopped with signal 6: index out of range",
      pictures: SamplePictures(expected: plain, actual: nil))
    var drifted = SamplePictures(expected: plain, actual: plain)
    drifted.difference = PixelDifference(
      count: 44,
      regions: [
        DifferenceRegion(
          bounds: PixelRect(x: 24, y: 40, width: 80, height: 18), count: 44, kind: .drift, largestStep: 0.06)
      ])
    add("Article", .sample(), .drift, pictures: drifted)
    add(
      "Article", .sample("de"), .layout,
      causes: [
        .init(key: "reordered", sentence: "'Title' and 'Picture' changed their order"),
        .init(key: "hidden", sentence: "'Date' is hidden"),
      ],
      pictures: SamplePictures(expected: plain, actual: plain))
    for locale in ["en", "de", "ar"] {
      add("Onboarding", .sample(locale), .passed, pictures: SamplePictures(expected: nil, actual: plain))
    }
  }

  /// A text that changed in two languages, in one of them in two text sizes and once beside another change; and two
  /// pictures that changed without words.
  static func texts() -> SampleRun {
    var sample = SampleRun()
    func text(_ before: String, _ after: String) -> SnapshotCause {
      var cause = SnapshotCause(key: "title: text", sentence: "'\(before)' now says '\(after)'")
      cause.head = "the text of 'Save' changed"
      return cause
    }
    let pictures = SamplePictures(expected: SampleScreen(), actual: SampleScreen(totalOffset: 12))
    let german = text("Sichern", "Speichern")
    sample.add("Start", .sample("de"), .changed, causes: [german], pictures: pictures)
    sample.add("Start", .sample("de", "AX3"), .changed, causes: [german], pictures: pictures)
    sample.add("Start", .sample("de", "S"), .changed, causes: [german, SampleChange.total.cause], pictures: pictures)
    sample.add("Start", .sample("fr"), .changed, causes: [text("Enregistrer", "Effacer")], pictures: pictures)
    for locale in ["ja", "ko"] { sample.add("Plain", .sample(locale), .changed, pictures: pictures) }
    return sample
  }

  /// A run in which nothing changed.
  static func calm() -> SampleRun {
    var sample = SampleRun()
    for locale in ["en", "de", "ar"] {
      let pictures = SamplePictures(expected: nil, actual: SampleScreen())
      sample.add("Onboarding", .sample(locale), .passed, pictures: pictures)
    }
    return sample
  }

  /// Many images, a fifth of them changed by one of five causes.
  static func large(count: Int) -> SampleRun {
    var sample = SampleRun()
    let same = SamplePictures(expected: nil, actual: SampleScreen())
    let changes = SampleChange.allCases.map { change in
      (change, SamplePictures(expected: SampleScreen(), actual: change.applied(to: SampleScreen())))
    }
    for index in 0..<count {
      let traits = SnapshotTraits.sample(["en", "de", "ar", "ja"][index % 4], ["S", "L", "AX3"][index / 4 % 3])
      let scene = "Scene \(index / 12 + 1)"
      if index % 5 == 0 {
        let (change, pictures) = changes[index / 5 % changes.count]
        sample.add(scene, traits, .changed, causes: [change.cause], pictures: pictures)
      } else {
        sample.add(scene, traits, .passed, pictures: same)
      }
    }
    return sample
  }
}
