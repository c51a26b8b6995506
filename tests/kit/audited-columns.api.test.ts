import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { type Language, languages } from "#db/vocabulary.ts";
import { everyRoom, newRooms, type Room } from "#tests/kit/rooms.ts";
import { columnInWords, wordInWords } from "#worker/locales/trail-words.ts";
import "#worker/rooms.ts";
import type { Scope } from "#worker/scope.ts";

// Birds are told by a trigger that `tests/birds/list/columns.api.test.ts` holds to the schema. What else may be edited is told
// by the kit: of every column that an edit names. The schema is the list; what no edit can name each room's `fixtures.ts` says.

const kept = ["id", "org_id", "version", "created_at", "updated_at"];

const editedColumns = ({ table, unedited }: Room) =>
  Object.keys(getTableColumns(table)).filter((name) => !kept.includes(name) && !unedited.includes(name));

test.each(everyRoom.map((room) => [getTableName(room.table), room] as const))(
  "%s: every column may be edited but those its room's fixtures.ts names",
  (_, room) => {
    const input = Object.keys(room.change.shape).filter((name) => !kept.includes(name));
    expect(input.sort()).toEqual(editedColumns(room).sort());
  },
);

test.each(everyRoom.map((room) => [getTableName(room.table), room] as const))(
  "%s: an edit of every column is told column by column",
  async (_, room) => {
    const { db, a, add } = await newRooms();
    const { data } = await add(room, "Um");
    const scope = { db, org_id: a.org_id, user_id: a.user_id, now: "2026-05-01T10:00:00.000Z" } as Scope;
    const row = (await room.rows.find(scope, data.id)) as Record<string, unknown>;
    const columns = getTableColumns(room.table) as Record<string, SQLiteColumn>;
    const another = (name: string) => {
      if (typeof row[name] === "boolean") return !row[name];
      if (columns[name]?.dataType === "custom") return [7, 77];
      return columns[name]?.dataType === "number" ? 77 : "another";
    };
    const changed = Object.fromEntries(editedColumns(room).map((name) => [name, another(name)]));
    await room.rows.edit(scope, data.id, changed).line;
    const [line] = await db.all<{ changes: string }>(sql`SELECT changes FROM audit WHERE at = ${scope.now}`);
    const named = editedColumns(room).map((it) => columns[it]?.name);
    expect(Object.keys(JSON.parse(line?.changes ?? "{}")).sort()).toEqual(named.sort());
  },
);

/** The words of a closed list that a column holds. */
const wordsIn = (column: SQLiteColumn | undefined) => column?.enumValues ?? [];

test.each(everyRoom.map((room) => [getTableName(room.table), room] as const))(
  "%s: the trail has words for every column that may be edited and for what it may hold, in both languages",
  (_, { subject, ...room }) => {
    const columns = getTableColumns(room.table) as Record<string, SQLiteColumn>;
    const cures = (language: Language) =>
      editedColumns({ subject, ...room }).flatMap((field) => {
        const name = columns[field]?.name ?? field;
        const missing = wordsIn(columns[field]).filter((word) => !wordInWords(language, subject, name, word));
        const keys = [
          ...(columnInWords(language, subject, name) ? [] : [`audit.${subject}.${name}`]),
          ...missing.map((word) => `audit.${subject}.${name}.${word}`),
        ];
        return keys.map((key) => `${key} in words/${language}.ts`);
      });
    expect(languages.flatMap(cures)).toEqual([]);
  },
);
