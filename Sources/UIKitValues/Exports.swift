@_exported import Foundation
// On Linux, what an app's `import Foundation` has of requests and sessions is a module of its own.
@_exported import FoundationNetworking
