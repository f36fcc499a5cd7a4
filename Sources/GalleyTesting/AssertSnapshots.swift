import Foundation
import Galley
import SnapshotRuns

/// Asserts that views look as their references do, in every cell of a matrix.
///
/// ```swift
/// @Test func profile() {
///   assertSnapshots(of: ProfileView(.sample), matrix: .init(locales: ["en", "ar"], typeSizes: [.large]))
/// }
/// ```
///
/// The references are `Snapshots/FILE/TEST/CELL.png` beside the test's file, each with its layout as JSON. Missing ones
/// are written, but for a machine whose environment has `CI`; `GALLEY_RECORD=all|failed|missing|never` says otherwise.
/// A failure tells each cause once, in words, and where expected, actual and difference are: in the folder that
/// `GALLEY_FAILURES` names, else among the temporary files. Swift Testing attaches them too.
///
/// - Parameters:
///   - content: makes the view, or the controller that has it; called anew for each cell.
///   - matrix: languages, text sizes, devices, orientations and appearances; one cell on an iPhone 17 unless given.
///   - size: how large the view is.
///   - name: tells apart what one test asserts of several views, or a test for each of its arguments.
///   - record: which references are written; as the environment has it unless given.
///   - rules: what does not count.
///   - references: the folder of the references; a relative path begins in the test file's folder.
/// - Returns: the results, for tests that want to know more.
@discardableResult
public func assertSnapshots(
  of content: @autoclosure () throws -> any SceneContent, matrix: MatrixChoices = MatrixChoices(),
  size: SceneSize = .screen, named name: String? = nil, record: RecordMode? = nil,
  rules: VerificationRules = VerificationRules(), references: String = "Snapshots", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> VerificationRun {
  assertSnapshots(
    matrix: matrix, size: size, named: name, record: record, rules: rules, references: references, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column
  ) { _ in try content() }
}

/// Asserts that views look as their references do, made for the traits of each cell.
///
/// ```swift
/// assertSnapshots(matrix: .init(locales: ["en", "de"]), size: .width(320)) { traits in
///   PriceView(price, locale: traits.locale)
/// }
/// ```
///
/// - Parameter build: makes the view, or the controller that has it, for a language, a text size and an appearance.
///
/// The other parameters are those of
/// ``assertSnapshots(of:matrix:size:named:record:rules:references:fileID:filePath:testName:line:column:)``.
@discardableResult
public func assertSnapshots(
  matrix: MatrixChoices = MatrixChoices(), size: SceneSize = .screen, named name: String? = nil,
  record: RecordMode? = nil, rules: VerificationRules = VerificationRules(), references: String = "Snapshots",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, of build: (TraitCollection) throws -> any SceneContent
) -> VerificationRun {
  withoutActuallyEscaping(build) { build in
    let test = testName.prefix { $0 != "(" }
    let scene = SwiftScene(
      document: URL(filePath: "\(filePath)").deletingPathExtension().lastPathComponent,
      name: name.map { "\(test) \($0)" } ?? String(test), size: size, canvas: .iPhone17,
      cells: matrix.matrix.cells(localesAtHand: []), build: build)
    return SnapshotAssertion(
      test: RunningTest(fileID: fileID, filePath: filePath, line: line, column: column), record: record, rules: rules,
      references: references
    ).run([scene])
  }
}

/// Asserts that scenes of a catalog look as their references do: those that the catalog's own tool writes too.
///
/// ```swift
/// @Test func catalog() { assertSnapshots(of: shop, references: "../../Snapshots") }
/// ```
///
/// - Parameters:
///   - catalog: the catalog.
///   - scenes: the names of the only scenes to assert; all unless given.
///   - matrix: what is chosen otherwise than in the catalog.
///
/// The other parameters are those of
/// ``assertSnapshots(of:matrix:size:named:record:rules:references:fileID:filePath:testName:line:column:)``.
@discardableResult
public func assertSnapshots(
  of catalog: Catalog, scenes: [String]? = nil, matrix: MatrixChoices = MatrixChoices(), record: RecordMode? = nil,
  rules: VerificationRules = VerificationRules(), references: String = "Snapshots", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> VerificationRun {
  let asserted = catalog.scenes.filter { scenes?.contains($0.name) ?? true }
  return SnapshotAssertion(
    test: RunningTest(fileID: fileID, filePath: filePath, line: line, column: column), record: record, rules: rules,
    references: references
  ).run(asserted.map { SwiftScene($0, of: catalog, choices: matrix) })
}
