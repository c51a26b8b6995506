import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";
import { gatheredRooms } from "#worker/rooms.ts";

const rooms = [...new Set([...gatheredRooms.reference.values()].map(({ room }) => room))];

test("the API has a page for every room, in both languages, without a script, and the footer leads there", async () => {
  const { visitor } = await newSite();
  for (const lang of ["pt", "en"]) {
    const { html, status } = await visitor().get(`/docs/api?lang=${lang}`);
    expect(status).toBe(200);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html).toContain('href="/docs/api#integrations"');
    expect(html).toContain('id="integrations"');
    const linked = [...html.matchAll(/href="\/docs\/api\/(\w+)"/g)].map(([, room = ""]) => room);
    expect(linked.filter((room) => room !== "status").sort()).toEqual(rooms.sort());
    for (const room of linked) {
      const page = await visitor().get(`/docs/api/${room}?lang=${lang}`);
      expect([room, page.status]).toEqual([room, 200]);
      expect([room, /<script(?! type="application\/ld\+json")/.test(page.html)]).toEqual([room, false]);
    }
  }
});

test("a room's page says of a call what it does, takes and answers, and shows how it is made", async () => {
  const { visitor } = await newSite();
  const { html } = await visitor().get("/docs/api/birds?lang=en");
  const text = html.replace(/<[^>]+>/g, "").replace(/&quot;/g, '"');
  for (const label of [
    "Adds a bird",
    "POST /api/birds",
    "Asks for the permission flock.write",
    "identifier",
    "required",
  ])
    expect([label, text.includes(label)]).toEqual([label, true]);
  expect(text).toContain('"identifier":"PT 2026 001"');
  expect(text).toContain("male | female");
});

test("a room that is not there has no page", async () => {
  const { visitor } = await newSite();
  for (const room of ["nothing", "__proto__", "Birds", "%00", "birds%00", "%00birds", "%ff", "birds%20", "birds/x"])
    expect([room, (await visitor().get(`/docs/api/${room}`)).status]).toEqual([room, 404]);
});
