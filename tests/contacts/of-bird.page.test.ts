import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { settle } from "#tests/app/world.ts";

test("one bird is bound to whom bred it, from its own page and without a script, and tells it to whoever sees money", async () => {
  const site = await newSite();
  const { visitor, a, b, ask, db, env } = site;
  const bird = await makeFor(site, a).bird({ breeder: "Graça Pimenta" });
  const stranger = await makeFor(site, b).bird();
  const rita = visitor({ as: a });
  const at = `/contacts?bird=${bird.id}`;
  expect((await rita.get(`/birds/${bird.id}`)).html).toContain(at);
  // The name that is written on it stands there already.
  expect((await rita.get(at)).html).toMatch(/value="Graça Pimenta"/);
  const bound = await rita.post(at, { do: "bind", contact_name: "Graça Pimenta", role: "breeder" });
  expect([bound.status, bound.location]).toEqual([303, `/birds/${bird.id}`]);
  const page = (await rita.get(`/birds/${bird.id}`)).html;
  const [, contact] = /\/contacts\/(contact_\w+)/.exec(page) ?? [];
  expect([page.includes("Graça Pimenta"), contact]).toEqual([true, expect.any(String)]);
  // Another one in the same part takes its place; a name that is nobody's becomes a contact.
  await rita.post(at, { do: "bind", contact_name: "Zé Silva", role: "breeder" });
  await rita.post(at, { do: "bind", contact_name: "Zé Silva", role: "owner" });
  const people = async () => (await (await ask(`/api/contacts/birds/${bird.id}`, { as: a })).json()) as object;
  expect(await people()).toMatchObject({
    data: { people: [{ contact: { name: "Zé Silva" } }, { contact: { name: "Zé Silva" } }, { contact: null }] },
  });
  expect(await db.all(sql`SELECT name FROM contacts WHERE org_id = ${a.org_id} ORDER BY name`)).toHaveLength(2);
  expect((await rita.post(at, { do: "unbind", role: "owner" })).status).toBe(303);
  expect(await people()).toMatchObject({
    data: { people: [{ role: "breeder" }, { role: "owner", contact: null }, {}] },
  });

  expect((await rita.post(at, { do: "bind", contact_name: " ", role: "breeder" })).status).toBe(422);
  expect((await rita.get(`/contacts?bird=${stranger.id}`)).status).toBe(404);
  const put = async (id: string, json: object) => {
    const answer = await ask(`/api/contacts/birds/${id}`, { as: a, json: { ...json }, method: "PUT" });
    return answer.status;
  };
  const theirs = (await (await ask("/api/contacts", { as: b, json: { name: "Theirs" } })).json()) as {
    data: { id: string };
  };
  expect(await put(bird.id, { role: "breeder", contact_id: theirs.data.id })).toBe(422);
  expect(await put(bird.id, { role: "cousin", contact_id: contact })).toBe(422);
  expect(await put(stranger.id, { role: "breeder", contact_name: "Nobody new" })).toBe(404);
  await ask(`/api/birds/${bird.id}`, { as: a, method: "DELETE" });
  expect(await put(bird.id, { role: "breeder", contact_name: "Nobody new" })).toBe(404);
  expect(await db.all(sql`SELECT 1 FROM contacts WHERE name = 'Nobody new'`)).toEqual([]);

  const keeper = await settle(db, env, "Viveiro C", "keeper");
  const own = await makeFor(site, keeper).bird({ breeder: "Graça Pimenta" });
  expect((await visitor({ as: keeper }).get(`/birds/${own.id}`)).html).not.toContain("/contacts");
  expect((await visitor({ as: keeper }).get(at)).status).toBe(403);
});
