/// Makes names that a file system which folds case keeps apart.
public enum UniqueNames {
  /// The names in order; one that differs from an earlier one by case at most is followed by its id in parentheses.
  ///
  /// The ids must be unique, so that a name depends on the names before it and on nothing else.
  public static func resolve(_ items: [(name: String, id: String)]) -> [String] {
    var taken: Set<String> = []
    return items.map { item in
      var name = item.name.isEmpty ? item.id : item.name
      while !taken.insert(name.lowercased()).inserted { name += " (\(item.id))" }
      return name
    }
  }
}
