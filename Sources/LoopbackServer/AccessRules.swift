import Digests
import Files

/// Decides which requests are answered: those of the person's own page, and of programs that know the token.
package struct AccessRules: Sendable {
  /// The command that serves the page, such as `review`.
  package let command: String
  package let port: Int
  /// The secrets of the server.
  package let keys: SiteKeys

  package init(command: String, port: Int, keys: SiteKeys) {
    self.command = command
    self.port = port
    self.keys = keys
  }

  /// The cookie's name, which contains the port because other pages may be served on other ports of the same host.
  private var cookie: String { "galley-\(command)-\(port)" }

  /// The header that sets the cookie, which browsers do not send for other sites.
  package var cookieHeader: SiteHeader {
    SiteHeader(name: "Set-Cookie", value: "\(cookie)=\(keys.pass.text); Path=/; HttpOnly; SameSite=Strict")
  }

  /// Refuses requests that a browser sends for another site: those with a host name other than the server's (DNS
  /// rebinding), and those from other origins.
  package func checkSender(of request: SiteRequest) throws(Refusal) {
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
  package func checkToken(_ text: String?) throws(Refusal) {
    guard let text, keys.token.matches(text) else {
      throw Refusal(status: .forbidden, message: "The token is wrong. Use the address that galley \(command) printed.")
    }
  }

  /// Refuses changes unless their head has the token: `Authorization: Bearer TOKEN` (RFC 6750, 2.1).
  package func checkBearer(of request: SiteRequest) throws(Refusal) {
    let values = request.values(of: "authorization")
    try checkToken(values.count == 1 ? values[0].utf8.dropping(prefix: "Bearer ").map(String.init) : nil)
  }

  /// Refuses pictures and data unless the page asks for them, or a program that knows the token.
  package func checkReader(of request: SiteRequest, at target: RequestTarget) throws(Refusal) {
    if let text = target.value(of: "token"), keys.token.matches(text) { return }
    // Pages on other ports of the host count as the same site, but as another origin (Fetch Metadata, 2.3).
    let sites = request.values(of: "sec-fetch-site")
    guard sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }), hasPass(request) else {
      throw Refusal(status: .forbidden, message: "Open the address that galley \(command) printed.")
    }
  }

  /// Returns whether a request is one that only the person's own page can make, or a program that knows the token. A
  /// site may still refuse it.
  func isOwn(_ request: SiteRequest) -> Bool {
    do throws(Refusal) {
      try checkSender(of: request)
      let target = try RequestTarget(request.target)
      if (try? checkBearer(of: request)) == nil { try checkReader(of: request, at: target) }
      return true
    } catch {
      return false
    }
  }

  private var ownHosts: [String] {
    ["127.0.0.1", "localhost"].flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
  }

  private func hasPass(_ request: SiteRequest) -> Bool {
    request.values(of: "cookie").flatMap { $0.utf8.split(separator: ";") }.contains { pair in
      let parts = pair.utf8.split(separator: "=", maxSplits: 1).map {
        Substring($0.utf8.drop { $0 == UInt8(ascii: " ") })
      }
      return parts.count == 2 && parts[0] == cookie && keys.pass.matches(String(parts[1]))
    }
  }
}

/// The secrets of a server, new for each start.
package struct SiteKeys: Sendable {
  /// The token at the end of the page's address. Requests that change something must contain it.
  package let token = Secret()
  /// The value of the cookie with which the browser loads pictures and data. Browsers send cookies to every port of a
  /// host, so it allows nothing else.
  package let pass = Secret()

  package init() {}
}

/// A random text that nobody can guess.
package struct Secret: Sendable {
  /// 256 bits from the system's generator, as 64 hexadecimal digits.
  package let text: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<4).map { _ in (generator.next() as UInt64).sixteenDigits }.joined()
  }

  /// Returns whether a text is the secret, in a time that does not depend on how much of it is right.
  package func matches(_ text: String) -> Bool {
    let (own, other) = (Array(self.text.utf8), Array(text.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
