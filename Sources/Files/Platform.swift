// The only file of Galley that knows which C library the platform has. The import is re-exported so that the other
// files of this module, and the few callers of a plain C function such as `memcmp` or `exit`, need no conditional
// import.

#if canImport(Glibc)
  @preconcurrency @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
