// Writes the value of a property into an element, where a document has it.

extension DataWriter {
  func set(_ property: DataProperty, to node: DataNode, of element: inout InterfaceElement) {
    switch property.value {
    case .flag(let attribute):
      if let flag = flag(node) { element.attributes[attribute] = flag ? "YES" : "NO" }
    case .number(let attribute, let range):
      if let number = number(node, in: range) { element.attributes[attribute] = Self.text(of: number) }
    case .text(let name):
      if let text = text(node) { element.setText(text, for: name[...]) }
    case .color(let key):
      if let color = color(node, for: key) { element.setChild(color) }
    case .image:
      if let image = image(node) { element.setImage(image) }
    case .date:
      if let date = date(node, now: DatePickerElement(element).date) { element.setDate(date) }
    case .duration:
      if let seconds = duration(node) { element.attributes["countDownDuration"] = Self.text(of: seconds) }
    case .buttonTitle, .buttonTitles, .buttonImage, .buttonImages, .buttonColor:
      setButton(property.value, to: node, of: &element)
    case .itemTitle: setItemTitle(node, of: &element)
    case .segments: setSegments(node, of: &element)
    case .selectedSegment: selectSegment(node, of: &element)
    case .selectedTab: selectTab(node, of: &element)
    case .rows: setRows(node, of: &element)
    case .items: setItems(node, of: &element)
    case .part(let key): setPart(property.name, key: key, to: node, of: &element)
    case .cellText(let attribute), .cellImage(let attribute): setPart(attribute, node, of: &element)
    case .accessory: setAccessory(node, of: &element)
    case .document: insertDocument(node, into: &element)
    case .scene: showScene(node, in: &element)
    }
  }

  private func setButton(_ value: DataProperty.Value, to node: DataNode, of element: inout InterfaceElement) {
    switch value {
    case .buttonTitle:
      if let text = text(node) { element.setTitle(text, for: .normal) }
    case .buttonTitles:
      for (state, value) in states(node) {
        if let text = text(value) { element.setTitle(text, for: state) }
      }
    case .buttonImage:
      if let image = image(node) { element.setButtonImage(image, for: .normal) }
    case .buttonImages:
      for (state, value) in states(node) {
        if let image = image(value) { element.setButtonImage(image, for: state) }
      }
    default:
      guard let color = color(node, for: "titleColor") else { return }
      element.ensureState(.normal)
      element.changeChild(forKey: "normal") { $0.setChild(color) }
      element.changeChild(forKey: "configuration") { $0.setChild(color.keyed("baseForegroundColor")) }
    }
  }

  private func setItemTitle(_ node: DataNode, of element: inout InterfaceElement) {
    guard let text = text(node) else { return }
    element.attributes["systemItem"] = nil
    element.setText(text, for: "title")
  }

  /// Sets the views of a view that is a property of another one.
  private func setPart(_ name: String, key: String, to node: DataNode, of element: inout InterfaceElement) {
    guard element.child(forKey: key) != nil else {
      return report("the \(element.name) has no \(name)", at: node.place)
    }
    element.changeChild(forKey: key) { set(node, on: &$0, at: DataNode.Entry(name, node, at: node.place)) }
  }

  private func setAccessory(_ node: DataNode, of element: inout InterfaceElement) {
    let types = [
      "none": "none", "disclosure": "disclosureIndicator", "checkmark": "checkmark", "detail": "detailButton",
      "detailDisclosure": "detailDisclosureButton",
    ]
    guard let type = node.word.flatMap({ types[$0] }) else {
      _ = wrongKind(node, "one of \(types.keys.sorted().joined(separator: ", "))") as Bool?
      return
    }
    element.attributes["accessoryType"] = type
  }
}
