import Snapshots

extension SnapshotResult.Status {
  /// The verdicts that let a run fail, unless it is strict.
  public static let differences: Set<SnapshotResult.Status> = [.added, .orphaned, .changed, .failed]

  /// The verdict in a word, as a number of images has it: "3 changed".
  var word: String {
    switch self {
    case .passed: "passed"
    case .layout: "same pixels from another layout"
    case .drift: "drifted"
    case .added: "new"
    case .orphaned: "orphaned"
    case .changed: "changed"
    case .failed: "failed"
    }
  }

  /// What the verdict says of an image that has neither causes nor a message.
  var sentence: String {
    switch self {
    case .passed: "as expected"
    case .layout: "the same pixels from another layout"
    case .drift: "nothing moved; edges alone are smoothed otherwise"
    case .added: "there is no reference"
    case .orphaned: "nothing makes this reference any more"
    case .changed: "the picture has changed"
    case .failed: "could not be rendered or compared"
    }
  }
}

extension SnapshotResult {
  /// What happened, one sentence each.
  var sentences: [String] {
    if !message.isEmpty { return [message] }
    if !causes.isEmpty { return causes.map(\.sentence) }
    if status == .changed, let pixels { return ["\(counted(pixels.count, "pixel")) changed"] }
    return [status.sentence]
  }

  /// The scene, or the document where nothing could be made of the whole of it.
  var subject: String { scene.isEmpty ? document : scene }

  /// The scene and its cell; the scene alone where nothing could be made of any cell.
  var name: String { traitWords.isEmpty ? subject : "\(subject) (\(traitWords))" }

  /// The language, the text size, the device and what is not usual.
  var traitWords: String {
    var words = [traits.locale, traits.typeSize, traits.device].filter { !$0.isEmpty }
    if traits.orientation != "portrait" { words.append(traits.orientation) }
    if traits.appearance != "light" { words.append(traits.appearance) }
    return words.joined(separator: " ")
  }
}

extension VerificationRun {
  /// The verdicts with their numbers, the gravest first: "3 failed, 12 changed, 1,185 passed".
  var tally: String {
    let counts = SnapshotResult.Status.allCases.reversed().compactMap { status in
      let count = count(of: status)
      return count == 0 ? nil : "\(count) \(status.word)"
    }
    return counts.isEmpty ? "no images" : counts.joined(separator: ", ")
  }
}

/// A number with its noun: "1 image", "2 images".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
