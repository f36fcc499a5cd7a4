import Foundation

/// A letter with the key of its subject.
struct Letter {
  let sender: String
  let subject: String

  static let all = [
    Letter(sender: "Ada Lindgren", subject: "invitation"), Letter(sender: "Jonas Weber", subject: "invoice"),
    Letter(sender: "Noor Haddad", subject: "greetings"),
  ]

  var localizedSubject: String { NSLocalizedString(subject, bundle: .module, comment: "") }
}
