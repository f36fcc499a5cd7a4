import Files
import Foundation

/// Reads the `Contents.json` of a folder in an asset catalog.
enum CatalogContents {
  /// - Throws: ``UnreadableInput`` if the file cannot be read, or is not of this form.
  static func read<Contents: Decodable>(
    _ form: Contents.Type, inFolder folder: String
  ) throws(UnreadableInput) -> Contents {
    let path = folder + "/Contents.json"
    let text: [UInt8]
    do throws(TextFileError) {
      text = try TextFile(contentsOf: path, as: .catalogEntry).bytes
    } catch {
      throw UnreadableInput(error, at: path)
    }
    if let contents = try? JSONDecoder().decode(form, from: Data(text)) { return contents }
    // The decoder does not say where the text is not JSON.
    let error = JSONSyntax.error(in: text)
    throw UnreadableInput(
      place: error.map { "\(path):\($0.line)" } ?? path,
      message: "\(error.map { "it is not JSON, \($0.reason)" } ?? "it does not describe an asset"); \(remedy)")
  }

  private static let remedy = "restore it, or save the asset again in Xcode"
}
