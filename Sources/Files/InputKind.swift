/// What a file is read as, which says how many bytes it may have.
///
/// The article "Security" lists the limits for users.
package enum InputKind: CaseIterable, Sendable {
  /// A document of Interface Builder.
  case document
  /// A strings table, a string catalog, an XLIFF file, or another property list.
  case table
  /// Xcode's file of a project.
  case project
  /// YAML: settings and data of Galley, `figures.yml`, XcodeGen's manifest; also the manifests in Swift.
  case configuration
  /// Source code of an app, or a page that shows figures.
  case source
  /// The `Contents.json` of an asset catalog.
  case catalogEntry
  /// An image of an app, or one that `galley diff` compares.
  case picture
  /// A file that an app's code reads by its name, such as the data of a data set.
  case resource
  /// A font, a dictionary or patterns for breaking words, or the index of a folder of fonts.
  case font
  /// A picture that Galley wrote: a reference, a figure, an image of a run or of a report.
  case snapshot
  /// The layout beside a snapshot.
  case layout
  /// The results of a part of a check, a page with an index, passing images or the decisions about a report.
  case report
  /// The report of a run, `report.json`, which is read a piece at a time.
  case run
  /// The known findings of a project.
  case baseline
  /// A list of what Galley wrote: the record of a folder or of a figure.
  case record
  /// The versions that images were made with, or the note of a shard.
  case versions
  /// The times of the scenes of a run.
  case timings
  /// A value of the cache.
  case cachedValue
  /// A file of Git's: its settings, or the files that it ignores.
  case git
  /// The program and its libraries, which are not read at once.
  case program

  /// The size in bytes above which a file is not read.
  package var mostBytes: Int {
    let megabyte = 1 << 20
    return switch self {
    // The largest documents, tables and projects that were found have about 5 MB.
    case .document, .table, .project: 64 * megabyte
    // Ten thousand scenes with data take less, and YAML takes far more time and memory than its size.
    case .configuration: megabyte
    // The largest source of an app that was found, a table in Swift, has 1 MB.
    case .source: 4 * megabyte
    // An app icon with all its sizes takes 5 kB.
    case .catalogEntry: megabyte
    // The size of 8,192 x 8,192 pixels that hardly compress, at a byte for each.
    case .picture: 64 * megabyte
    // As much as a picture.
    case .resource: 64 * megabyte
    // Fonts of emoji have almost 200 MB, and collections of East Asian ones more than 100 MB.
    case .font: 256 * megabyte
    // Four times a picture: the largest snapshot, 8,192 x 8,192 pixels, with four bytes for each.
    case .snapshot: 256 * megabyte
    // A view takes 300 bytes: more than a hundred thousand of them.
    case .layout: 32 * megabyte
    // An image takes 1 kB: more than a hundred thousand of them.
    case .report: 128 * megabyte
    // Four million images. What takes memory are those that do not pass.
    case .run: 4096 * megabyte
    // A finding takes 300 bytes: two hundred thousand of them.
    case .baseline: 64 * megabyte
    // A path takes 80 bytes: eight hundred thousand of them.
    case .record: 64 * megabyte
    // A hundred fonts and libraries take 10 kB, and a thousand scenes of a shard 100 kB.
    case .versions: 4 * megabyte
    // A scene takes 100 bytes: six hundred thousand of them.
    case .timings: 64 * megabyte
    // A snapshot with its layout, and what was found in it.
    case .cachedValue: 320 * megabyte
    // The longest lists of ignored files have 20 kB.
    case .git: megabyte
    // A build for debugging has 400 MB.
    case .program: 4096 * megabyte
    }
  }

  /// Whether what is read is shown or used as the project's own. The program is not, and Git follows its own files
  /// wherever they are, of which nothing is shown.
  var isOfProject: Bool { self != .program && self != .git }

  /// The files in words, for the list of limits.
  package var words: String {
    switch self {
    case .document: "a document"
    case .table: "a strings table, a string catalog, an XLIFF file, an `Info.plist`"
    case .project: "`project.pbxproj`"
    case .configuration: "`.galley.yml`, its data files, `figures.yml`, `project.yml`, `Package.swift`, `Project.swift`"
    case .source: "a Swift source, a page that shows figures"
    case .catalogEntry: "a `Contents.json` of an asset catalog"
    case .picture: "a picture of the project"
    case .resource: "another file that an app's code reads"
    case .font: "a font"
    case .snapshot: "a reference, a figure, a picture of a run or report"
    case .layout: "the layout beside a picture"
    case .report: "the results of a shard of `check`, an index of images, passing images of a report, decisions"
    case .run: "`report.json`"
    case .baseline: "a baseline"
    case .record: "`.galley-folder`, the record of a figure"
    case .versions: "`versions.json`, the note of a shard"
    case .timings: "the times of scenes"
    case .cachedValue: "a value of the cache"
    case .git: "`.gitignore`, Git's settings"
    case .program: "the program and its libraries"
    }
  }

  /// The kind of a snapshot's file, by its name: the picture or the layout.
  package static func snapshotFile(named name: String) -> InputKind {
    name.utf8.hasSuffix(".json") ? .layout : .snapshot
  }
}
