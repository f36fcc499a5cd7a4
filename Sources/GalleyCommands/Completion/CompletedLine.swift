import ArgumentParser
import Files
import Galley
import InterfaceBuilder
import Localization
import SnapshotRuns

/// A command line that a shell asks to complete.
///
/// Names come from the documents of its inputs, or else of the working folder. A shell waits for them, so that reading
/// ends after a part of a second with those that were found.
struct CompletedLine: Sendable {
  /// The documents and folders that the line names, or else the working folder.
  let inputs: [String]
  private let end = ContinuousClock.now + .seconds(Self.mostSeconds)

  private static let mostSeconds = 0.8
  private static let mostNames = 1000
  /// The options whose values are folders without documents.
  private static let folderOptions: Set<String> = [
    "--allow", "--cache", "--font", "--out", "--pictures", "--reference", "--report",
  ]

  /// - Parameters:
  ///   - words: The words of the line as they are written, with their quotes.
  ///   - index: The index of the word to complete.
  init(_ words: [String], index: Int) {
    let others = words.enumerated().filter { position, word in
      position > 0 && position != index && !Self.folderOptions.contains(words[position - 1])
    }
    let paths = others.map { _, word in word.filter { !#"\"'"#.contains($0) } }
    let named = paths.filter { path in
      !path.utf8.hasPrefix("-")
        && (Folder.isFolder(path) || [".xib", ".storyboard"].contains(where: path.utf8.hasSuffix))
    }
    inputs = named.isEmpty && ToolCatalog.current == nil ? ["."] : named
  }

  /// Returns what a function finds, without names that would act on a terminal or end a line.
  func names(_ find: @escaping @Sendable (Self) -> [String]) -> [String] {
    FileBounds(inputs.map(ProjectFolder.root(around:))).enter()
    let found = ThreadValue(stackSize: 16 << 20) { find(self) }.value(within: 2 * Self.mostSeconds) ?? []
    return Set(found.prefix(Self.mostNames)).filter { !$0.isEmpty && InertText.line($0) == $0 }.sorted()
  }

  // MARK: Names

  var scenes: [String] {
    let setting = RunSetting(inputs: inputs, catalog: ToolCatalog.current)
    let assets = AssetLibrary()
    return inTime(UnitList(setting).units) { unit in
      (try? SceneSource(unit, in: setting, assets: assets))?.names ?? []
    }
  }

  /// The ids of views.
  var views: [String] {
    inTime(documents) { (try? InterfaceDocument(contentsOf: $0))?.viewIDs ?? [] }
  }

  /// The words for languages, and the languages with texts for the documents.
  var locales: [String] {
    TextForm.locale.words
      + inTime(documents) { LocalizedTables(besideDocument: $0).locales.map(\.tag) }
  }

  /// The states of the data in the configuration.
  var states: [String] {
    let configuration = try? ConfigurationFile.configuration(named: nil, above: inputs.first ?? ".")
    return configuration.map { Array($0.data.stateNames) } ?? []
  }

  private var documents: [String] { UnitList(RunSetting(inputs: inputs)).documents }

  /// Returns what is found in items until the time is over.
  private func inTime<Item>(_ items: [Item], _ names: (Item) -> [String]) -> [String] {
    items.prefix { _ in ContinuousClock.now < end }.flatMap(names)
  }
}
