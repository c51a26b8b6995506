import { expect, test } from "vitest";
import { derived } from "#worker/kit/archived-fields.ts";
import { gatheredRooms } from "#worker/rooms.ts";

test("derived columns are computed again when an archive is restored", () => {
  const believed = gatheredRooms.archived.filter(
    ({ row, returned }) => Object.values(row.shape).some((rule) => rule === derived) && !returned,
  );
  expect(gatheredRooms.archived.length).toBeGreaterThan(15);
  expect(believed.map(({ name }) => `${name}: its archived.ts needs \`returned\``)).toEqual([]);
});
