import Files
import Galley
import ReviewReport

// The sentences of errors whose types do not describe themselves yet.

extension Error {
  /// The error in words.
  package var sentence: String {
    switch self {
    case let error as VersionFileError: error.words
    case let error as StoredReportError: error.words
    default: "\(self)"
    }
  }
}

extension StoredReportError {
  package var path: String {
    switch self {
    case .missing(let path), .malformed(let path), .laterFormat(let path, _): path
    }
  }

  fileprivate var words: String {
    switch self {
    case .missing: "no report is here, or it cannot be opened"
    case .malformed: "not a report of Galley's"
    case .laterFormat(_, let version): "written by a later version of Galley (format \(version))"
    }
  }
}

extension VersionFileError {
  fileprivate var words: String {
    switch self {
    case .unreadable: "not a record of versions; it is replaced"
    case .laterFormat(_, let schema): "written by a later version (format \(schema)); it is replaced"
    }
  }
}

extension InterfaceDocumentError.Reason {
  var sentence: String {
    switch self {
    case .unreadable(let code): "cannot be opened: \(String(cString: strerror(code)))"
    case .malformedXML(let problem): "the XML is broken: \(problem.sentence)"
    case .invalidUTF8: "the file is not in UTF-8 here"
    case .unsupportedEncoding(let name): "the file is in \(name); documents are in UTF-8"
    case .documentTypeDeclaration: "the file declares a document type, which no Interface Builder document does"
    case .notInterfaceBuilder(let element):
      "not an Interface Builder document: the outermost element is <\(element)>, not <document>"
    case .archive(let version):
      "a document of Xcode 4 or before (archive version \(version)); open and save it in a later Xcode"
    case .unknownVersion(let version): "a document of version \(version); version 3.0 is read"
    case .unsupportedPlatform(let platform): "a document for \(platform.rawValue); only documents for iOS are laid out"
    case .unknownPlatform(let type): "a document for a platform that is not known: \(type)"
    case .nestedTooDeep(let limit): "elements are nested deeper than \(limit) levels"
    case .tooManyElements(let limit): "more than \(limit) elements"
    case .tooLarge(let bytes, let limit): "\(bytes) bytes; at most \(limit) are read"
    }
  }
}

extension XMLProblem {
  var sentence: String {
    switch self {
    case .expected(let syntax): "expected \(syntax.noun)"
    case .unclosedElement(let name, let line): "the file ends, but <\(name)> of line \(line) is still open"
    case .mismatchedEndTag(let name, let expected, let line):
      "</\(name)> stands where <\(expected)> of line \(line) should end"
    case .strayEndTag(let name): "</\(name)> ends what never started"
    case .duplicateAttribute(let name): "\(name) is given twice"
    case .unknownReference(let name): "&\(name); stands for no character"
    case .contentAfterDocument: "the document has ended, yet more follows"
    }
  }
}

extension XMLProblem.Syntax {
  fileprivate var noun: String {
    switch self {
    case .element: "an element"
    case .name: "a name"
    case .equalsSign: "= and a value"
    case .quotedValue: "a value in quotes"
    case .tagEnd: "> or />"
    case .commentEnd: "--> to end the comment"
    case .characterDataEnd: "]]> to end the character data"
    case .instructionEnd: "?> to end the instruction"
    case .referenceEnd: "; to end the reference"
    }
  }
}

extension DocumentIssue.Kind {
  var sentence: String {
    switch self {
    case .duplicateID(let id, let line): "the id '\(id)' is already that of an object in line \(line)"
    case .danglingReference(let constraint, let attribute, let reference):
      "constraint '\(constraint)' refers by \(attribute) to '\(reference)', which no object has as its id"
    case .malformedValue(let element, let attribute, let value, let expected):
      "\(attribute)=\"\(value)\" of <\(element)> is no \(expected.noun)"
    case .missingInitialViewController(let id): "the initial view controller '\(id)' is not in the document"
    }
  }
}

extension DocumentIssue.Expectation {
  fileprivate var noun: String {
    switch self {
    case .number: "number"
    case .flag: "YES or NO"
    case .multiplier: "number or ratio"
    case .layoutAttribute: "layout attribute"
    }
  }
}
