import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";
import { fair } from "./fair.ts";

test("an archive holds the words that reached the seller, and no stranger's address", async () => {
  const it = await fair({ RATE_LIMITS: "relaxed" });
  const listing = await it.list();
  const { id } = await it.enquiryOf(listing, { text: "PROVED" });
  await it.askFor(listing, { name: "Unproved", email: "unproved@mail.test", text: "UNPROVED" });
  const { bytes, files } = await takeArchive(it, it.a);
  const all = [...files.values()].map((bytes) => new TextDecoder().decode(bytes)).join("\n");
  expect(all).toContain("PROVED");
  for (const word of ["rui@mail.test", "unproved", "UNPROVED", "Unproved"]) expect(all).not.toContain(word);
  expect(all).toContain(id);
  // It comes back as something to read: nobody is behind it any more.
  const { data } = (await submitArchive(it, it.b, bytes)) as unknown as { data: { digest: string } };
  expect((await putBack(it, it.b, data.digest)).status).toBe(200);
  const back = sql`SELECT state, name, email FROM enquiries WHERE org_id = ${it.b.org_id}`;
  expect(await it.db.all(back)).toEqual([{ state: "closed", name: "Rui", email: "left-out@archive.invalid" }]);
  const words = sql`SELECT text FROM enquiry_messages WHERE org_id = ${it.b.org_id}`;
  expect(await it.db.all(words)).toEqual([{ text: "PROVED" }]);
});
