import ImageDiff
import Snapshots

extension JSONText {
  mutating func result(_ result: SnapshotResult, pictures: SnapshotPictures?) {
    object { json in
      json.member("path", result.path)
      json.member("document", result.document)
      json.member("scene", result.scene)
      json.traits(result.traits)
      json.member("scale", result.scale)
      json.member("status", result.status.rawValue)
      if let path = result.referencePath { json.member("referencePath", path) }
      if result.isRecorded { json.member("recorded", true) }
      if let fingerprint = result.fingerprint { json.member("fingerprint", fingerprint.sixteenDigits) }
      if !result.message.isEmpty { json.member("message", result.message) }
      if !result.causes.isEmpty { json.causes(result.causes) }
      if let pixels = result.pixels { json.member("pixels") { $0.pixels(pixels) } }
      guard let pictures else { return }
      json.member("digest", pictures.digest)
      json.member("images") { $0.pictures(pictures) }
      if let sidecar = pictures.sidecar { json.member("sidecar") { $0.sidecar(sidecar) } }
    }
  }

  private mutating func traits(_ traits: SnapshotTraits) {
    member("device", traits.device)
    member("locale", traits.locale)
    member("typeSize", traits.typeSize)
    member("orientation", traits.orientation)
    member("appearance", traits.appearance)
  }

  private mutating func causes(_ causes: [SnapshotCause]) {
    member("causes") { json in
      json.array(causes) { json, cause in
        json.object { json in
          json.member("key", cause.key)
          json.member("sentence", cause.sentence)
        }
      }
    }
  }

  private mutating func pixels(_ pixels: PixelDifference) {
    object { json in
      json.member("count", pixels.count)
      json.member("kind", pixels.kind.name)
      json.member("largestStep", pixels.largestStep)
      json.member("regions") { json in
        json.array(pixels.regions) { $0.region($1) }
      }
    }
  }

  private mutating func region(_ region: DifferenceRegion) {
    object { json in
      json.member("x", region.bounds.x)
      json.member("y", region.bounds.y)
      json.member("width", region.bounds.width)
      json.member("height", region.bounds.height)
      json.member("count", region.count)
      json.member("kind", region.kind.name)
      json.member("largestStep", region.largestStep)
    }
  }

  private mutating func pictures(_ pictures: SnapshotPictures) {
    object { json in
      for (kind, picture) in pictures.pictures {
        json.member(kind.rawValue) { json in
          json.object { json in
            json.member("file", picture.file)
            json.member("width", picture.width)
            json.member("height", picture.height)
            if let hash = picture.hash { json.member("hash", hash) }
          }
        }
      }
    }
  }

  private mutating func sidecar(_ sidecar: SnapshotPictures.Sidecar) {
    object { json in
      json.member("file", sidecar.file)
      json.member("hash", sidecar.hash)
    }
  }
}

extension PixelDifference.Kind {
  var name: String {
    switch self {
    case .none: "none"
    case .drift: "drift"
    case .change: "change"
    }
  }

  /// The kind of a name in a report.
  init?(name: String) {
    guard let kind = [Self.none, .drift, .change].first(where: { $0.name == name }) else { return nil }
    self = kind
  }
}
