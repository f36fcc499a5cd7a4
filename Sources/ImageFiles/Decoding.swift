internal import CImageFiles
import Foundation
import Graphics

/// Reads files with the libraries, within limits.
///
/// In a process with a ``ReaderProcess``, such as a worker of a run, a file can neither crash the process nor use up
/// its memory. Other programs, such as tests, read it on a thread of its own.
enum Decoding {
  /// What a library has made of a file.
  struct Answer: Sendable {
    var result: galley_file_result
    /// The pixels row by row, each `0xAARRGGBB` with premultiplied alpha; none if the file could not be read.
    var pixels: [UInt32]

    fileprivate init(_ result: galley_file_result) {
      defer { free(result.pixels) }
      self.result = result
      self.result.pixels = nil
      let count = result.pixels == nil ? 0 : Int(result.pixel_width) * Int(result.pixel_height)
      pixels = Array(UnsafeBufferPointer(start: result.pixels, count: count))
    }

    func pixmap(scale: Double) -> Pixmap {
      Pixmap(width: Int(result.pixel_width), height: Int(result.pixel_height), scale: scale, pixels: pixels)
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The name of a bitmap's format, or the identifier of an SVG file's element.
  ///   - complete: Sets the rest of the request.
  static func read(
    _ format: galley_file_format, _ bytes: [UInt8], text: String? = nil,
    _ complete: @escaping @Sendable (inout galley_file_request) -> Void
  ) throws(ImageFileError) -> Answer {
    let read: @Sendable ((inout galley_file_request) -> galley_file_result) -> Answer = { call in
      let text = text.map { Array($0.utf8CString) } ?? []
      return bytes.withUnsafeBufferPointer { bytes in
        text.withUnsafeBufferPointer { text in
          var request = galley_file_request()
          (request.format, request.bytes, request.count) = (format, bytes.baseAddress, bytes.count)
          let name = text.isEmpty ? nil : text.baseAddress
          (request.type, request.target.element) = (name, name)
          complete(&request)
          return Answer(call(&request))
        }
      }
    }
    if ReaderProcess.isUsed { return DecodingThread.alone { read { galley_read_file_by_reader(&$0) } } }
    return try DecodingThread.run { read { galley_read_file(&$0) } }
  }
}
