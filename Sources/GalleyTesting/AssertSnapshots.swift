import Foundation
import Galley
import SnapshotRuns

/// Asserts that a view looks like its references, in every cell of a matrix.
///
/// ```swift
/// @Test func profile() {
///   assertSnapshots(of: ProfileView(.sample), matrix: .init(locales: ["en", "ar"], typeSizes: [.large]))
/// }
/// ```
///
/// The references are `Snapshots/FILE/TEST/CELL.png` beside the test's file, each with its layout as JSON. Missing
/// references are written, unless the environment variable `CI` is set. `GALLEY_RECORD` overrides that with `all`,
/// `failed`, `missing` or `never`. A failure names each cause once, in words, and the paths of the expected picture,
/// the actual picture and the difference. They are in the folder that `GALLEY_FAILURES` names, or among the temporary
/// files. Swift Testing also attaches them.
///
/// - Parameters:
///   - content: Makes the view or its controller. It is called for each cell.
///   - matrix: The languages, text sizes, devices, orientations and appearances; by default, one cell on an iPhone 17.
///   - size: The view's size.
///   - showsChrome: Whether a view that fills the screen has the device's status bar, sensor housing and home
///     indicator, or `nil` if it does only on a device that the matrix names.
///   - name: A name that distinguishes several views in one test, or the arguments of a test.
///   - record: The references to write, or `nil` for the environment's choice.
///   - rules: The differences that do not count.
///   - references: The folder of the references, relative to that of the test's file.
///   - fileID: The file of the assertion, which the compiler supplies like the next four arguments.
///   - filePath: The path of the file.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: The results.
@discardableResult
public func assertSnapshots(
  of content: @autoclosure () throws -> any SceneContent, matrix: MatrixChoices = MatrixChoices(),
  size: SceneSize = .screen, showsChrome: Bool? = nil, named name: String? = nil, record: RecordMode? = nil,
  rules: VerificationRules = VerificationRules(), references: String = "Snapshots", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> VerificationRun {
  assertSnapshots(
    matrix: matrix, size: size, showsChrome: showsChrome, named: name, record: record, rules: rules,
    references: references, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column
  ) { _ in try content() }
}

/// Asserts that a view looks like its references, with a closure that makes the view for the traits of each cell.
///
/// ```swift
/// assertSnapshots(matrix: .init(locales: ["en", "de"]), size: .width(320)) { traits in
///   PriceView(price, locale: traits.locale)
/// }
/// ```
///
/// The closure makes the view or its controller for a language, a text size and an appearance. The other parameters are
/// those of
/// ``assertSnapshots(of:matrix:size:showsChrome:named:record:rules:references:fileID:filePath:testName:line:column:)``.
@discardableResult
public func assertSnapshots(
  matrix: MatrixChoices = MatrixChoices(), size: SceneSize = .screen, showsChrome: Bool? = nil,
  named name: String? = nil, record: RecordMode? = nil, rules: VerificationRules = VerificationRules(),
  references: String = "Snapshots",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, of build: (TraitCollection) throws -> any SceneContent
) -> VerificationRun {
  withoutActuallyEscaping(build) { build in
    let test = testName.prefix { $0 != "(" }
    let scene = SwiftScene(
      document: URL(filePath: "\(filePath)").deletingPathExtension().lastPathComponent,
      name: name.map { "\(test) \($0)" } ?? String(test), size: size, canvas: .iPhone17,
      showsChrome: showsChrome, cells: matrix.matrix.cells(localesAtHand: []), build: build)
    return SnapshotAssertion(
      test: RunningTest(fileID: fileID, filePath: filePath, line: line, column: column), record: record, rules: rules,
      references: references
    ).run([scene])
  }
}

/// Asserts that the scenes of a catalog look like their references, the same ones that the catalog's own tool writes.
///
/// ```swift
/// @Test func catalog() { assertSnapshots(of: shop, references: "../../Snapshots") }
/// ```
///
/// Without names of scenes, it asserts all scenes. The choices of `matrix` override those of the catalog. The other
/// parameters are those of
/// ``assertSnapshots(of:matrix:size:showsChrome:named:record:rules:references:fileID:filePath:testName:line:column:)``.
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
