import Galley

extension [VersionChange] {
  /// What other images of a folder were made with; none where nothing has changed.
  var sentence: String? {
    guard !isEmpty else { return nil }
    let told = prefix(8).map(\.phrase).joined(separator: ", ")
    let rest = count > 8 ? " and \(count - 8) more" : ""
    return
      "the folder's earlier images were made with other versions, so that unchanged scenes may differ: \(told)\(rest)"
  }
}

extension VersionChange {
  fileprivate var phrase: String {
    switch (before, now) {
    case (let before?, let now?): "\(part) \(before), now \(now)"
    case (nil, let now?): "\(part) \(now) is new"
    case (let before?, nil): "\(part) \(before) is gone"
    case (nil, nil): part
    }
  }
}

extension VersionFileError {
  var sentence: String {
    switch self {
    case .unreadable: "not a record of versions; it is replaced"
    case .laterFormat(_, let schema): "written by a later version (format \(schema)); it is replaced"
    }
  }
}
