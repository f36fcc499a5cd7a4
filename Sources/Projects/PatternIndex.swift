/// The places of patterns in a list, by what a name must have to match them. Lists of many files are long: only the
/// patterns are tried whose ``NameLandmark`` the name has.
struct PatternIndex: Sendable {
  /// The landmarks of one length at one place of a name, so that a name has one of them, or few.
  private struct Slot: Hashable {
    let place: NameLandmark.Place
    /// The number of bytes, or 0 for whole names of any length.
    let length: Int

    init(_ landmark: NameLandmark) {
      place = landmark.place
      length = place == .whole ? 0 : landmark.text.count
    }

    /// Returns where a name of so many bytes may have one of the landmarks.
    func ranges(in count: Int) -> some Sequence<Range<Int>> {
      let length = place == .whole ? count : length
      return starts(rest: count - length).lazy.map { $0..<($0 + length) }
    }

    /// - Parameter rest: The number of bytes besides those of a landmark, negative for a name that is too short.
    private func starts(rest: Int) -> Range<Int> {
      switch place {
      case .whole: 0..<1
      case .afterStart(let offset): offset <= rest ? offset..<(offset + 1) : 0..<0
      case .beforeEnd(let offset): offset <= rest ? (rest - offset)..<(rest - offset + 1) : 0..<0
      case .anywhere: 0..<max(rest + 1, 0)
      }
    }
  }

  private var places: [Slot: [ArraySlice<UInt8>: [Int]]] = [:]
  /// The places of the patterns without a landmark.
  private var otherPlaces: [Int] = []

  init(_ patterns: [IgnorePattern]) {
    for (place, pattern) in patterns.enumerated() {
      if let landmark = pattern.landmark {
        places[Slot(landmark), default: [:]][landmark.text[...], default: []].append(place)
      } else {
        otherPlaces.append(place)
      }
    }
  }

  /// Returns the place of the last pattern that matches an entry, or `nil` if none does.
  ///
  /// - Parameters:
  ///   - name: The name of the entry.
  ///   - matches: Returns whether the pattern at a place matches the entry.
  /// - Complexity: O(*n m*) in the length of the name and the number of different lengths of landmarks, besides the
  ///   patterns that are tried.
  func lastPlace(for name: [UInt8], where matches: (Int) -> Bool) -> Int? {
    var last = -1
    // Patterns before one that matches do not matter any more.
    func search(_ places: [Int]) { last = max(last, places.last { $0 <= last || matches($0) } ?? -1) }
    search(otherPlaces)
    for (slot, places) in places {
      for range in slot.ranges(in: name.count) {
        if let places = places[name[range]] { search(places) }
      }
    }
    return last < 0 ? nil : last
  }
}
