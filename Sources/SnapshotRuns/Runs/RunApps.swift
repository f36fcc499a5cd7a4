import Galley

/// What the apps of a run's documents say about the cells of the matrix: an app can always be dark, and never in
/// landscape.
package struct RunApps {
  private let matrix: MatrixChoices
  private let paths: ProjectPaths
  private let documentCount: Int
  private let apps: [AppInfo]

  /// - Parameter documents: The paths of the documents. Files that cannot be read are left out: they are reported with
  ///   the other ``InputProblems``.
  init(of documents: [String], _ setting: RunSetting, assets: AssetLibrary = AssetLibrary()) {
    matrix = setting.matrix
    paths = setting.paths
    documentCount = documents.count
    apps = documents.compactMap { (try? assets.app(ofDocument: $0)) ?? nil }
  }

  /// The appearances of the run's pictures, if the run leaves the choice to the documents.
  var appearances: [TraitCollection.UserInterfaceStyle] {
    let dark = apps.count { $0.interfaceStyle == .dark }
    return (dark < documentCount || dark == 0 ? [.light] : []) + (dark > 0 ? [.dark] : [])
  }

  /// Says which choices the apps make, and which choices of the run no app makes.
  func tell(_ tell: (Diagnostic) -> Void) {
    let chosen = matrix.appearances
    for style in TraitCollection.UserInterfaceStyle.allCases {
      let other: TraitCollection.UserInterfaceStyle = style == .dark ? .light : .dark
      let always = apps.filter { $0.interfaceStyle == style }
      if chosen == nil, style == .dark {
        note(always, "drawn dark, as the app always is", "; --appearance light draws them light", tell)
      } else if chosen?.contains(other) == true {
        note(always, "drawn \(other.rawValue) as chosen, though the app is always \(style.rawValue)", "", tell)
      }
    }
    for orientation in matrix.orientations ?? [.portrait] {
      let others = apps.filter { app in !idioms.contains { app.supports(orientation, on: $0) } }
      note(others, "drawn in \(orientation.rawValue), which the app does not support", "", tell)
    }
  }

  /// The kinds of devices of the run. A canvas may be of either kind.
  private var idioms: Set<TraitCollection.UserInterfaceIdiom> {
    Set((matrix.screens ?? [.canvas]).flatMap { $0.device.map { [$0.idiom] } ?? [.phone, .pad] })
  }

  /// Says something about the documents of some apps, with the files that say so.
  private func note(_ apps: [AppInfo], _ fact: String, _ advice: String, _ tell: (Diagnostic) -> Void) {
    guard !apps.isEmpty else { return }
    let sources = Set(apps.map(\.source)).map(paths.name(of:)).sorted()
    let some = sources.prefix(3).joined(separator: ", ")
    let more = sources.count > 3 ? " and \(sources.count - 3) more" : ""
    tell(
      Diagnostic(
        .note,
        "\(apps.count) of \(counted(documentCount, "document")) \(documentCount == 1 ? "is" : "are") \(fact) "
          + "(\(some)\(more))\(advice)"))
  }
}

extension AssetLibrary {
  /// Returns the choices that the app of a document makes, if the run leaves them open.
  func choicesOfApp(ofDocument document: String) -> MatrixChoices {
    MatrixChoices(appearances: (try? app(ofDocument: document))??.interfaceStyle.map { [$0] })
  }
}
