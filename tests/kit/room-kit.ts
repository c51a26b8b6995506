import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type * as z from "zod";
import type { Subject } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";

type Values = Record<string, unknown>;

/** A room whose rows the kit keeps: `kit` of `tests/<room>/fixtures.ts`, on which every promise of the kit is tried. */
export type KitRoom = {
  /** Where its rows are reached, and what the trail calls one. */
  path: `/api/${string}`;
  subject: Subject;
  table: SQLiteTable;
  /** What `rowsOf` made of the table; methods, so that the rows of every table fit. */
  rows: {
    find(scope: Scope, id: string): PromiseLike<object>;
    edit(scope: Scope, id: string, change: Values): { line: PromiseLike<unknown> };
  };
  /** The contract of an edit. */
  change: z.ZodObject;
  /** Columns that no edit names, and why in a comment. */
  unedited: readonly string[];
  /** A draft of that name that is valid as it stands; `species` is one that may be referred to. */
  draft: (name: string, species: string) => Values;
  /** The field of the name that no two rows share. */
  name: string;
  /** What may be changed without touching the name, and the message nobody reads twice: two different edits. */
  edits: readonly [Values, Values];
  /** What a bird says that refers to a row of that name; only for a room that birds refer to. */
  bird?: {
    values: (id: string, species: string) => Values;
    /** A bird refers no more once it is in the trash. */
    untilTrash?: true;
    /** It refers by a word, which the database does not hold it to. */
    byWord?: true;
  };
};

/** Why the promises are not tried on a room that has rows of the kit, and where they are proved. */
export type RoomKit = KitRoom | { provedElsewhere: string };
