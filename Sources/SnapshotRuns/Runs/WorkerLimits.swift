import Files

/// What a worker process can use, so that what it reads can do little harm.
enum WorkerLimits {
  /// The largest run known needs a tenth of the memory. A unit of work has a few dozen files open at most.
  static let resources = ResourceLimits(memory: 2 << 30, openFiles: 512, fileSize: 1 << 30)

  /// Confines this process to the files of a job.
  static func confine(to job: some SceneJob) throws(WorkerFailure) {
    let setting = job.setting
    let sandbox = Sandbox(
      readablePaths: [setting.paths.root] + setting.inputs + setting.fonts + [setting.data.folder] + job.readFolders,
      writableFolders: job.writtenFolders)
    do throws(SandboxError) {
      try sandbox.enter()
    } catch {
      throw WorkerFailure(error.description)
    }
  }
}
