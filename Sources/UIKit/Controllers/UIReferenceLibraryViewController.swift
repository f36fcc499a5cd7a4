/// The definition of a word, which is empty here.
open class UIReferenceLibraryViewController: UIViewController {
  /// Always false: there is no dictionary.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
  public convenience init(term: String) { self.init(nibName: nil, bundle: nil) }
}
