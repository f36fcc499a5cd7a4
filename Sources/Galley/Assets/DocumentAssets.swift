import Synchronization

/// The pictures and colours that a document may ask for.
final class DocumentAssets: Sendable {
  private let library: AssetLibrary
  private let document: String
  /// What was asked for; none where nobody wants to know.
  private let journal: Mutex<[AssetRequest: AssetAnswer]?>

  /// Takes a library for a document.
  init(library: AssetLibrary, document: String) {
    self.library = library
    self.document = document
    journal = Mutex(nil)
  }

  /// A picture in the best resolution for some traits.
  func image(named name: String, for traits: TraitCollection) -> Pixmap? {
    note(AssetRequest(kind: .image, name: name))
    return library.image(named: name, for: traits, document: document)
  }

  /// A colour in the appearance of some traits.
  func color(named name: String, for traits: TraitCollection) -> Color? {
    note(AssetRequest(kind: .color, name: name))
    return library.color(named: name, for: traits, document: document)
  }

  /// Starts to note what is asked for.
  func startJournal() { journal.withLock { $0 = [:] } }

  /// What was asked for since ``startJournal()``, and what was found.
  func endJournal() -> [AssetRequest: AssetAnswer] {
    journal.withLock { journal in
      defer { journal = nil }
      return journal ?? [:]
    }
  }

  /// Notes a request before its files are read: as long as they stay as they are, what is read is what was noted.
  private func note(_ request: AssetRequest) {
    guard journal.withLock({ $0 != nil }) else { return }
    let answer = library.answer(to: request, document: document)
    journal.withLock { $0?[request] = answer }
  }
}
