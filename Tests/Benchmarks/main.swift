import Foundation

do throws(Usage.Failure) {
  try Usage(Array(CommandLine.arguments.dropFirst())).run()
} catch {
  FileHandle.standardError.write(Data("galley-benchmarks: \(error.message)\n\(Usage.text)\n".utf8))
  exit(2)
}
