import CombineFace
import Testing
import UIKit

@Suite("Publishers")
final class CombineTests {
  private final class Model: ObservableObject {
    @Published var count = 1
    @Published var name = "a"
  }
  private enum Failed: Error { case once }

  private var subscriptions: Set<AnyCancellable> = []
  private var values: [Int] = []
  private var ends = 0

  private func take(_ publisher: some Publisher<Int, Never>) {
    publisher.sink { [weak self] _ in
      self?.ends += 1
    } receiveValue: { [weak self] in
      self?.values.append($0)
    }
    .store(in: &subscriptions)
  }

  @Test("A published property delivers its value, and each later one before it changes")
  func published() {
    let model = Model()
    var before: [Int] = []
    model.$count.sink { [unowned model] _ in before.append(model.count) }.store(in: &subscriptions)
    take(model.$count)
    model.count = 2
    model.count += 3
    #expect(values == [1, 2, 5])
    #expect(before == [1, 1, 2])
    #expect(model.count == 5)
  }

  @Test("An observable object tells of changes of all its published properties")
  func observable() {
    let model = Model()
    take(model.objectWillChange.map { 0 })
    model.count = 2
    model.name = "b"
    #expect(values == [0, 0])
  }

  @Test("A property follows a publisher, and an object's property too")
  func assigns() {
    let (model, label, subject) = (Model(), UILabel(), PassthroughSubject<Int, Never>())
    subject.assign(to: &model.$count)
    subject.map { "\($0)" }.assign(to: \.text, on: label).store(in: &subscriptions)
    subject.send(7)
    #expect(model.count == 7)
    #expect(label.text == "7")
  }

  @Test("Subjects deliver until the subscription is cancelled or released, or the subject has ended")
  func subjects() {
    let (subject, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(1))
    subject.send(0)
    take(subject)
    take(current)
    subject.send(2)
    current.value = 3
    #expect(values == [1, 2, 3])
    subject.send(completion: .finished)
    subject.send(9)
    #expect(ends == 1)
    subscriptions = []
    current.send(8)
    #expect(current.value == 8)
    #expect(values == [1, 2, 3])
  }

  @Test("Operators on values")
  func operators() {
    let source = [1, 1, 2, 3, 4].publisher
    take(source.removeDuplicates().filter { $0 != 3 }.map { $0 * 10 })
    #expect(values == [10, 20, 40])
    #expect(ends == 1)
    values = []
    take(source.compactMap { $0 > 2 ? $0 : nil }.scan(0, +).prepend(5))
    #expect(values == [5, 3, 7])
    values = []
    take(source.dropFirst(2).first())
    #expect(values == [2])
    values = []
    take(source.collect().map(\.count))
    #expect(values == [5])
  }

  @Test("Schedulers and delays deliver at once")
  func schedulers() {
    let subject = PassthroughSubject<Int, Never>()
    take(
      subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .throttle(for: 0.5, scheduler: RunLoop.main, latest: true).receive(on: DispatchQueue.main))
    subject.send(1)
    #expect(values == [1])
  }

  @Test("The latest values of several publishers come together")
  func combines() {
    let (one, two) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<Int, Never>())
    take(one.combineLatest(two).map { $0 * 10 + $1 })
    one.send(2)
    two.send(3)
    one.send(4)
    #expect(values == [23, 43])
    values = []
    take(Publishers.CombineLatest(one, two).map { $0 + $1 })
    two.send(1)
    #expect(values.suffix(1) == [5])
  }

  @Test("Merged publishers end with the last, zipped ones pair their values")
  func merges() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    take(one.merge(with: two))
    one.send(1)
    two.send(2)
    one.send(completion: .finished)
    #expect(ends == 0)
    two.send(completion: .finished)
    #expect(values == [1, 2])
    #expect(ends == 1)
    values = []
    take([1, 2, 3].publisher.zip([10, 20].publisher).map { $0 + $1 })
    #expect(values == [11, 22])
  }

  @Test("A publisher for each value, or only for the latest")
  func flattens() {
    let (outer, first, second) = (
      PassthroughSubject<PassthroughSubject<Int, Never>, Never>(), PassthroughSubject<Int, Never>(),
      PassthroughSubject<Int, Never>()
    )
    take(outer.switchToLatest())
    take(outer.flatMap { $0 }.map { -$0 })
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(values == [1, -1, -2, 3, -3])
  }

  @Test("An error ends a publisher, or is replaced")
  func errors() {
    let failing = PassthroughSubject<Int, Failed>()
    take(failing.replaceError(with: -1))
    failing.send(1)
    failing.send(completion: .failure(.once))
    failing.send(2)
    #expect(values == [1, -1])
    values = []
    take([1, 2].publisher.tryMap { if $0 == 2 { throw Failed.once } else { $0 } }.catch { _ in Just(5) })
    #expect(values == [1, 5])
    take(Fail<Int, Failed>(error: .once).catch { _ in Empty() })
    #expect(values == [1, 5])
  }

  @Test("A future keeps its result for those who come later")
  func futures() {
    var promise: ((Result<Int, Never>) -> Void)?
    let future = Future<Int, Never> { promise = $0 }
    take(future)
    #expect(values.isEmpty)
    promise?(.success(4))
    promise?(.success(5))
    take(future)
    #expect(values == [4, 4])
    #expect(ends == 2)
  }

  @Test("Notifications are delivered")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("CombineTests"))
    take(center.publisher(for: name).map { $0.userInfo?["value"] as? Int ?? 0 })
    center.post(name: name, object: nil, userInfo: ["value": 6])
    subscriptions = []
    center.post(name: name, object: nil, userInfo: ["value": 7])
    #expect(values == [6])
  }

  @Test("A request fails at once")
  func requests() throws {
    var code: URLError.Code?
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    URLSession.shared.dataTaskPublisher(for: url).map(\.data).sink {
      if case .failure(let error) = $0 { code = error.code }
    } receiveValue: { _ in
    }.store(in: &subscriptions)
    #expect(code == .notConnectedToInternet)
  }
}
