import LevyModel

/// The migrations of the schema. A released migration never changes: another one follows it.
extension Journal {
  static let contents = DatabaseFile.Contents(
    none: Wording("no journal", "kein Journal"),
    // "Levy" in ASCII.
    applicationID: 0x4C65_7679, migrations: [entries, search, decisions],
    absence: Wording(
      "there is no such journal; levy journal add makes one",
      "es gibt kein solches Journal; levy journal add legt eines an"))

  // Files from before tables were strict may hold values of other types; reading such a value is an error and does not
  // end the process.
  private static let entries = """
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
    CREATE TABLE kind (
      name TEXT PRIMARY KEY,
      flow TEXT NOT NULL CHECK (flow IN ('in', 'out', 'between'))) WITHOUT ROWID, STRICT;
    INSERT INTO kind VALUES ('income', 'in'), ('expense', 'out'), ('tax_paid', 'out'), ('private', 'out'),
      ('set_aside', 'between'), ('transfer', 'between'), ('unsorted', 'between');
    CREATE TABLE step (id INTEGER PRIMARY KEY AUTOINCREMENT, what TEXT NOT NULL) STRICT;
    CREATE TABLE entry (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      day TEXT NOT NULL CHECK (date(day, '+0 days') = day),
      cents INTEGER NOT NULL CHECK (typeof(cents) = 'integer' AND abs(cents) <= 10000000000000),
      kind TEXT NOT NULL REFERENCES kind (name),
      payee TEXT NOT NULL, note TEXT NOT NULL, place TEXT NOT NULL, pay_type TEXT NOT NULL,
      source TEXT NOT NULL, source_id TEXT,
      fingerprint TEXT NOT NULL,
      removed INTEGER NOT NULL DEFAULT 0,
      survivor INTEGER REFERENCES entry (id),
      step INTEGER NOT NULL) STRICT;
    CREATE UNIQUE INDEX entry_source ON entry (source, source_id) WHERE source_id IS NOT NULL;
    CREATE INDEX entry_day ON entry (day, kind);
    CREATE INDEX entry_kind ON entry (kind, day);
    CREATE INDEX entry_fingerprint ON entry (fingerprint);
    CREATE INDEX entry_step ON entry (step);
    -- What entries were before a step changed them.
    CREATE TABLE before (
      step INTEGER NOT NULL, entry INTEGER NOT NULL,
      day TEXT, cents INTEGER, kind TEXT, payee TEXT, note TEXT, place TEXT, pay_type TEXT, source TEXT, source_id TEXT,
      removed INTEGER, survivor INTEGER,
      PRIMARY KEY (step, entry)) WITHOUT ROWID, STRICT;
    """

  private static let search = """
    ALTER TABLE entry ADD COLUMN searched TEXT NOT NULL DEFAULT '';
    UPDATE entry SET searched = levy_fold(payee || ' ' || note || ' ' || place || ' ' || kind || ' ' || pay_type);
    CREATE VIRTUAL TABLE entry_text USING fts5(
      searched, content = 'entry', content_rowid = 'id', tokenize = 'unicode61', prefix = '2 3');
    INSERT INTO entry_text (entry_text) VALUES ('rebuild');
    CREATE TRIGGER entry_text_insert AFTER INSERT ON entry BEGIN
      INSERT INTO entry_text (rowid, searched) VALUES (new.id, new.searched);
    END;
    CREATE TRIGGER entry_text_delete AFTER DELETE ON entry BEGIN
      INSERT INTO entry_text (entry_text, rowid, searched) VALUES ('delete', old.id, old.searched);
    END;
    CREATE TRIGGER entry_text_update AFTER UPDATE OF searched ON entry BEGIN
      INSERT INTO entry_text (entry_text, rowid, searched) VALUES ('delete', old.id, old.searched);
      INSERT INTO entry_text (rowid, searched) VALUES (new.id, new.searched);
    END;
    """

  private static let decisions = """
    -- Pairs that a person said are no duplicates.
    CREATE TABLE distinct_pair (
      first INTEGER NOT NULL, second INTEGER NOT NULL, step INTEGER NOT NULL,
      PRIMARY KEY (first, second)) WITHOUT ROWID, STRICT;
    -- How a table of a bank is read, by the names of its columns.
    CREATE TABLE bank_format (columns TEXT PRIMARY KEY, format TEXT NOT NULL) WITHOUT ROWID, STRICT;
    -- Deadlines that a person said are met.
    CREATE TABLE met_deadline (
      jurisdiction TEXT NOT NULL, year INTEGER NOT NULL, name TEXT NOT NULL, step INTEGER NOT NULL,
      PRIMARY KEY (jurisdiction, year, name)) WITHOUT ROWID, STRICT;
    """
}
