#if UIKitAdapter
import SwiftSyntax

/// Makes an app's UIKit sources compile against the module `UIKit` on Linux.
///
/// Lines stay where they are, and each adapted file begins with a `#sourceLocation`, so that the compiler's messages
/// name the app's file and line.
public struct SourceAdapter: Sendable {
  /// The name of the module that the sources are compiled as.
  public let module: String
  /// The names of the modules that the sources can import, besides those that come with Swift and `UIKit`.
  public let knownModules: Set<String>

  public init(module: String, knownModules: Set<String> = []) {
    self.module = module
    self.knownModules = knownModules
  }

  /// Adapts the sources of one module.
  ///
  /// - Parameter sources: All files of the module: selectors and optional requirements refer to declarations of other
  ///   files.
  /// - Returns: The adapted files in the same order, without those that no longer parse, take too long or are nested
  ///   too deeply, and the file that registers their classes.
  public func adapt(_ sources: [AppSource]) -> AdaptedModule { LargeStack.run { adaptOnThisStack(sources) } }

  private func adaptOnThisStack(_ sources: [AppSource]) -> AdaptedModule {
    var (originals, failures): ([ParsedSource], [AdaptationFailure]) = ([], [])
    for source in sources {
      do throws(SourceRefusal) { originals.append(try ParsedSource(checking: source)) } catch {
        failures.append(AdaptationFailure(error))
      }
    }
    let parsed = FrameworkSubclasses.added(
      in: FrameworkOverrides.dispatched(in: ExtensionOverrides.moved(in: originals)))
    let index = ModuleIndex(name: module, knownModules: knownModules, files: parsed.map(\.tree))
    var files: [AdaptedSource] = []
    for (original, file) in zip(originals, parsed) {
      if let refusal = file.refusal {
        failures.append(AdaptationFailure(refusal))
        continue
      }
      let errors = ParseErrors(in: original)
      let adapted = adapt(file.source, SourceFile(path: file.path, tree: file.tree, module: index), errors)
      if let failure = ParseCheck.failure(of: adapted, besides: errors) {
        failures.append(failure)
      } else {
        files.append(adapted)
      }
    }
    let registrations = files.flatMap(\.registrations)
    return AdaptedModule(files: files, failures: failures, registry: RegistryFile.text(of: registrations))
  }

  private func adapt(_ source: AppSource, _ file: SourceFile, _ errors: ParseErrors) -> AdaptedSource {
    var changes = SourceChanges()
    for rewrite in Self.rewrites { changes += rewrite.changes(of: file) }
    let registrations = NibDeclarations.registrations(of: file)
    // The file itself may have no import: its superclass may be the app's.
    if !registrations.isEmpty { changes.additions.append("import UIKit\n") }
    changes.additions += registrations.map(\.declaration)
    changes.notes += errors.first.map { [$0.note] } ?? []
    return AdaptedSource(
      path: source.path, text: adaptedText(of: source, changes), notes: changes.notes.sorted(by: Self.isBefore),
      registrations: registrations)
  }

  private static let rewrites: [any SourceRewrite.Type] = [
    AttributeRewrite.self, ProtocolRewrite.self, OptionalCallRewrite.self, ManagedPropertyRewrite.self,
    ExpressionMacroRewrite.self, EmptyTextRewrite.self, ImportRewrite.self, IsolationRewrite.self,
    ConditionRewrite.self, InitializerRewrite.self, LocalizedConstantRewrite.self, WeakBoxRewrite.self,
    AccessRewrite.self, QualifiedNameRewrite.self,
  ]

  private func adaptedText(of source: AppSource, _ changes: SourceChanges) -> String {
    var text = "#sourceLocation(file: \(quoted(source.path)), line: 1)\n"
    text += SourceEdit.apply(changes.edits, to: source.text).withoutFirstMark
    if text.utf8.last != UInt8(ascii: "\n") { text += "\n" }
    text += "#sourceLocation()\n"
    for addition in changes.additions { text += "\n" + addition }
    return text
  }

  private static func isBefore(_ left: AdaptationNote, _ right: AdaptationNote) -> Bool {
    (left.line, left.column, left.message) < (right.line, right.column, right.message)
  }
}

/// A file of the app.
public struct AppSource: Sendable {
  /// The path that messages name.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// An adapted file.
public struct AdaptedSource: Sendable {
  public let path: String
  public let text: String
  /// What was left out or could not be adapted, in the order of the lines.
  public let notes: [AdaptationNote]
  /// The classes and members that documents refer to by name.
  let registrations: [NibRegistration]
}

/// The adapted sources of a module.
public struct AdaptedModule: Sendable {
  public let files: [AdaptedSource]
  /// The files that are left out, since what became of them does not parse, or they are nested too deeply.
  public let failures: [AdaptationFailure]
  /// The text of `AdaptedClasses.swift`, which registers the classes of all files.
  public let registry: String

  /// The module without the file at a path, whose classes stay registered.
  public func removing(_ path: String) -> AdaptedModule {
    AdaptedModule(files: files.filter { $0.path != path }, failures: failures, registry: registry)
  }

  /// The notes of all files.
  public var notes: [AdaptationNote] { files.flatMap(\.notes) }
}

extension String {
  /// The text without a byte order mark, and with a script's first line as a comment: both are only allowed at the very
  /// beginning, where an adapted file has a line of its own.
  fileprivate var withoutFirstMark: String {
    let text = unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
    return text.utf8.starts(with: "#!".utf8) ? "//" + Substring(text.utf8.dropFirst(2)) : text
  }
}

/// A Swift string literal of a text.
func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    scalar == "\\" || scalar == "\"" ? "\\\(scalar)" : "\(scalar)"
  }
  return "\"\(escaped.joined())\""
}
#endif
