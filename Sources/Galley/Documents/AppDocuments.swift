import Files
import Synchronization

/// The documents that an app's code loads by name, in the languages and size classes of its scenes. Each is read once.
package final class AppDocuments: Sendable {
  /// The documents of the process: files do not change while it renders.
  package static let shared = AppDocuments()

  private struct Key: Hashable {
    var path: String
    var locale: String
    var device: Device
    var orientation: Device.Orientation
  }

  private struct Known {
    var originals: [PathBytes: InterfaceDocument] = [:]
    var documents: [Key: InterfaceDocument] = [:]
  }

  private let known = Mutex(Known())

  /// Returns a document with the texts of a language, for the size classes of a device.
  ///
  /// - Throws: `DocumentRendererError` if the document or the table of the language cannot be read.
  package func document(
    at path: String, traits: TraitCollection, device: Device, orientation: Device.Orientation
  ) throws(DocumentRendererError) -> InterfaceDocument {
    let key = Key(path: path, locale: traits.locale, device: device, orientation: orientation)
    if let document = known.withLock({ $0.documents[key] }) { return document }
    let document = try localized(original(at: path), for: traits.locale, on: device).resolved(on: device, orientation)
    known.withLock { $0.documents[key] = document }
    return document
  }

  private func original(at path: String) throws(DocumentRendererError) -> InterfaceDocument {
    if let document = known.withLock({ $0.originals[PathBytes(path)] }) { return document }
    do throws(InterfaceDocumentError) {
      let document = try InterfaceDocument(contentsOf: path)
      known.withLock { $0.originals[PathBytes(path)] = document }
      return document
    } catch {
      throw .document(error)
    }
  }

  private func localized(
    _ original: InterfaceDocument, for locale: String, on device: Device
  ) throws(DocumentRendererError) -> InterfaceDocument {
    let original = OriginalDocument(original, tables: LocalizedTables(besideDocument: original.path))
    let identifier: LocaleIdentifier
    do throws(LocaleIdentifierError) { identifier = try LocaleIdentifier(locale) } catch { throw .locale(error) }
    let pseudo = PseudoLanguage(identifier)
    let choice = DocumentEdition.Choice(
      locale: locale, device: device.idiom == .pad ? "ipad" : "iphone", sampleNumber: TextContext.sampleNumber,
      looksUpKeysInBase: true)
    let translation = try DocumentTranslation(of: original, to: pseudo?.source ?? identifier, choice: choice)
    return pseudo.map { translation.document.pseudolocalized(by: $0, keys: original.keysOfTables) }
      ?? translation.document
  }
}
