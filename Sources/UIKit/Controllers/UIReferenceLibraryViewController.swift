open class UIReferenceLibraryViewController: UIViewController {
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
  public convenience init(term: String) { self.init(nibName: nil, bundle: nil) }
}
