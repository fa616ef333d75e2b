import History
import NoteVocabulary
import Testing

@Suite struct `The present of a note` {
  private let note = NoteID(bytes: Array(1...16))

  private func revision(
    _ field: Field, _ value: Value, after parents: [Revision] = [], seeing seen: [Revision] = [],
    at time: Int64, why reason: Version.Reason = .edit
  ) -> Revision {
    Revision(
      Version(
        of: field, in: note, to: value, after: parents.map(\.version.id),
        seen: seen.map(\.version.id), at: Stamp(at: Moment(milliseconds: time)),
        by: .source("test"), why: reason),
      value)
  }

  @Test func `does not depend on the order of arrival`() {
    let text = revision(.text, .text("fig"), at: 1)
    let tagged = revision(.tag("fruit"), .truth(true), at: 2)
    let untagged = revision(.tag("fruit"), .truth(false), after: [tagged], at: 3)
    let folder = revision(.folder, .text("kitchen"), at: 4)
    let all = [text, tagged, untagged, folder]
    for turn in all.indices {
      let turned = Array(all[turn...] + all[..<turn])
      #expect(Present(of: turned) == Present(of: all))
    }
    #expect(Present(of: all).tags == [])
    #expect(Present(of: all).folder == "kitchen")
  }

  @Test func `has a tag where one copy set it and another took it away`() {
    let set = revision(.tag("fruit"), .truth(true), at: 1)
    let taken = revision(.tag("fruit"), .truth(false), after: [set], at: 2)
    let again = revision(.tag("fruit"), .truth(true), after: [set], at: 3)
    #expect(Present(of: [set, taken, again]).tags == ["fruit"])
  }

  @Test func `is in the trash when whoever put it there had seen the text`() {
    let text = revision(.text, .text("fig"), at: 1)
    let trash = revision(.state, .text("trash"), seeing: [text], at: 2)
    #expect(Present(of: [text, trash]).trashed?.milliseconds == 2)
    let live = revision(.state, .text("live"), after: [trash], seeing: [text], at: 3)
    #expect(Present(of: [text, trash, live]).trashed == nil)
  }

  @Test func `is not in the trash when the text was edited elsewhere`() {
    let text = revision(.text, .text("fig"), at: 1)
    let edit = revision(.text, .text("figs"), after: [text], at: 2)
    let trash = revision(.state, .text("trash"), seeing: [text], at: 3)
    #expect(Present(of: [text, edit, trash]).trashed == nil)
  }

  @Test func `counts as modified by edits alone`() {
    let text = revision(.text, .text("fig"), at: 1000)
    let folder = revision(.folder, .text("kitchen"), at: 2000)
    let tags = revision(.text, .text("#fig"), after: [text], at: 3000, why: .tags)
    #expect(Present(of: [text, folder, tags]).modified.milliseconds == 1000)
    let outside = revision(.text, .text("figs"), after: [tags], at: 4000, why: .outside)
    #expect(Present(of: [text, folder, tags, outside]).modified.milliseconds == 4000)
  }

  @Test func `was created when an import says so`() {
    let text = revision(.text, .text("fig"), at: 1000, why: .imported)
    #expect(Present(of: [text]).created.milliseconds == 1000)
    let created = revision(.meta("created"), .text("2001-02-03"), at: 2000)
    #expect(Present(of: [text, created]).created.utc == "2001-02-03T00:00:00Z")
  }

  @Test func `knows what a reader wished of a prompt`() throws {
    let key = try #require(ContentID(Array(1...16)))
    let suspended = revision(.prompt(key, .suspended), .truth(true), at: 1)
    #expect(Present(of: [suspended]).wish(.suspended, for: key) == .truth(true))
    let taken = revision(.prompt(key, .suspended), .truth(false), after: [suspended], at: 2)
    #expect(Present(of: [suspended, taken]).wish(.suspended, for: key) == nil)
  }
}
