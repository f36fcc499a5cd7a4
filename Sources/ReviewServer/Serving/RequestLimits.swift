import NIOCore
import NIOHTTP1

/// What a request may cost.
enum RequestLimits {
  /// The most bytes of a body: the decisions on 100,000 images, each with its path and digest.
  static let body = 16 << 20

  /// How long a request may take to arrive, and a connection to rest.
  static let arrival = TimeAmount.seconds(10)

  /// How long a connection that is refused is listened to, so that its other end gets to read why.
  static let farewell = TimeAmount.seconds(1)

  /// The address and the headers, in bytes.
  static var head: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 8 << 10
    limits.maxHeaderListSize = 32 << 10
    limits.maxHeaderFieldCount = 64
    return limits
  }
}
