import Foundation

// Core Foundation's keys of a bundle's information. There are no CFString values here; `key as String` compiles for a
// string too.

public let kCFBundleNameKey = "CFBundleName"
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
public let kCFBundleVersionKey = "CFBundleVersion"
public let kCFBundleExecutableKey = "CFBundleExecutable"
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
