import Digests

/// Decides which requests are answered: those of the reviewer's own page, and of programs that know the token.
struct AccessRules: Sendable {
  let port: Int
  /// The token at the end of the page's address. Requests that change something must contain it.
  let token: Secret
  /// The value of the cookie with which the browser loads pictures and data. Browsers send cookies to every port of a
  /// host, so it allows nothing else.
  let pass: Secret

  /// The cookie's name, which contains the port because other reports may be served on other ports of the same host.
  private var cookie: String { "galley-review-\(port)" }

  /// The header that sets the cookie, which browsers do not send for other sites.
  var cookieHeader: SiteHeader {
    SiteHeader(name: "Set-Cookie", value: "\(cookie)=\(pass.text); Path=/; HttpOnly; SameSite=Strict")
  }

  /// Refuses requests that a browser sends for another site: those with a host name other than the server's (DNS
  /// rebinding), and those from other origins.
  func checkSender(of request: SiteRequest) throws(Refusal) {
    let hosts = request.values(of: "host")
    guard hosts.count == 1, ownHosts.contains(hosts[0].lowercased()) else {
      throw Refusal(status: .forbidden, message: "The Host header does not name this server.")
    }
    let origins = request.values(of: "origin")
    guard origins.isEmpty || origins == ["http://\(hosts[0].lowercased())"] else {
      throw Refusal(status: .forbidden, message: "The Origin header names another site.")
    }
  }

  /// Refuses the page unless its address contains the token.
  func checkToken(_ text: String?) throws(Refusal) {
    guard let text, token.matches(text) else {
      throw Refusal(status: .forbidden, message: "The token is wrong. Use the address that galley review printed.")
    }
  }

  /// Refuses decisions unless their head has the token: `Authorization: Bearer TOKEN` (RFC 6750, 2.1).
  func checkBearer(of request: SiteRequest) throws(Refusal) {
    let values = request.values(of: "authorization")
    try checkToken(values.count == 1 && values[0].hasPrefix("Bearer ") ? String(values[0].dropFirst(7)) : nil)
  }

  /// Refuses pictures and data unless the page asks for them, or a program that knows the token.
  func checkReader(of request: SiteRequest, at target: RequestTarget) throws(Refusal) {
    if let text = target.value(of: "token"), token.matches(text) { return }
    // Pages on other ports of the host count as the same site, but as another origin (Fetch Metadata, 2.3).
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

/// A random text that nobody can guess.
struct Secret: Sendable {
  /// 256 bits from the system's generator, as 64 hexadecimal digits.
  let text: String

  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<4).map { _ in (generator.next() as UInt64).sixteenDigits }.joined()
  }

  /// Returns whether a text is the secret, in a time that does not depend on how much of it is right.
  func matches(_ text: String) -> Bool {
    let (own, other) = (Array(self.text.utf8), Array(text.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
