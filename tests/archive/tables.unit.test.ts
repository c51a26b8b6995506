import { expect, test } from "vitest";
import { derived } from "#worker/kit/archived-fields.ts";
import { house } from "#worker/rooms.ts";

test("what a row of an archive says of itself is worked out anew where it comes back", () => {
  const believed = house.archived.filter(
    ({ row, returned }) => Object.values(row.shape).some((rule) => rule === derived) && !returned,
  );
  expect(house.archived.length).toBeGreaterThan(15);
  expect(believed.map(({ name }) => `${name}: its archived.ts needs \`returned\``)).toEqual([]);
});
