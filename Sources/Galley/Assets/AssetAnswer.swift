import Digests
import Files
import Foundation
import ImageFiles
import Synchronization

/// A document's request to its project.
package struct AssetRequest: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case image
    case color
    /// All fonts of the project; the name is empty.
    case fonts
    /// Whether the project has a language, and in which one it is developed.
    case language
    /// The strings tables and catalogs of a name, in all languages.
    case table
    /// What the `Info.plist` of the document's app says; the name is empty.
    case app
    /// Another storyboard, with the tables beside it.
    case document
  }

  package var kind: Kind
  package var name: String

  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// The files that answer a request, with a digest of them.
package struct AssetAnswer: Hashable, Sendable {
  /// The digest of the files' roles and contents, and of the libraries that read them.
  package let digest: ContentDigest
  private let files: [String]
  private let states: [FileState?]

  /// Reads the files of an answer.
  ///
  /// - Parameter areImages: Whether a library may read them.
  init(files: [(role: String, path: String)], areImages: Bool = false) {
    self.files = files.map(\.path)
    states = self.files.map { FileState(of: $0) }
    let hash = ContentHash()
    for file in files {
      hash.add(file.role)
      // A file that cannot be read is an answer as well, which changes with what is in its place.
      let bytes = try? InputFile.content(of: file.path, as: .picture)
      hash.add(bytes == nil ? "cannot be read" : "content")
      guard let bytes else { continue }
      hash.add(bytes)
      if areImages, let library = ImageLibrary(reading: Array(bytes.prefix(1 << 16))) { hash.add(library.identity) }
    }
    digest = hash.digest()
  }

  /// Makes an answer that files determine only by a value.
  init(_ value: String, readFrom files: [String]) {
    self.files = files
    states = files.map { FileState(of: $0) }
    digest = ContentDigest(of: value)
  }

  /// Whether the files have not changed since they were read.
  package var isUnchanged: Bool {
    zip(files, states).allSatisfy { path, state in FileState(of: path) == state && state?.isSettled != false }
  }
}

extension ImageLibrary {
  /// The identities that are known: a process has one build of each library.
  private static let identities = Mutex<[ImageLibrary: String]>([:])

  fileprivate var identity: String {
    Self.identities.withLock { identities in
      if let known = identities[self] { return known }
      let found = findIdentity()
      identities[self] = found
      return found
    }
  }

  /// Returns the version, and the builds of the code that reads files: a distribution may patch a library without
  /// changing its version.
  private func findIdentity() -> String {
    let version = version ?? "not installed"
    let code = LoadedCode { (try? InputFile.content(of: $0, as: .program)).map { ContentDigest(of: $0) } }
    return "\(rawValue) \(version) \(code.digest(ofFilesNamed: codeFiles)?.hexadecimal ?? "")"
  }

  /// The first parts of the names of the files with the code that determines the pixels.
  private var codeFiles: [String] {
    switch self {
    case .poppler: ["libpoppler", "libfreetype", "libopenjp2", "libjpeg", "libpixman", "libcairo"]
    case .librsvg: ["librsvg", "libpixman", "libcairo"]
    case .gdkPixbuf: ["libgdk_pixbuf", "libjpeg"]
    }
  }
}
