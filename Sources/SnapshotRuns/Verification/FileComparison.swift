import Files
import Galley
import ImageFiles

/// Compares two image files, each in any format.
package struct FileComparison {
  private let expected: ComparedFile
  private let actual: ComparedFile
  private let scale: Double
  private let rules: VerificationRules
  private let ofTwoRenderers: Bool

  /// - Parameters:
  ///   - expected: The file before.
  ///   - actual: The file now.
  ///   - scale: The number of pixels per point.
  ///   - rules: The differences that do not count.
  ///   - ofTwoRenderers: Whether two renderers made the files, so that only the structure of the images is compared.
  package init(
    of expected: ComparedFile, with actual: ComparedFile, scale: Int, rules: VerificationRules,
    ofTwoRenderers: Bool = false
  ) {
    (self.expected, self.actual) = (expected, actual)
    (self.scale, self.rules, self.ofTwoRenderers) = (Double(scale), rules, ofTwoRenderers)
  }

  /// Returns the verdict. No file passes that cannot be decoded, even if the other has the same bytes.
  package func outcome() -> SnapshotComparison.Outcome {
    let areSame = expected.bytes.hasSameBytes(as: actual.bytes)
    if ofTwoRenderers { return outcomeOfStructure() }
    if areSame, expected.isVouchedFor || actual.isVouchedFor { return outcome(ofPictures: nil) }
    do throws(ComparedFileError) {
      let before = try expected.picture()
      return outcome(ofPictures: (before, areSame ? before : try actual.picture()))
    } catch {
      return SnapshotComparison.Outcome(status: .failed, message: error.description)
    }
  }

  /// Compares what two renderers made of one screen.
  private func outcomeOfStructure() -> SnapshotComparison.Outcome {
    do throws(ComparedFileError) {
      let comparison = RendererComparison(of: try expected.picture().pixmap, with: try actual.picture().pixmap)
      let causes = comparison.differences().map { SnapshotCause(key: $0, sentence: $0) }
      return SnapshotComparison.Outcome(status: causes.isEmpty ? .passed : .changed, causes: causes)
    } catch {
      return SnapshotComparison.Outcome(status: .failed, message: error.description)
    }
  }

  /// Compares pictures, which are `nil` if they are known to be the same, and layouts.
  private func outcome(
    ofPictures pictures: (before: ComparedFile.Picture, now: ComparedFile.Picture)?
  ) -> SnapshotComparison.Outcome {
    let compared = ComparedPictures {
      pictures == nil
    } expected: {
      pictures?.before.pixmap
    } actual: {
      pictures?.now.pixmap
    }
    let comparison = SnapshotComparison(
      of: compared, layouts: (expected.sidecar, actual.sidecar), scale: scale, rules: rules
    ) {
      expected.bytes
    }
    let outcome = comparison.verdict()
    if outcome.status != .failed, let problem = layoutProblem {
      return SnapshotComparison.Outcome(status: .failed, pixels: outcome.pixels, message: problem)
    }
    guard let pictures, outcome.status != .changed, outcome.status != .failed else { return outcome }
    return unseenChange(from: pictures.before, to: pictures.now).map { sentence in
      SnapshotComparison.Outcome(
        status: .changed, pixels: outcome.pixels, causes: [SnapshotCause(key: sentence, sentence: sentence)])
    } ?? outcome
  }

  /// Why the layout beside one of the files cannot be read, even if the other has the same bytes; `nil` if there are
  /// none, or if they can.
  private var layoutProblem: String? {
    for file in [expected, actual] {
      guard let sidecar = file.sidecar else { continue }
      do throws(SidecarError) {
        try SidecarReader.check(sidecar)
      } catch {
        return "the layout beside '\(file.path)' cannot be read: \(error)"
      }
    }
    return nil
  }

  /// Returns a difference of drawings that their pixels do not show, in words.
  private func unseenChange(from before: ComparedFile.Picture, to now: ComparedFile.Picture) -> String? {
    if let size = before.drawingSize, let other = now.drawingSize, size != other {
      return "the drawing is \(other.words) instead of \(size.words)"
    }
    guard before.lacksTexts || now.lacksTexts, expected.bytes != actual.bytes else { return nil }
    return "the files differ, and the texts in them are not drawn"
  }

  /// Whether the files differ, but further pages or frames that they may have were not compared.
  package var isPartial: Bool { expected.bytes != actual.bytes && ImageFile.mayHaveMorePages(actual.bytes) }
}

extension Size {
  fileprivate var words: String { "\(Int(bounded: width)) x \(Int(bounded: height)) pt" }
}
