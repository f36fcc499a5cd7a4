import Graphics

extension View {
  /// The name that a person gave the view, or that shows which one it is: its label in Interface Builder, its outlet,
  /// or what it shows; may be empty.
  package var knownName: String {
    if !userLabel.isEmpty { return userLabel }
    return nameInDocument ?? descriptiveText ?? ""
  }

  /// The view in words, with its kind: `the label 'Title'`, or `the switch beside 'Wi-Fi'`.
  package var words: String {
    var entries: [ViewWords.Entry] = []
    var own = 0
    func add(_ view: View, parent: Int?, origin: Point, isHidden: Bool) {
      let index = entries.count
      if view === self { own = index }
      let corner =
        parent == nil ? .zero : Point(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
      let isHidden = isHidden || view.isHidden
      entries.append(
        ViewWords.Entry(
          name: view.knownName, id: view.identifier ?? "", elementClass: view.elementClass,
          rect: Rect(origin: corner, size: view.frame.size),
          parent: parent, isHidden: isHidden, showsText: view.descriptiveText != nil))
      for subview in view.subviews { add(subview, parent: index, origin: corner, isHidden: isHidden) }
    }
    // Other views matter only to a view without a name.
    let entry = ViewWords.Entry(
      name: knownName, id: identifier ?? "", elementClass: elementClass, rect: frame, parent: nil)
    if entry.hasName { entries = [entry] } else { add(rootView, parent: nil, origin: .zero, isHidden: false) }
    return ViewWords(entries).wordsWithKind(at: own)
  }
}
