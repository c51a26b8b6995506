import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import { filledIn, keeping, ringsOn, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

const empty = { birth_date: "", name: "", status_id: "", father_ring: "", mother_ring: "", notes: "" };
const draft = (species_id: string, more: Record<string, string> = {}) => ({
  identifier: "PT 2026 001",
  species_id,
  sex: "unknown",
  ...empty,
  ...more,
});

async function newFlock(options: Parameters<typeof newSite>[0] = {}) {
  const site = await newSite(options);
  const keeper = keeping(site, site.a);
  const canary = await keeper.species("Canary");
  return { ...site, ...keeper, canary, browser: site.visitor({ as: site.a }) };
}

test("a bird is added by a plain form, and the list says so on its first page", async () => {
  const { browser, canary, a, ask } = await newFlock();
  const page = await browser.get("/birds/new?q=rubi&page=3");
  expect(page.status).toBe(200);
  expect(filledIn(page.html, "birth_date")).toMatch(/^\d{4}-\d\d-\d\d$/);
  const added = await browser.post("/birds/new?q=rubi&page=3", draft(canary.id, { name: " Rubi " }));
  expect([added.status, added.location]).toEqual([303, "/birds?q=rubi"]);
  const list = await browser.get("/birds?q=rubi");
  expect(ringsOn(list.html)).toEqual(["PT 2026 001"]);
  expect(words(list.html)).toContain("PT 2026 001 added.");
  expect(words(list.html)).toContain("Showing 1 of 1 bird");
  const kept = (await (await ask("/api/birds/", { as: a })).json()) as { data: { items: Array<{ name: string }> } };
  expect(kept.data.items[0]).toMatchObject({ name: "Rubi", birth_date: null, status_id: null });
});

test("a form sent twice adds one bird", async () => {
  const { browser, canary } = await newFlock();
  const key = filledIn((await browser.get("/birds/new")).html, "idempotency_key") ?? "";
  expect(key).not.toBe("");
  const fields = draft(canary.id, { idempotency_key: key });
  const answers = await Promise.all([browser.post("/birds/new", fields), browser.post("/birds/new", fields)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(ringsOn((await browser.get("/birds")).html)).toEqual(["PT 2026 001"]);
});

test("what was typed survives a refusal, with the fault beside its field and in the summary", async () => {
  const { browser, canary, bird } = await newFlock();
  await bird("PT 2026 001", canary.id);
  const typed = { name: "Flauta", notes: "two\r\nlines", birth_date: "2026-02-30", father_ring: "nobody" };
  const wrong = await browser.post("/birds/new", draft(canary.id, { ...typed, identifier: "" }));
  expect(wrong.status).toBe(422);
  expect(filledIn(wrong.html, "name")).toBe("Flauta");
  expect(filledIn(wrong.html, "birth_date")).toBe("2026-02-30");
  expect(filledIn(wrong.html, "notes")).toMatch(/^\n?two\r?\nlines$/);
  expect(filledIn(wrong.html, "species_id")).toBe(canary.id);
  expect(wrong.html).toMatch(/<input[^>]*name="identifier"[^>]*aria-invalid="true"/);
  const taken = await browser.post("/birds/new", draft(canary.id, { ...typed, birth_date: "", father_ring: "" }));
  expect(taken.status).toBe(409);
  expect(words(taken.html)).toContain("You already have a bird with this");
  expect(filledIn(taken.html, "identifier")).toBe("PT 2026 001");
});

test("parents are named by their rings, and those of another species are welcome with a word", async () => {
  const { browser, canary, species, bird, stored, ask, a } = await newFlock();
  const finch = await species("Goldfinch");
  const father = await bird("F 1", finch.id, { sex: "male" });
  const form = await browser.get("/birds/new");
  expect(form.html).toMatch(/name="father_ring-pick"[^>]*value="\w+ F 1"/);
  expect(words(form.html)).toContain("Goldfinch");
  const added = await browser.post("/birds/new", draft(canary.id, { father_ring: " f 1 " }));
  expect(added.status).toBe(303);
  expect(words((await browser.get("/birds")).html)).toContain("Hybrid: F 1");
  const list = (await (await ask("/api/birds/", { as: a })).json()) as { data: { items: Array<{ id: string }> } };
  const young = await stored(list.data.items[0]?.id ?? "");
  expect(young.father_id).toBe(father.id);
  const refused = await browser.post("/birds/new", draft(canary.id, { identifier: "N 2", mother_ring: "F 1" }));
  expect(refused.status).toBe(422);
  expect(refused.html).toMatch(/<input[^>]*name="mother_ring"[^>]*aria-invalid="true"/);
});

test("an edit keeps the list's question, and an emptied box is cleared", async () => {
  const { browser, canary, bird, stored } = await newFlock();
  const { id } = await bird("PT 1", canary.id, { name: "Prata", birth_date: "2025-01-02", notes: "calm" });
  const form = await browser.get(`/birds/${id}/edit?sex=unknown&page=1`);
  expect(filledIn(form.html, "identifier")).toBe("PT 1");
  expect(form.html).not.toContain('name="species_id"');
  const fields = { ...draft("", { identifier: "PT 2", version: filledIn(form.html, "version") ?? "" }), notes: "" };
  const { species_id: _, ...sent } = fields;
  const saved = await browser.post(`/birds/${id}/edit?sex=unknown&page=1`, sent);
  expect([saved.status, saved.location]).toEqual([303, "/birds?sex=unknown&page=1"]);
  expect(await stored(id)).toMatchObject({ identifier: "PT 2", name: null, birth_date: null, notes: null });
  const emptied = await browser.post(`/birds/${id}/edit`, { ...sent, identifier: " ", version: "2" });
  expect(emptied.status).toBe(422);
  expect(await stored(id)).toMatchObject({ identifier: "PT 2" });
});

test("an edit that cannot be saved says so in the words of the specification, and why", async () => {
  const { browser, canary, bird } = await newFlock();
  await bird("PT 1", canary.id);
  const { id } = await bird("PT 2", canary.id);
  const refused = await browser.post(`/birds/${id}/edit`, { identifier: "PT 1", sex: "male", version: "1" });
  expect(refused.status).toBe(409);
  expect(words(refused.html)).toContain("Failed to update bird. Please try again.");
  expect(words(refused.html)).toContain("You already have a bird with this");
});

test("whoever edits from a bird's own page comes back to it, and to nowhere else", async () => {
  const { browser, canary, bird } = await newFlock();
  const { id } = await bird("PT 1", canary.id);
  const page = await browser.get(`/birds/${id}`);
  const href = /href="(\/birds\/[^"]*\/edit[^"]*)"/.exec(page.html)?.[1] ?? "";
  const fields = { identifier: "PT 1", sex: "male" };
  expect((await browser.post(href, { ...fields, version: "1" })).location).toBe(`/birds/${id}`);
  for (const evil of ["https://evil.test/", "//evil.test", "/\\evil.test", "javascript:alert(1)"]) {
    const away = await browser.post(`/birds/${id}/edit?return_to=${encodeURIComponent(evil)}`, fields);
    expect([evil, away.status, away.location]).toEqual([evil, 303, "/birds"]);
  }
});

test("a parent in the trash stays a parent when the young is edited", async () => {
  const { browser, canary, bird, stored } = await newFlock();
  const father = await bird("F 1", canary.id, { sex: "male" });
  const young = await bird("Y 1", canary.id, { father_id: father.id });
  await browser.post(`/birds/${father.id}/delete`, {});
  const form = await browser.get(`/birds/${young.id}/edit`);
  expect(filledIn(form.html, "father_ring")).toBe("");
  expect(words(form.html)).toContain("The recorded bird is in the trash");
  const { species_id: _, ...fields } = draft("", { identifier: "Y 1", version: "1", father_id: father.id });
  expect((await browser.post(`/birds/${young.id}/edit`, { ...fields, name: "Neto" })).status).toBe(303);
  expect(await stored(young.id)).toMatchObject({ name: "Neto", father_id: father.id });
});

test("of two edits of one bird the second shows both versions and overwrites nothing until it is told to", async () => {
  const { browser, canary, bird, stored, ask, a } = await newFlock();
  const { id } = await bird("PT 1", canary.id, { name: "Prata", sex: "female" });
  const form = await browser.get(`/birds/${id}/edit`);
  await ask(`/api/birds/${id}`, { as: a, method: "PUT", json: { name: "Ouro", version: 1 } });
  const { species_id: _, ...fields } = draft("", { identifier: "PT 1", name: "Bronze", sex: "male" });
  const stale = await browser.post(`/birds/${id}/edit`, { ...fields, version: filledIn(form.html, "version") ?? "" });
  expect(stale.status).toBe(409);
  const text = words(stale.html);
  expect(text).toContain("This bird was changed in the meantime");
  expect(text).toMatch(/Sex Female Male/);
  expect(text).toMatch(/Name Ouro Bronze/);
  expect(filledIn(stale.html, "name")).toBe("Bronze");
  expect(await stored(id)).toMatchObject({ name: "Ouro", sex: "female" });
  const saved = await browser.post(`/birds/${id}/edit`, { ...fields, version: filledIn(stale.html, "version") ?? "" });
  expect(saved.status).toBe(303);
  expect(await stored(id)).toMatchObject({ name: "Bronze", sex: "male" });
});

test("a full plan says what it allows and where to go, and keeps what was typed", async () => {
  const { browser, canary, bird, db, a } = await newFlock();
  await Promise.all(Array.from({ length: 10 }, (_, n) => bird(`PT ${n}`, canary.id)));
  await db.update(organizations).set({ plan: "starter" }).where(eq(organizations.id, a.org_id));
  const refused = await browser.post("/birds/new", draft(canary.id, { name: "Onze" }));
  expect(refused.status).toBe(402);
  expect(words(refused.html)).toMatch(/Your plan is full .*10 birds/);
  expect(refused.html).toContain('href="/billing"');
  expect(filledIn(refused.html, "name")).toBe("Onze");
});

test("without a species the form leads to the species first, and back again", async () => {
  const site = await newSite();
  const browser = site.visitor({ as: site.a });
  const first = await browser.get("/birds");
  expect(words(first.html)).toContain("Your flock starts here");
  expect(first.html).toContain('href="/birds/species/new"');
  const form = await browser.get("/birds/new");
  expect(words(form.html)).toContain("Start with the species");
  expect(form.html).toContain('href="/birds/species/new?return_to=%2Fbirds%2Fnew"');
});

test("a stranger's bird is not there", async () => {
  const { visitor, b, canary, bird, stored } = await newFlock();
  const { id } = await bird("PT 1", canary.id);
  const stranger = visitor({ as: b });
  for (const path of [`/birds/${id}`, `/birds/${id}/edit`, `/birds/${id}/delete`, "/birds/unknown"])
    expect([path, (await stranger.get(path)).status]).toEqual([path, 404]);
  const edited = await stranger.post(`/birds/${id}/edit`, { ...draft(canary.id), version: "1" });
  expect(edited.status).toBe(404);
  await stranger.post(`/birds/${id}/delete`, {});
  await stranger.post(`/birds/${id}/restore`, {});
  expect(await stored(id)).toMatchObject({ identifier: "PT 1", version: 1 });
  const added = await stranger.post("/birds/new", draft(canary.id));
  expect(added.status).toBe(422);
});

test("when the API is out of reach nothing typed is lost, and the second try is the same action", async () => {
  const isAway = (request: Request) => request.method !== "GET" && request.headers.get("Accept-Language") === "pt";
  const { visitor, a, canary, browser } = await newFlock({
    between: (request, api) => (isAway(request) ? Promise.reject(new Error("network")) : api(request)),
  });
  const cutOff = visitor({ as: a, language: "pt" });
  const key = "0b5a2f3e-first-try";
  const failed = await cutOff.post("/birds/new", draft(canary.id, { name: "Rubi", idempotency_key: key }));
  expect(failed.status).toBe(503);
  expect(failed.headers.get("Retry-After")).not.toBeNull();
  expect(words(failed.html)).toContain("Nada se perdeu");
  expect([filledIn(failed.html, "name"), filledIn(failed.html, "idempotency_key")]).toEqual(["Rubi", key]);
  const again = draft(canary.id, { name: "Rubi", idempotency_key: key });
  expect((await browser.post("/birds/new", again)).status).toBe(303);
  const { id = "" } =
    /<th[^>]*><a href="\/birds\/(?<id>[^/"]+)"/.exec((await browser.get("/birds")).html)?.groups ?? {};
  await cutOff.post(`/birds/${id}/delete`, {});
  expect(words((await cutOff.get("/birds")).html)).toContain("Não foi possível apagar a ave");
  expect(ringsOn((await browser.get("/birds")).html)).toEqual(["PT 2026 001"]);
});
