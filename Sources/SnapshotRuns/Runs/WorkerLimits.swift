import Digests
import Files
import ImageFiles

/// What a worker process can use, so that what it reads can do little harm.
package enum WorkerLimits {
  /// The largest run known needs a tenth of the memory. A unit of work has a few dozen files open at most.
  package static let resources = ResourceLimits(memory: 2 << 30, openFiles: 512, fileSize: 1 << 30)

  /// Confines this process to the files of a run: those within its bounds or, if it has none, those of the setting.
  ///
  /// - Parameters:
  ///   - folders: Further folders to read in a process without bounds.
  ///   - written: The folders to write to.
  package static func confine(
    to setting: RunSetting, reading folders: [String] = [], writing written: [String] = []
  ) throws(WorkerFailure) {
    let own = [setting.paths.root] + setting.inputs + setting.fonts + [setting.data.folder] + folders
    // What is read of the libraries says whether results of other builds can be used.
    let sandbox = Sandbox(
      readablePaths: (FileBounds.current?.paths ?? own) + LoadedCode.files, writableFolders: written)
    do throws(SandboxError) {
      try sandbox.enter()
    } catch {
      throw WorkerFailure(error.description)
    }
  }

  /// Starts the process that reads pictures for this one. A process that is confined has no other way to read them.
  package static func startReader(isConfined: Bool) throws(WorkerFailure) {
    let isStarted: Bool
    do throws(SystemError) {
      isStarted = try ReaderProcess.start()
    } catch {
      throw WorkerFailure("no process can be started that reads pictures: \(error)")
    }
    if isConfined, !isStarted {
      throw WorkerFailure("the process cannot be confined: it has threads before its work begins")
    }
  }
}
