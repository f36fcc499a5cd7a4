import AutoLayout
import Files

extension InterfaceDocument {
  /// Returns the document with its variations for a pair of size classes applied.
  ///
  /// Views and constraints that are not installed are removed, together with the constraints that refer to such views.
  ///
  /// - Parameters:
  ///   - horizontal: The horizontal size class, or `nil` for the "any" of Xcode 6 and 7.
  ///   - vertical: The vertical size class, or `nil` for "any".
  func resolved(
    horizontal: TraitCollection.SizeClass?, vertical: TraitCollection.SizeClass?
  ) -> InterfaceDocument {
    guard root.hasVariations else { return self }
    var resolution = VariationResolution(horizontal: horizontal, vertical: vertical)
    var document = self
    resolution.resolve(&document.root)
    if !resolution.removedIDs.isEmpty { document.root.removeConstraints(referringTo: resolution.removedIDs) }
    return document
  }
}

private struct VariationResolution {
  let horizontal: TraitCollection.SizeClass?
  let vertical: TraitCollection.SizeClass?
  /// The ids of all objects that are not installed.
  var removedIDs: Set<String> = []

  /// Applies the variations of an element and of those in it. What has none is not copied.
  mutating func resolve(_ element: inout InterfaceElement) {
    let variations = element.children.filter { $0.name == "variation" }
    if !variations.isEmpty {
      element.children.removeAll { $0.name == "variation" }
      let applicable = variations.compactMap(applicability).sorted { $0.specificity < $1.specificity }
      for (_, variation) in applicable { Self.apply(variation, to: &element) }
      removeExcluded(Self.exclusions(of: applicable.map(\.variation)), from: &element)
    }
    for index in element.children.indices where element.children[index].hasVariations {
      resolve(&element.children[index])
    }
  }

  /// Returns the variation with the number of size classes that it names, or `nil` if it does not apply.
  private func applicability(
    of variation: InterfaceElement
  ) -> (specificity: Int, variation: InterfaceElement)? {
    let key = variation.key ?? ""
    if key == "default" { return (0, variation) }
    let conditions = key.utf8.split(separator: "-")
    let applies = conditions.allSatisfy { condition in
      switch condition.utf8.prefix(before: "=") {
      case "widthClass": condition.utf8.hasSuffix("=\(horizontal?.rawValue ?? "any")")
      case "heightClass": condition.utf8.hasSuffix("=\(vertical?.rawValue ?? "any")")
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

  /// Returns the ids that the masks exclude, by the name of the list; later variations override earlier ones.
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
  /// Whether this element or one in it differs between size classes.
  fileprivate var hasVariations: Bool { name == "variation" || children.contains(where: \.hasVariations) }

  fileprivate mutating func removeConstraints(referringTo ids: Set<String>) {
    children.removeAll { child in
      child.name == "constraint"
        && ["firstItem", "secondItem"].contains { ids.contains(child.attributes[$0] ?? "") }
    }
    for index in children.indices { children[index].removeConstraints(referringTo: ids) }
  }
}
