import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fair } from "./fair.ts";

test("an archive holds the words that reached the seller, and no stranger's address", async () => {
  const it = await fair({ RATE_LIMITS: "relaxed" });
  const listing = await it.list();
  const { id } = await it.asked(listing, { text: "PROVED" });
  await it.askFor(listing, { name: "Unproved", email: "unproved@mail.test", text: "UNPROVED" });
  const answer = await it.ask("/api/archive?photos=false", { as: it.a });
  const { entriesOf } = await import("#tests/archive/entries.ts");
  const files = await entriesOf(new Uint8Array(await answer.arrayBuffer()));
  const all = [...files.values()].join("\n");
  expect(all).toContain("PROVED");
  for (const word of ["rui@mail.test", "unproved", "UNPROVED", "Unproved"]) expect(all).not.toContain(word);
  expect(all).toContain(id);
  expect(await it.one(sql`SELECT count(*) AS n FROM enquiries`)).toEqual({ n: 2 });
});
