extension JSONText {
  /// Writes a scope, keys in a fixed order; those without a value are left out.
  package mutating func scope(_ scope: RunScope) {
    object { json in
      if let part = scope.part { json.member("part") { $0.part(part) } }
      json.member("inputs", scope.inputs)
      json.member("folders", scope.folders)
      json.member("scenes", scope.scenes)
      json.member("cells") { $0.cells(scope.cells) }
      json.member("settings") { $0.texts(scope.settings) }
      json.member("versions") { $0.texts(scope.versions) }
      if let references = scope.references { json.member("references", references) }
      json.member("unfinishedFolders", scope.unfinishedFolders)
    }
  }

  private mutating func part(_ part: RunPart) {
    object { json in
      json.member("number", part.number)
      json.member("count", part.count)
      json.member("units") { json in
        json.array(part.units) { json, unit in
          json.object { json in
            json.member("results", unit.results)
            json.member("failures", unit.failures)
            json.member("problems", unit.problems)
          }
        }
      }
    }
  }

  private mutating func cells(_ cells: RunCells) {
    object { json in
      if let names = cells.locales { json.member("locales", names) }
      if let names = cells.typeSizes { json.member("typeSizes", names) }
      if let names = cells.devices { json.member("devices", names) }
      if let names = cells.orientations { json.member("orientations", names) }
      if let names = cells.appearances { json.member("appearances", names) }
    }
  }

  private mutating func texts(_ texts: [String: String]) {
    object { json in
      for (name, text) in texts.sorted(by: { $0.key < $1.key }) { json.member(name, text) }
    }
  }
}
