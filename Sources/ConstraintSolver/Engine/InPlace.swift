import Synchronization

/// A member that keeps its owner in one place in memory.
///
/// Structs of many words are otherwise copied to the stack for every call that reads them, which took most of the time
/// of short functions; an atomic has an address, so its owner is passed by reference.
struct InPlace: ~Copyable, Sendable {
  private let address = Atomic<UInt8>(0)
}
