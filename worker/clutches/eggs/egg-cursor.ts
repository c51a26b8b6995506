import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { cursorAt, partOf, placeOf } from "#worker/kit/cursors.ts";

type Placed = { day: string; id: string };
const dueList = { list: "eggs", shape: z.tuple([z.string(), z.string()]) };
const countedList = { list: "eggs counted", shape: z.tuple([z.string()]) };

/** So many of these eggs as stand behind a cursor, by the day of what is due first and their ids. */
export function eggsAfter<Egg extends Placed>(eggs: readonly Egg[], after: string, size: number) {
  const place = placeOf(dueList, after);
  const isBehind = ({ day, id }: Placed) => !place || day > place[0] || (day === place[0] && id > place[1]);
  const behind = eggs.filter(isBehind).sort((one, other) => inOrder([one.day, other.day], [one.id, other.id]));
  return partOf(behind, size, ({ day, id }) => cursorAt(dueList.list, [day, id]));
}

const inOrder = (...pairs: Array<[string, string]>): number => {
  const [one, other] = pairs.find(([one, other]) => one !== other) ?? ["", ""];
  return one < other ? -1 : one > other ? 1 : 0;
};

/** The statement's end that reads one egg more than a part of the eggs that a figure counts, by their ids. */
export function countedAfter(after: string, size: number): SQL {
  const [id] = placeOf(countedList, after) ?? [""];
  return sql`WHERE eggs.id > ${id} ORDER BY eggs.id LIMIT ${size + 1}`;
}

/** A part of the eggs that a figure counts, as they were read by that statement. */
export function countedPart<Egg extends { id: string }>(eggs: readonly Egg[], size: number) {
  const sorted = eggs.toSorted((one, other) => inOrder([one.id, other.id]));
  return partOf(sorted, size, ({ id }) => cursorAt(countedList.list, [id]));
}
