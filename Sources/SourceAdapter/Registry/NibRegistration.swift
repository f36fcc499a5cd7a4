#if UIKitAdapter
/// What the file that registers a module's classes calls, and the code that it calls.
struct NibRegistration: Sendable {
  /// The expression of the value to register, as `SettingsCell.nibClassOfSettingsCell`.
  let reference: String
  /// The extension that declares the value. It is in the class's own file, so that it reaches private members.
  let declaration: String
}

/// The text of `AdaptedClasses.swift`.
enum RegistryFile {
  static func text(of registrations: [NibRegistration]) -> String {
    let calls = registrations.map { "    UINibClasses.register(\($0.reference))\n" }
    return """
      import UIKit

      /// The module's classes, for documents that name them.
      public enum AdaptedClasses {
        /// Lets documents use the module's classes. Call it once, before the first document is loaded.
        public static func register() {
      \(calls.joined())  }
      }

      """
  }
}
#endif
