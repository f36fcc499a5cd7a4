/// What CoreFoundation takes for the type of an object: the first stored property of each class whose objects are
/// values of attributed strings.
///
/// Where two runs of an attributed string meet, Foundation on Linux compares their attributes with `CFEqual`. It reads
/// bits 8 to 17 of an object's first stored property as a CoreFoundation type, and ends the process if they are 0, as
/// in many numbers and in one pointer of a thousand. Source: `__CFGenericTypeID` and `_CFIsSwift` in `CFRuntime.c` of
/// swift-corelibs-foundation 6.3.
struct CFTypeMark {
  private let bits: UInt64 = 1 << 8
}
