extension [UInt8] {
  /// Returns whether a view of the layout in a sidecar has an id or a name. The layout is searched, not read.
  package func namesView(_ name: String) -> Bool {
    ["id", "name"].contains { key in
      var json = JSONText()
      json.member(key, name)
      return firstRange(of: json.utf8) != nil
    }
  }
}
