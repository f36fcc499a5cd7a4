import AutoLayout

extension InterfaceDocument {
  /// The document as it is under size classes: every variation settled, nothing left that varies.
  ///
  /// - Parameters:
  ///   - horizontal: The room across; none for the canvas of Xcode 6 and 7 that stands for any.
  ///   - vertical: The room from top to bottom; none likewise.
  /// - Returns: The document without its variations. Views and constraints that are not installed are gone, and
  ///   constraints that refer to such views too.
  func resolved(
    horizontal: TraitCollection.SizeClass?, vertical: TraitCollection.SizeClass?
  ) -> InterfaceDocument {
    var resolution = VariationResolution(horizontal: horizontal, vertical: vertical)
    var document = self
    document.root = resolution.resolve(root)
    if !resolution.removedIDs.isEmpty { document.root.removeConstraints(referringTo: resolution.removedIDs) }
    return document
  }
}

/// The work of settling variations.
private struct VariationResolution {
  let horizontal: TraitCollection.SizeClass?
  let vertical: TraitCollection.SizeClass?
  /// The ids of everything that is not installed.
  var removedIDs: Set<String> = []

  mutating func resolve(_ element: InterfaceElement) -> InterfaceElement {
    var resolved = element
    let variations = element.children.filter { $0.name == "variation" }
    if !variations.isEmpty {
      resolved.children.removeAll { $0.name == "variation" }
      let applicable = variations.compactMap(applicability).sorted { $0.specificity < $1.specificity }
      for (_, variation) in applicable { Self.apply(variation, to: &resolved) }
      removeExcluded(Self.exclusions(of: applicable.map(\.variation)), from: &resolved)
    }
    for index in resolved.children.indices { resolved.children[index] = resolve(resolved.children[index]) }
    return resolved
  }

  /// How many size classes a variation names, if it applies.
  private func applicability(
    of variation: InterfaceElement
  ) -> (specificity: Int, variation: InterfaceElement)? {
    let key = variation.key ?? ""
    if key == "default" { return (0, variation) }
    let conditions = key.split(separator: "-")
    let applies = conditions.allSatisfy { condition in
      switch condition.prefix(while: { $0 != "=" }) {
      case "widthClass": condition.hasSuffix("=\(horizontal?.rawValue ?? "any")")
      case "heightClass": condition.hasSuffix("=\(vertical?.rawValue ?? "any")")
      default: false
      }
    }
    return applies ? (conditions.count, variation) : nil
  }

  private static func apply(_ variation: InterfaceElement, to element: inout InterfaceElement) {
    for (name, value) in variation.attributes where name != "key" { element.attributes[name] = value }
    for child in variation.children where child.name != "mask" {
      element.children.removeAll { $0.key == child.key && $0.key != nil }
      element.children.append(child)
    }
  }

  /// What the masks leave out in the end, by list.
  private static func exclusions(of variations: [InterfaceElement]) -> [String: Set<String>] {
    var excluded: [String: Set<String>] = [:]
    for mask in variations.flatMap(\.children) where mask.name == "mask" {
      guard let list = mask.key else { continue }
      for entry in mask.children {
        guard let reference = entry.attributes["reference"] else { continue }
        switch entry.name {
        case "exclude": excluded[list, default: []].insert(reference)
        case "include": excluded[list, default: []].remove(reference)
        default: continue
        }
      }
    }
    return excluded
  }

  private mutating func removeExcluded(_ exclusions: [String: Set<String>], from element: inout InterfaceElement) {
    for (list, ids) in exclusions {
      guard let index = element.children.firstIndex(where: { $0.name == list }) else { continue }
      for child in element.children[index].children where ids.contains(child.id ?? "") {
        child.visit { if let id = $0.id { removedIDs.insert(id) } }
      }
      element.children[index].children.removeAll { ids.contains($0.id ?? "") }
    }
  }
}

extension InterfaceElement {
  /// Takes out every constraint of which a side is one of some ids.
  fileprivate mutating func removeConstraints(referringTo ids: Set<String>) {
    children.removeAll { child in
      child.name == "constraint"
        && ["firstItem", "secondItem"].contains { ids.contains(child.attributes[$0] ?? "") }
    }
    for index in children.indices { children[index].removeConstraints(referringTo: ids) }
  }
}
