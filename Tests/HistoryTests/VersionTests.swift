import History
import NoteVocabulary
import Testing

@Suite struct `A version` {
  private let note = NoteID(bytes: Array(1...16))
  private let author = AuthorID.source("test")

  private func version(
    _ field: Field = .text, _ value: Value = .text("fig"), after parents: [Version] = [],
    at time: Int64 = 1, why reason: Version.Reason = .edit
  ) -> Version {
    Version(
      of: field, in: note, to: value, after: parents.map(\.id), at: Stamp(bits: time), by: author,
      why: reason)
  }

  @Test func `has the name of what it says`() {
    #expect(version().id == version().id)
    let others = [
      version(.folder), version(.text, .text("plum")), version(.text, .nothing),
      version(at: 2), version(why: .outside), version(after: [version(at: 0)]),
    ]
    #expect(Set((others + [version()]).map(\.id)).count == others.count + 1)
  }

  @Test func `has this name for ever`() {
    #expect(version().id.digits == "a5c46411c06cd43f87d35f4e7bd06bd3")
  }

  @Test func `is named by the hash of its value, which outlives the value`() {
    #expect(version().id(ofValueHashed: Value.text("fig").hash) == version().id)
    #expect(version().id(ofValueHashed: Value.text("plum").hash) != version().id)
  }

  @Test func `keeps a reason that only later programs know`() {
    let reason = Version.Reason(rawValue: "dictated")
    #expect(version(why: reason).reason == reason)
    #expect(version(why: reason).id != version().id)
  }

  @Test func `has one name whatever the order of its parents`() {
    let one = version(at: 1)
    let two = version(at: 2)
    #expect(version(after: [one, two], at: 3) == version(after: [two, one], at: 3))
  }

  @Test func `is a head until another replaces it`() {
    let root = version(at: 1)
    let left = version(.text, .text("left"), after: [root], at: 3)
    let right = version(.text, .text("right"), after: [root], at: 2)
    #expect([left, root, right].heads == [right, left])
    let merged = version(.text, .text("both"), after: [left, right], at: 4)
    #expect([merged, left, root, right].heads == [merged])
  }
}

@Suite struct `A stamp` {
  @Test func `grows, also when the clock is set back`() {
    let now = Stamp(at: Moment(milliseconds: 1000))
    #expect(now.moment.milliseconds == 1000)
    let next = now.next(at: Moment(milliseconds: 10))
    #expect(next > now)
    #expect(next.moment == now.moment)
    #expect(next.next(at: Moment(milliseconds: 2000)).moment.milliseconds == 2000)
  }

  @Test(arguments: [Int64.min, -1, Int64.max])
  func `is within bounds for every time`(milliseconds: Int64) {
    #expect(Stamp(at: Moment(milliseconds: milliseconds)).bits >= 0)
  }
}
