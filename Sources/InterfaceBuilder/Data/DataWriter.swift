/// Writes values of data into a document's elements, before views are built of them.
///
/// Texts are measured, rows are sized and constraints are solved as for a document that has the values itself.
final class DataWriter {
  typealias Entry = DataNode.Entry

  let sources: DataSources
  var problems: [DataProblem] = []
  /// The values for the scenes that container views show, by the ids of their controllers.
  var embedded: [String: [Entry]] = [:]
  /// The number of uses of each prototype cell and each inserted document, by id.
  var copies: [String: Int] = [:]
  /// What may still be added to the scene.
  private var budget = SceneBudget()
  private(set) var hasExceededBudget = false
  /// Whether values are written that were written before, into another copy: what is wrong with them is known.
  private var isRepeating = false
  /// The ids of the scene and of the documents that were inserted.
  var usedIDs: Set<String>

  /// The colours and images that inserted documents record.
  var resources: [InterfaceElement] = []
  /// The scenes that container views can show.
  let scenes: ControllerNames

  /// - Parameter root: The document to write into.
  init(sources: DataSources, scenes: ControllerNames, root: InterfaceElement) {
    self.sources = sources
    self.scenes = scenes
    usedIDs = root.ids
  }

  /// Takes the room for a row of the scene, and reports the first for which there is none.
  func takeRow(_ cell: InterfaceElement, at place: DataNode.Place) -> Bool {
    budget.takeRow(cell) || exceedsBudget(at: place)
  }

  /// Takes the room for a copy of an element, and reports the first for which there is none.
  func take(_ element: InterfaceElement, at place: DataNode.Place) -> Bool {
    budget.take(element) || exceedsBudget(at: place)
  }

  /// Takes the room for the elements of a xib, and returns whether there was any.
  func takeRoom(forXib root: InterfaceElement) -> Bool { budget.take(root) }

  /// Reports that there is no more room, and returns false.
  private func exceedsBudget(at place: DataNode.Place) -> Bool {
    if !hasExceededBudget { problems.append(DataProblem(SceneBudget.message, at: place)) }
    hasExceededBudget = true
    return false
  }

  /// Calls a function a number of times, until it returns false. What is wrong with values is reported the first time.
  func repeating(_ times: Int, _ write: () -> Bool) {
    let wasRepeating = isRepeating
    defer { isRepeating = wasRepeating }
    for number in 0..<times {
      isRepeating = wasRepeating || number > 0
      guard write() else { return }
    }
  }

  func report(_ message: @autoclosure () -> String, at place: DataNode.Place) {
    if !isRepeating { problems.append(DataProblem(message(), at: place)) }
  }

  /// Writes values to the objects below an element.
  ///
  /// - Parameter owner: The id of the object whose outlets name the objects, if it is not a controller or the File's
  ///   Owner.
  func write(_ entries: [Entry], into scope: inout InterfaceElement, owner: String? = nil) {
    guard !entries.isEmpty else { return }
    let targets = DataTargets(in: scope, owner: owner)
    for entry in entries { write(entry, at: targets, into: &scope) }
  }

  /// - Parameter properties: The keys that would also be right, for messages.
  private func write(
    _ entry: Entry, at targets: DataTargets, into scope: inout InterfaceElement, properties: [String]? = nil
  ) {
    do throws(DataTargets.Failure) {
      let ids = try targets.ids(at: entry.key)
      for (id, value) in zip(ids, values(of: entry, for: ids)) {
        scope.change(elementWithID: id) { set(value, on: &$0, at: entry) }
      }
    } catch {
      switch error {
      case .unknown:
        let what = properties == nil ? "unknown view '\(entry.key)'" : "unknown key '\(entry.key)' of a \(scope.name)"
        let names = (properties ?? []) + targets.knownNames
        report(what + NearestNames.hint(names, to: entry.key), at: entry.place)
      case .ambiguous(let ids):
        let addresses = ids.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
        report("\(ids.count) views are named '\(entry.key)'; use an id: \(addresses)", at: entry.place)
      }
    }
  }

  /// Returns the value for each object: the members of an outlet collection can have a list with one for each.
  private func values(of entry: Entry, for ids: [String]) -> [DataNode] {
    guard ids.count > 1, case .list(let values) = entry.value.content else {
      return Array(repeating: entry.value, count: ids.count)
    }
    if values.count > ids.count {
      report("\(values.count) values for the \(ids.count) views of '\(entry.key)'", at: entry.place)
    }
    return values
  }

  // MARK: One object

  /// Sets a value on an object.
  ///
  /// - Parameter entry: The address of the object, for messages.
  func set(_ value: DataNode, on element: inout InterfaceElement, at entry: Entry) {
    if let isHidden = Self.visibility(value), element.isView {
      element.attributes["hidden"] = isHidden ? "YES" : "NO"
      return
    }
    guard let entries = value.entries, !takesWhole(entries, element) else {
      guard let main = DataProperties.of(element.name).main else {
        _ = wrongKind(value, "hidden, shown or keys for the \(element.name) '\(entry.key)'") as Bool?
        return
      }
      return set(main, to: value, of: &element)
    }
    set(entries, on: &element, at: entry)
  }

  /// Whether a mapping is a value in itself, such as texts by language.
  private func takesWhole(_ entries: [Entry], _ element: InterfaceElement) -> Bool {
    let properties = DataProperties.of(element.name)
    return properties.main?.isText == true && DataWriter.areTextsByLanguage(entries)
      && !entries.contains { properties.contains($0.key) }
  }

  /// The words `hidden` and `shown` hide and show views of any kind. In quotation marks they are texts.
  private static func visibility(_ value: DataNode) -> Bool? {
    switch value.word {
    case "hidden": true
    case "shown": false
    default: nil
    }
  }

  /// Sets the properties of an object. Keys that are not properties are addresses of objects inside it.
  func set(_ entries: [Entry], on element: inout InterfaceElement, at address: Entry) {
    var inner: [Entry] = []
    let outlets = Set(element.list("connections").compactMap { $0.attributes["property"] })
    let properties = DataProperties.of(element.name)
    if let key = entries.first(where: { $0.key == "key" }), let main = properties.main, main.isText {
      let text = entries.filter { properties.isKeyOfTableText($0.key) }
      set(main, to: DataNode(.mapping(text), at: key.place), of: &element)
    }
    for entry in entries where !properties.isKeyOfTableText(entry.key) {
      guard let property = properties[entry.key], !outlets.contains(entry.key) || !element.hasParts else {
        inner.append(entry)
        continue
      }
      set(property, to: entry.value, of: &element)
    }
    guard !inner.isEmpty else { return }
    if let controller = ViewElement(element).embeddedController {
      embedded[controller, default: []] += inner
      return
    }
    let targets = DataTargets(in: element, owner: element.id)
    for entry in inner { write(entry, at: targets, into: &element, properties: properties.keys) }
  }
}

extension InterfaceElement {
  /// Whether the element contains objects that data can address.
  fileprivate var hasParts: Bool { child(named: "subviews") != nil || child(forKey: "contentView") != nil }
}
