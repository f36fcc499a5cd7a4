extension LayoutConstraint {
  /// Checks what does not depend on where the items stand.
  func validate() throws(ConstraintError) {
    if let error = errorInNumbers ?? errorInAttributes { throw error }
  }

  /// What is wrong with the multiplier, the constant or the priority.
  var errorInNumbers: ConstraintError? {
    guard multiplier.isFinite, multiplier != 0 || secondAttribute == .notAnAttribute || isBetweenExtents else {
      return .invalidNumber(constraint: name, multiplier)
    }
    guard constant.isFinite else { return .invalidNumber(constraint: name, constant) }
    guard priority.rawValue > 0, priority <= .required else {
      return .invalidPriority(constraint: name, Double(priority.rawValue))
    }
    return nil
  }

  private var errorInAttributes: ConstraintError? {
    let isCompatible = distanceStarts.isEmpty ? firstAttribute.isCompatible(with: secondAttribute) : isBetweenExtents
    return isCompatible ? nil : .incompatibleAttributes(constraint: name, firstAttribute, secondAttribute)
  }

  /// Whether both sides are extents or distances between two positions.
  private var isBetweenExtents: Bool {
    isExtent(firstAttribute, from: distanceStarts.first) && isExtent(secondAttribute, from: distanceStarts.second)
  }

  private func isExtent(_ attribute: LayoutAttribute, from start: DistanceStart?) -> Bool {
    guard let start else { return attribute.kind == .dimension }
    return attribute.kind != .dimension && attribute.isCompatible(with: start.attribute)
  }
}
