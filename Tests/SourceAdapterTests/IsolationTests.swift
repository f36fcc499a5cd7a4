#if UIKitAdapter
import Testing

@testable import SourceAdapter

@Suite("Isolation to the main actor")
struct IsolationTests {
  @Test("Declarations and types of functions leave the main actor")
  func dropsIsolation() {
    #expect(adaptedLine("@MainActor class A {}") == "           class A {}")
    #expect(
      adaptedLine("func f(_ body: @escaping @MainActor () -> Void) {}")
        == "func f(_ body: @escaping            () -> Void) {}")
    #expect(adaptedLine("class A { nonisolated func f() {} }") == "class A {             func f() {} }")
  }

  @Test("An actor's members keep what frees them from it")
  func keepsActors() {
    let text = "actor A { nonisolated func f() {} }"
    #expect(adaptedLine(text) == text)
  }

  @Test("Tasks run on the main actor, after the render")
  func bindsTasks() {
    #expect(
      adaptedLine("class A { func f() { Task { g() } } }") == "class A { func f() { Task { @MainActor in g() } } }")
    #expect(
      adaptedLine("class A { func f() { Task { [weak self] in g() } } }")
        == "class A { func f() { Task { @MainActor [weak self] in g() } } }")
    let bound = "class A { func f() { Task { @MainActor in g() } } }"
    #expect(adaptedLine(bound) == bound)
    let detached = "class A { func f() { Task.detached { g() } } }"
    #expect(adaptedLine(detached) == detached)
  }

  @Test("Another closure is bound to no actor, and its signature stays whole")
  func dropsIsolationOfClosures() {
    #expect(adaptedLine("let f = { @MainActor in g() }") == "let f = {               g() }")
    #expect(adaptedLine("let f = { @MainActor x in g(x) }") == "let f = {            x in g(x) }")
  }

  @Test("What assumes the main actor is called where it is")
  func callsAssumed() {
    #expect(
      adaptedLine("MainActor.assumeIsolated { g() }") == "withExtendedLifetime(()) { g() }")
    #expect(adaptedLine("Store.assumeIsolated { g() }") == "Store.assumeIsolated { g() }")
    #expect(adaptedLine("a.MainActor.assumeIsolated { g() }") == "a.MainActor.assumeIsolated { g() }")
  }
}
#endif
