import UIKit

extension SnapshotTestingConfiguration {
  /// How the two files of a failure are shown in its message: a command to run, or their paths.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.tool = tool
    }

    /// Creates the tool whose command takes two paths.
    public init(stringLiteral command: StringLiteralType) { self.init { "\(command) \"\($0)\" \"\($1)\"" } }

    /// The addresses of the two files.
    public static let `default` = DiffTool { "@\u{2212}\n\"file://\($0)\"\n@+\n\"file://\($1)\"" }
    /// Kaleidoscope.
    public static let ksdiff = DiffTool("ksdiff")

    /// Returns the text for two files.
    ///
    /// - Parameters:
    ///   - currentFilePath: The reference.
    ///   - failedFilePath: The snapshot that differs from it.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}
