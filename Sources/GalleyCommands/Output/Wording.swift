import Files
import Galley

// Every sentence about something that went wrong is made here.

extension Diagnostic {
  /// Why an input gives no documents.
  init(_ failure: DocumentFinder.Failure) {
    let message =
      switch failure.reason {
      case .missing: "no such file or folder"
      case .notADocument: "not an Interface Builder document: its name ends neither in .xib nor in .storyboard"
      case .noDocuments: "no Interface Builder documents in this folder"
      }
    self.init(severity: .error, place: failure.input, message: message)
  }

  /// Why a document cannot be read.
  init(_ error: InterfaceDocumentError) {
    self.init(severity: .error, place: Self.place(error.path, error.position), message: error.reason.sentence)
  }

  /// Why a document cannot be shown in a locale.
  init(_ error: DocumentRendererError, in document: String) {
    switch error {
    case .document(let error): self.init(error)
    case .table(let error): self.init(error)
    case .locale(let error):
      self.init(severity: .error, place: document, message: error.description)
    }
  }

  /// Why a table of strings cannot be used.
  init(_ error: LocalizationError) {
    self.init(
      severity: .error, place: error.line.map { "\(error.path):\($0)" } ?? error.path,
      message: error.reason.description)
  }

  /// What a document says that it cannot mean.
  init(_ issue: DocumentIssue, in document: String) {
    self.init(severity: .warning, place: Self.place(document, issue.position), message: issue.kind.sentence)
  }

  /// Why a configuration cannot be used.
  init(_ error: ConfigurationError) {
    self.init(
      severity: .error, place: error.line.map { "\(error.path):\($0)" } ?? error.path, message: error.message)
  }

  private static func place(_ path: String, _ position: SourcePosition?) -> String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }
}

extension InterfaceDocumentError.Reason {
  fileprivate var sentence: String {
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
  fileprivate var sentence: String {
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
  fileprivate var sentence: String {
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

extension TypefaceError {
  var sentence: String {
    switch self {
    case .bundledFontsMissing(let folders):
      "the fonts that belong to galley are missing; looked in \(folders.joined(separator: ", ")). "
        + "Keep galley_Fonts.resources beside the program, or set GALLEY_FONTS to the folder of fonts"
    case .noFonts(let folder): "no fonts in '\(folder)'"
    case .rejectedSettings: "the font engine refused its settings"
    }
  }
}

extension ChildProcess.Ending {
  var sentence: String {
    switch self {
    case .signalled(SIGALRM): "lost: one cell took longer than \(TimeLimit.seconds) seconds"
    case .signalled(SIGKILL): "lost: the worker was killed, perhaps for want of memory"
    case .signalled(let signal): "lost: the worker crashed (\(String(cString: strsignal(signal))))"
    case .exited(let code): "lost: the worker ended early with code \(code)"
    }
  }
}
