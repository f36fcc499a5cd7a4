/// The forms that languages have for counted things, as CLDR names them.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}
