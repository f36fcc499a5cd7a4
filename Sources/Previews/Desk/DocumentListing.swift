import Foundation

/// The scenes of a document and the languages that it has texts in, as a worker lists them.
struct DocumentListing: Codable, Hashable {
  struct Scene: Codable, Hashable {
    var index: Int
    var name: String
    /// The id in the document, which the states of a scene share.
    var base: String
    /// The width and height that the document saves, in points, or `nil` for a scene without a frame.
    var size: [Double]?
    /// The state of the data that the scene is in, or `nil` for the scene without a state.
    var state: String?
    /// Whether the scene shows nothing of its own on the canvas.
    var devicesOnly: Bool
  }

  struct Language: Codable, Hashable {
    var tag: String
    /// The number of characters of all texts.
    var length: Int
  }

  var scenes: [Scene]
  var locales: [Language]

  init?(json: String) {
    guard let listing = try? JSONDecoder().decode(DocumentListing.self, from: Data(json.utf8)) else { return nil }
    self = listing
  }
}

extension PreviewedFixes {
  init?(json: String) {
    guard let fixes = try? JSONDecoder().decode(PreviewedFixes.self, from: Data(json.utf8)) else { return nil }
    self = fixes
  }
}

extension PreviewAnswer {
  /// Returns a text among the members of the JSON.
  func string(_ key: String) -> String? {
    (try? JSONDecoder().decode([String: String].self, from: Data(json.utf8)))?[key]
  }
}
