import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import type * as z from "zod";
import { mutations } from "#db/schema/genetics.ts";
import { places } from "#db/schema/places.ts";
import { species } from "#db/schema/species.ts";
import { statuses } from "#db/schema/statuses.ts";
import { everyRoom, newRooms, type Room } from "#tests/kit/rooms.ts";
import { mutationChange } from "#worker/genetics/contract.ts";
import { mutationRows } from "#worker/genetics/queries.ts";
import { placeChange } from "#worker/places/contract.ts";
import { placeRows } from "#worker/places/queries.ts";
import { house } from "#worker/rooms.ts";
import type { Scope } from "#worker/scope.ts";
import { speciesChange } from "#worker/species/contract.ts";
import { speciesRows } from "#worker/species/queries.ts";
import { statusRows } from "#worker/statuses/changing.ts";
import { statusChange } from "#worker/statuses/contract.ts";

// Birds are told by a trigger that `tests/birds/list/columns.api.test.ts` holds to the schema. What else may be edited is told
// by the kit: of every column that an edit names. The schema is the list; whatever no edit can name is named here.

type Values = Record<string, unknown>;
/** What of a room's rows the test calls, with whatever columns the table has. */
type Rows = {
  find(scope: Scope, id: string): Promise<Values>;
  edit(scope: Scope, id: string, change: Values): { line: PromiseLike<unknown> };
};
const looseRows = (rows: unknown) => rows as Rows;

const kept = ["id", "org_id", "version", "created_at", "updated_at"];
const edited = [
  {
    ...{ table: species, rows: looseRows(speciesRows), change: speciesChange, path: "/api/bird-species" },
    // Folded, and where it was copied from.
    house: ["name_key", "catalogue_slug"],
  },
  {
    ...{ table: places, rows: looseRows(placeRows), change: placeChange, path: "/api/places" },
    // Nobody moves a place among its like yet.
    house: ["name_key", "position"],
  },
  {
    ...{ table: statuses, rows: looseRows(statusRows), change: statusChange, path: "/api/statuses" },
    // `PUT /api/statuses/order` tells of positions itself: `tests/trail/settings.api.test.ts`.
    house: ["key", "position"],
  },
  {
    ...{ table: mutations, rows: looseRows(mutationRows), change: mutationChange, path: "/api/genetics/mutations" },
    // A mutation stays in its species; what it was called before follows from what it was called.
    house: ["name_key", "species_id", "former_names"],
  },
];

const columnsOf = ({ table, house }: (typeof edited)[number]) =>
  Object.keys(getTableColumns(table)).filter((name) => !kept.includes(name) && !house.includes(name));

test.each(edited.map((room) => [getTableName(room.table), room] as const))(
  "%s: every column but those named here may be edited",
  (_, room) => {
    const asked = Object.keys(room.change.shape as z.ZodRawShape).filter((name) => !kept.includes(name));
    expect(asked.sort()).toEqual(columnsOf(room).sort());
  },
);

test.each(edited.map((room) => [getTableName(room.table), room] as const))(
  "%s: an edit of every column is told column by column",
  async (_, room) => {
    const { db, a, add } = await newRooms();
    const { data } = await add(roomAt(room.path), "Um");
    const scope = { db, org_id: a.org_id, user_id: a.user_id, now: "2026-05-01T10:00:00.000Z" } as Scope;
    const row = await room.rows.find(scope, data.id);
    const columns = getTableColumns(room.table) as Record<string, SQLiteColumn>;
    const another = (name: string) => {
      if (typeof row[name] === "boolean") return !row[name];
      if (columns[name]?.dataType === "custom") return [7, 77];
      return columns[name]?.dataType === "number" ? 77 : "another";
    };
    await room.rows.edit(scope, data.id, Object.fromEntries(columnsOf(room).map((it) => [it, another(it)]))).line;
    const [line] = await db.all<{ changes: string }>(sql`SELECT changes FROM audit WHERE at = ${scope.now}`);
    const named = columnsOf(room).map((it) => columns[it]?.name);
    expect(Object.keys(JSON.parse(line?.changes ?? "{}")).sort()).toEqual(named.sort());
    expect(named.filter((it) => !(`audit.field.${it}` in house.words.pt))).toEqual([]);
  },
);

const roomAt = (path: string): Room => {
  const found = everyRoom.find((it) => it.path === path);
  if (!found) throw new Error(`no room ${path}`);
  return found;
};

test("every room whose rows the kit keeps is among them", () => {
  const told = edited.map(({ path }) => path);
  expect(everyRoom.map(({ path }) => path).filter((path) => !told.includes(path))).toEqual([]);
});
