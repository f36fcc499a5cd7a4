/// Who is answered: the reviewer's own page, and programs that know the token.
struct AccessRules: Sendable {
  /// The port that the server listens on.
  let port: Int
  /// What the address of the page ends with. Who changes something has to send it.
  let token: Secret
  /// What the page's browser sends for pictures and data. Cookies go to every port of a host: it opens nothing else.
  let pass: Secret

  /// The cookie's name: other reports are served on other ports of the same host.
  private var cookie: String { "galley-review-\(port)" }

  /// The cookie that lets a browser have the pictures; other sites cannot have it sent.
  var cookieHeader: SiteHeader {
    SiteHeader(name: "Set-Cookie", value: "\(cookie)=\(pass.text); Path=/; HttpOnly; SameSite=Strict")
  }

  /// Refuses what a browser sends for another site: names that lead here by a trick of DNS, and other origins.
  func checkSender(of request: SiteRequest) throws(Refusal) {
    let hosts = request.values(of: "host")
    guard hosts.count == 1, ownHosts.contains(hosts[0].lowercased()) else {
      throw Refusal(status: .forbidden, message: "The Host is not this server's.")
    }
    let origins = request.values(of: "origin")
    guard origins.isEmpty || origins == ["http://\(hosts[0].lowercased())"] else {
      throw Refusal(status: .forbidden, message: "The Origin is not this server's.")
    }
  }

  /// Refuses the page to who does not know its whole address.
  func checkToken(_ text: String?) throws(Refusal) {
    guard let text, token.matches(text) else {
      throw Refusal(status: .forbidden, message: "The token is not right. The address is what galley review printed.")
    }
  }

  /// Refuses pictures and data to all but the page, and programs that know the token.
  func checkReader(of request: SiteRequest, at target: RequestTarget) throws(Refusal) {
    if let text = target.value(of: "token"), token.matches(text) { return }
    // Pages of other ports of the host count as the same site, and as another origin (Fetch Metadata, 2.3).
    let sites = request.values(of: "sec-fetch-site")
    guard sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }), hasPass(request) else {
      throw Refusal(status: .forbidden, message: "Open the address that galley review printed.")
    }
  }

  private var ownHosts: [String] {
    ["127.0.0.1", "localhost"].flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
  }

  private func hasPass(_ request: SiteRequest) -> Bool {
    request.values(of: "cookie").flatMap { $0.split(separator: ";") }.contains { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " } }
      return parts.count == 2 && parts[0] == cookie && pass.matches(String(parts[1]))
    }
  }
}

/// Digits that nobody can guess.
struct Secret: Sendable {
  /// 64 hexadecimal digits: 256 bits of the system's generator.
  let text: String

  /// Makes a secret.
  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<4).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether a text is the secret; how long that takes does not tell how much of it is right.
  func matches(_ text: String) -> Bool {
    let (own, other) = (Array(self.text.utf8), Array(text.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
