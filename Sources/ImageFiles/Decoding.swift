internal import CImageFiles

/// Reads files with the libraries, within limits.
///
/// Workers of a run have one thread. They read each file in a child process, so that a file can neither crash them nor
/// use up their memory. Other programs, such as tests, read it on a thread of its own.
enum Decoding {
  typealias Answer = (result: galley_file_result, pixels: [UInt32])

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The name of a bitmap's format, or the identifier of an SVG file's element.
  ///   - size: The size in pixels to paint a drawing with, or `nil` to determine its own size only.
  ///   - complete: Sets the rest of the request.
  static func read(
    _ format: galley_file_format, _ bytes: [UInt8], text: String? = nil, size: (width: Int, height: Int)? = nil,
    _ complete: @escaping @Sendable (inout galley_file_request) -> Void
  ) throws(ImageFileError) -> Answer {
    let read: @Sendable ((inout galley_file_request) -> galley_file_result) -> Answer = { call in
      var pixels = [UInt32](repeating: 0, count: size.map { $0.width * $0.height } ?? 0)
      let text = text.map { Array($0.utf8CString) } ?? []
      let result = pixels.withUnsafeMutableBufferPointer { pixels in
        bytes.withUnsafeBufferPointer { bytes in
          text.withUnsafeBufferPointer { text in
            var request = galley_file_request()
            (request.format, request.bytes, request.count) = (format, bytes.baseAddress, bytes.count)
            (request.target.width, request.target.height) = (Int32(size?.width ?? 0), Int32(size?.height ?? 0))
            request.target.pixels = size == nil ? nil : pixels.baseAddress
            let name = text.isEmpty ? nil : text.baseAddress
            (request.type, request.target.element) = (name, name)
            complete(&request)
            return call(&request)
          }
        }
      }
      return (result, pixels)
    }
    let answer = DecodingThread.alone {
      galley_can_read_in_child()
        ? read { galley_read_file_in_child(&$0, ImageFileLimits.seconds, ImageFileLimits.memory) } : nil
    }
    if let answer { return answer }
    return try DecodingThread.run { read { galley_read_file(&$0) } }
  }
}
