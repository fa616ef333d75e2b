-- A library of notes: plain text with Markdown in it, and everything else that is known of a note.
--
--   A  kept      never changed, never removed: what was written, answered and decided
--   B  local     this file's own state
--   C  derived   what A adds up to; it can be dropped and made again
--
-- To read:   select title, text from note;
--            select title, text from note_words where note_words match 'memory';
--            select note from note_tag where tag = 'books/novels';
-- To write:  insert, update or delete in note, and in note_tag; libnotes takes it up when it next
--            writes, and keeps every text there ever was:
--            insert into note(text) values ('# Walden');

-- A. Kept.

create table note_key(
  -- A, kept. Which number stands for which note in this file. Numbers are local, ids travel.
  n integer primary key, -- the number every other table here uses
  id text not null -- 128 bits; the note 000… holds what belongs to the library as a whole
    check (length(id) = 32 and id not glob '*[^0-9a-f]*')
) strict;

create unique index note_key_id on note_key(id);

create table author(
  -- A, kept. Who wrote: copies of the library, other programs, sources of imports.
  a integer primary key, -- the number every other table here uses
  id blob not null unique -- 16 bytes
) strict;

create table version(
  -- A, kept. One row per change of one field of one note.
  seq integer primary key, -- order of arrival in this file; a parent comes before its child
  id blob not null, -- first 16 bytes of SHA-256 over what the row says
  note integer not null, -- note_key.n
  field text not null, -- text, state, folder, pinned, tag:<name>, meta:<key>, …
  parents blob not null, -- ids, 16 bytes each, of the versions of this field that it replaces
  seen blob not null, -- ids of the versions of the text the writer had seen; where field is state
  time integer not null, -- milliseconds since 1970 * 65536 + counter
  author integer not null, -- author.a
  reason text not null, -- edit, import, outside, tags, undo
  value any, -- what it was set to; null where that is nothing, and for texts that stand elsewhere
  back_of integer, -- where field is text: version.seq of the earlier one whose text back gives
  back any, -- text: the earlier text, in full; blob: how to make it from the text of this version
  hash blob -- SHA-256 of the value, where the value was dropped for good; else null
) strict;

create unique index version_id on version(id);

create index version_note on version(note, field);

create table body(
  -- A, kept. The newest text of each note, in full. Changed in place: a version then keeps the way
  -- back, and the file does not grow by whole texts. The text of a version stands here, or in its
  -- own value, or the back of a later version gives it.
  note integer primary key, -- note_key.n
  head integer not null, -- version.seq whose text this is: the newest that no other replaces
  text text not null -- the note as it is written
) strict;

create table review(
  -- A, kept. One row per answer to a prompt.
  seq integer primary key, -- order of arrival in this file
  id blob not null, -- first 16 bytes of SHA-256 over what the row says
  note integer not null, -- note_key.n
  prompt blob not null, -- the key of the prompt
  time integer not null, -- as in version
  author integer not null, -- author.a
  grade integer not null, -- 1 again, 2 hard, 3 good, 4 easy
  day integer not null, -- the reader's day: days since 1970-01-01, each from 04:00 local time
  took integer not null -- milliseconds
) strict;

create unique index review_id on review(id);

create index review_note on review(note);

create index review_day on review(day);

create table mark(
  -- A, kept. Everything else that travels between copies. Kinds unknown to a program are kept.
  seq integer primary key, -- order of arrival in this file
  id blob not null unique, -- first 16 bytes of SHA-256 over what the row says
  kind text not null, -- undone: the answer or mark with the id in content does not count
  time integer not null, -- as in version
  author integer not null, -- author.a
  content blob not null -- as the kind says
) strict;

create index mark_content on mark(kind, content);

-- B. Local.

create table local(
  -- B, local. This file's own state.
  key text primary key, -- format, library, replica, clock, derivation, session; nonce: what the last
    -- writing drew; counter: how often the file had been written then
  value any -- as the key says
) strict, without rowid;

create table outside_edit(
  -- B, local. What other programs did through the view note, until libnotes takes it up.
  e integer primary key, -- order
  n integer not null, -- note_key.n
  what text not null, -- insert, update, delete
  at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ')) -- when
) strict;

create table command(
  -- B, local. The commands that wrote something, the last 1,000 of them: what undo goes back over.
  c integer primary key, -- order
  time integer not null, -- as in version
  words text not null, -- what the reader typed, shortened
  kind text not null, -- do, undo, redo
  undoes integer, -- command.c that this one took back; where kind is undo or redo
  undone_by integer -- command.c that took this one back
) strict;

create table command_row(
  -- B, local. Which rows a command wrote.
  c integer not null, -- command.c
  kind text not null, -- version, review, mark
  first integer not null, -- the first seq of a row of neighbours
  last integer not null -- the last of them
) strict;

create index command_row_c on command_row(c);

-- C. Derived.

create table item(
  -- C, derived. Everything of a note but its text.
  n integer primary key, -- note_key.n
  title text not null, -- the first heading, else the first line
  folder text, -- its path, or null
  pinned integer not null, -- 0 or 1
  created text not null, -- UTC, 2026-11-20T09:00:00Z
  modified text not null, -- the last change of its text, as created
  trashed text, -- when it was moved to the trash, or null
  text text -- where it is not that in body: several in one, or what another program has just written
) strict;

create index item_modified on item(modified);

create index item_folder on item(folder) where trashed is null;

create index item_pinned on item(modified) where pinned = 1 and trashed is null;

create index item_trashed on item(trashed) where trashed is not null;

create index item_title on item(title collate nocase);

create table conflict(
  -- C, derived. Notes that were changed in several places, in ways that cannot all be had. The newest
  -- text is shown, and all their words are found.
  note integer not null, -- note_key.n
  field text not null, -- text
  heads blob not null, -- ids of the versions, 16 bytes each; the last is the one that is shown
  primary key (note, field)
) strict, without rowid;

create table tag(
  -- C, derived. Every tag in use, and every tag above one.
  t integer primary key, -- the number every other table here uses
  name text not null, -- as the oldest note that has it writes it
  folded text not null unique, -- the same in any case; behind char(1), one another program made up
  parent integer, -- the tag above, or null
  notes integer not null default 0, -- how many notes outside the trash have it or a tag below it
  oldest integer, -- note_key.n of the oldest note that has it or a tag below it
  since text -- when that was created
) strict;

create index tag_oldest on tag(oldest);

create table item_tag(
  -- C, derived. Which note has which tag.
  tag integer not null, -- tag.t
  note integer not null, -- note_key.n
  name text not null, -- as this note writes it
  in_text integer not null, -- 1: it stands in the text of the note
  by_hand integer not null, -- 1: it was set beside the text
  primary key (tag, note)
) strict, without rowid;

create index item_tag_note on item_tag(note);

create table note_branch(
  -- C, derived. The tags of notes outside the trash and all tags above them, so that a tag with all
  -- below it is one range.
  tag integer not null, -- tag.t
  note integer not null, -- note_key.n
  primary key (tag, note)
) strict, without rowid;

create index note_branch_note on note_branch(note);

create table folder(
  -- C, derived. The folders there are.
  name text primary key collate nocase -- its path
) strict, without rowid;

create table book(
  -- C, derived. Notes that are about a book.
  note integer primary key, -- note_key.n
  title text not null, -- of the book
  author text, -- all of them, as one writes them: Ann Radcliffe and Mary Shelley
  year integer, -- of the book
  status text -- want, reading, read, abandoned, or whatever else was written; null if nothing was
) strict;

create index book_status on book(status) where status is not null;

create table prompt(
  -- C, derived. What the notes ask.
  p integer primary key, -- its number here
  note integer not null, -- note_key.n
  key blob not null, -- what names it for ever: 16 bytes of SHA-256
  kind text not null, -- quote, cloze, question
  start integer not null, -- the first of its bytes in the text of the note
  length integer not null, -- how many bytes
  passage integer not null, -- equal for prompts of one note that give each other away
  due integer, -- the day to ask it again; null for one that was never answered
  stability real, -- days until nine of ten such prompts are still known
  difficulty real, -- from 1, easy, to 10
  reviewed integer, -- the day of the last answer
  reviews integer not null, -- how many answers there were
  lapses integer not null, -- how often it was forgotten
  suspended integer not null, -- 1: not asked any more
  buried integer, -- not asked before this day
  flag integer not null -- 1: marked by the reader
) strict;

create unique index prompt_key on prompt(key);

create index prompt_note on prompt(note);

create index prompt_due on prompt(due) where due is not null;

create view note(
  -- What people and other programs read and write.
  id, -- 32 hexadecimal digits; left out when inserting: made up
  title, -- taken from the text
  text, -- Markdown
  folder, -- its path, or null
  pinned, -- 0 or 1
  created, -- UTC, 2026-11-20T09:00:00Z
  modified, -- as created
  trashed -- as created; null outside the trash
) as
  select k.id, i.title, coalesce(i.text, b.text), i.folder, i.pinned, i.created, i.modified, i.trashed
  from item i
  join note_key k on k.n = i.n
  left join body b on b.note = i.n;

create trigger note_insert instead of insert on note begin
  select raise(abort, 'text must be text') where typeof(new.text) in ('null', 'blob');
  select raise(abort, 'a note has at most 16777216 bytes')
    where length(cast(new.text as blob)) > 16777216;
  select raise(abort, 'id must be 32 hexadecimal digits, in lower case, or left out')
    where new.id is not null
      and (typeof(new.id) <> 'text' or length(new.id) <> 32 or new.id glob '*[^0-9a-f]*');
  select raise(abort, 'the note with this id belongs to the library')
    where new.id = '00000000000000000000000000000000';
  select raise(abort, 'a note with this id exists')
    from note_key k join item i on i.n = k.n where k.id = new.id;
  insert into note_key(id)
    select coalesce(new.id, lower(hex(randomblob(16))))
    where not exists (select 1 from note_key where id = new.id);
  insert into item(n, title, folder, pinned, created, modified, trashed, text)
    select
      case when new.id is null then (select max(n) from note_key)
        else (select n from note_key where id = new.id) end,
      trim(substr(new.text, 1, instr(new.text || char(10), char(10)) - 1), '# '), new.folder,
      coalesce(new.pinned, 0), coalesce(new.created, strftime('%Y-%m-%dT%H:%M:%SZ')),
      coalesce(new.modified, strftime('%Y-%m-%dT%H:%M:%SZ')), new.trashed, new.text;
  insert into outside_edit(n, what)
    select
      case when new.id is null then (select max(n) from note_key)
        else (select n from note_key where id = new.id) end,
      'insert';
end;

create trigger note_update instead of update on note begin
  select raise(abort, 'the id of a note never changes') where new.id is not old.id;
  select raise(abort, 'text must be text') where typeof(new.text) in ('null', 'blob');
  select raise(abort, 'a note has at most 16777216 bytes')
    where length(cast(new.text as blob)) > 16777216;
  update item
    set title = coalesce(new.title, ''), folder = new.folder, pinned = coalesce(new.pinned, 0),
      created = coalesce(new.created, old.created),
      modified = coalesce(new.modified, old.modified), trashed = new.trashed,
      text = case when new.text is old.text then text else new.text end
    where n = (select n from note_key where id = old.id);
  insert into outside_edit(n, what) select n, 'update' from note_key where id = old.id;
end;

create trigger note_delete instead of delete on note begin
  insert into outside_edit(n, what) select n, 'delete' from note_key where id = old.id;
  delete from item where n = (select n from note_key where id = old.id);
end;

create view note_tag(
  -- What people and other programs read and write: which note has which tag.
  note, -- note.id
  tag, -- books/novels: a note with this tag counts for books too
  by_hand -- 1: set beside the text, and can be deleted here; 0: it stands in the text of the note
) as
  select k.id, t.name, x.by_hand
  from item_tag x
  join tag t on t.t = x.tag
  join note_key k on k.n = x.note
  join item i on i.n = x.note;

create trigger note_tag_insert instead of insert on note_tag begin
  select raise(abort, 'there is no note with this id')
    where not exists (select 1 from note_key k join item i on i.n = k.n where k.id = new.note);
  select raise(abort, 'a tag is a name such as books/novels')
    where typeof(new.tag) <> 'text' or trim(new.tag, '#/ ') = '' or length(new.tag) > 200;
  insert into tag(name, folded)
    select ltrim(new.tag, '#'), char(1) || lower(ltrim(new.tag, '#'))
    where not exists (
      select 1 from tag
      where name = ltrim(new.tag, '#')
        or folded in (lower(ltrim(new.tag, '#')), char(1) || lower(ltrim(new.tag, '#'))));
  insert into item_tag(tag, note, name, in_text, by_hand)
    select t.t, k.n, ltrim(new.tag, '#'), 0, 1
    from note_key k
    join tag t on t.name = ltrim(new.tag, '#')
      or t.folded in (lower(ltrim(new.tag, '#')), char(1) || lower(ltrim(new.tag, '#')))
    where k.id = new.note
    order by t.folded desc
    limit 1
    on conflict (tag, note) do update set by_hand = 1;
  insert into outside_edit(n, what) select n, 'tag' from note_key where id = new.note;
end;

create trigger note_tag_delete instead of delete on note_tag begin
  select raise(abort, 'this tag stands in the text of the note: change the text')
    where old.by_hand = 0;
  insert into outside_edit(n, what) select n, 'tag' from note_key where id = old.note;
  update item_tag set by_hand = 0
    where note = (select n from note_key where id = old.note)
      and tag in (select t from tag where name = old.tag);
  delete from item_tag
    where note = (select n from note_key where id = old.note)
      and tag in (select t from tag where name = old.tag) and in_text = 0;
end;

create trigger note_tag_update instead of update on note_tag begin
  delete from note_tag where note = old.note and tag = old.tag;
  insert into note_tag(note, tag) values (new.note, new.tag);
end;

create view note_source(
  -- Where the columns of note_words come from.
  n, title, tags, book, author, text
) as
  select i.n, i.title,
    (select group_concat(x.name, ' ') from item_tag x where x.note = i.n),
    b.title, b.author, coalesce(i.text, y.text)
  from item i
  left join book b on b.note = i.n
  left join body y on y.note = i.n;

create virtual table note_words
-- C, derived. Every word of every note, folded and cut by libnotes before it gets here. The columns
-- read as the notes themselves.
using fts5(
  title, tags, book, author, text,
  content = 'note_source', content_rowid = 'n',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co So'"
);

-- So many bytes of new words are gathered in memory before they are sorted in: an import is a third
-- faster for it, and a single note takes no more than it needs.
insert into note_words(note_words, rank) values ('hashsize', 8388608);
