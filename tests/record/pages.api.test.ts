import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { audit } from "#db/schema/audit.ts";
import { ringColours } from "#db/schema/rings.ts";
import { species } from "#db/schema/species.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";

type WriteAnswer = { data: never; errors?: Array<{ path: string; code: string }>; warnings?: Array<{ code: string }> };
type History = {
  items: Array<{ id: string; deed: string; subject: string; person: string; changes: Array<{ after: string }> }>;
  next: string | null;
  beginning: { person: string; file: string | null } | null;
};
type Weights = { items: Array<{ id: string; grams: number; change: number | null; is_jump: boolean }> };

async function flock() {
  const world = await newWorld();
  const { ask, a } = world;
  const read = async <Data>(path: string) => ((await (await ask(path, { as: a })).json()) as { data: Data }).data;
  const write = async (method: string, path: string, json?: object) => {
    const answer = await ask(path, { as: a, method, json });
    const body = answer.status === 204 ? {} : ((await answer.json()) as Partial<WriteAnswer>);
    return { status: answer.status, ...body };
  };
  return { ...world, make: makeFor(world, a), read, write };
}

test("a ring is read, with the colour of its year and the sizes of its species", async () => {
  const { make, read, db, a } = await flock();
  const canary = await make.species({ catalogue_slug: "canary" });
  await db.update(species).set({ ring_size_mm: 2.9 }).where(eq(species.id, canary.id));
  const ringOf = async (identifier: string) => {
    const { id } = await make.bird({ identifier, species_id: canary.id });
    return (await read<{ ring: object }>(`/api/birds/${id}/page`)).ring;
  };
  expect(await ringOf("FOP 2024 884 007")).toEqual({
    parts: { federation: "FOP", breeder: "884", year: 2024, number: "007", size: null },
    colour: { colour: "red", doubtful: false, own: false },
    own_size: 2.9,
    advised: { sizes: [2.8, 3.1], doubtful: false },
  });
  expect(await ringOf("FOP 2022 884 007")).toMatchObject({ colour: { colour: "pink", doubtful: true } });
  await db.insert(ringColours).values({ org_id: a.org_id, year: 2022, colour: "silver" });
  expect(await ringOf("FOP 2022 884 8")).toMatchObject({ colour: { colour: "silver", doubtful: false, own: true } });
  expect(await ringOf("Rubi")).toMatchObject({ parts: { year: null }, colour: null });
});

test("the head of a bird's pages says which of them have something on them", async () => {
  const { make, read, write } = await flock();
  const { id } = await make.bird();
  const head = async () => (await read<{ head: { has_papers: boolean } }>(`/api/birds/${id}/page`)).head;
  expect(await head()).toMatchObject({ id, has_papers: false });
  await write("PUT", `/api/birds/${id}`, { eu_annex: "A" });
  expect((await head()).has_papers).toBe(true);
  await write("DELETE", `/api/birds/${id}`);
  for (const page of ["page", "history", "weights", "lineage"])
    expect([page, (await write("GET", `/api/birds/${id}/${page}`)).status]).toEqual([page, 404]);
});

test("the history of a bird tells who changed what, with the names of today, and how it began", async () => {
  const { make, read, write, db, a, b, ask } = await flock();
  await db.update(users).set({ first_name: "Rita", last_name: "Melo" }).where(eq(users.id, a.user_id));
  const cock = await make.bird({ sex: "male", identifier: "PAI 1" });
  const status = await make.status("sick");
  const { id } = await make.bird({ identifier: "N 1" });
  const path = `/api/birds/${id}/history`;
  expect(await read<History>(path)).toMatchObject({ items: [{ deed: "created" }], beginning: null });
  await write("PUT", `/api/birds/${id}`, { father_id: cock.id, status_id: status.id, acquired_price_cents: 100 });
  await write("POST", `/api/birds/${id}/weights`, { weighed_on: "2026-01-02", grams: "21,5" });
  const history = await read<History>(path);
  expect(history.items.map(({ subject, deed, person }) => [subject, deed, person])).toEqual([
    ["weight", "created", "Rita Melo"],
    ["bird", "changed", "Rita Melo"],
    ["bird", "created", "Rita Melo"],
  ]);
  expect(history.items[1]?.changes.map(({ after }) => after).sort()).toEqual([
    expect.stringMatching(/^\d+ \w+ \d{4}$/),
    "PAI 1",
    status.name,
    "€1.00",
  ]);
  // Whoever writes the id of a stranger's bird into a name is not told what it is called.
  const theirs = await makeFor({ ask }, b).bird({ identifier: "ZZCANARY" });
  await write("PUT", `/api/birds/${id}`, { name: theirs.id });
  expect(JSON.stringify(await read<History>(path))).not.toContain("ZZCANARY");
});

test("a long history comes in pages, and only the last one ends in the beginning", async () => {
  const { make, read, write, db, a } = await flock();
  const { id } = await make.bird();
  // As an import leaves it: a bird without a line about its making.
  await db.delete(audit).where(eq(audit.org_id, a.org_id));
  for (let n = 0; n < 21; n += 1) await write("PUT", `/api/birds/${id}`, { name: `Nome ${n}` });
  const first = await read<History>(`/api/birds/${id}/history`);
  expect([first.items.length, first.beginning]).toEqual([20, null]);
  const last = await read<History>(`/api/birds/${id}/history?before=${first.next}`);
  expect([last.items.length, last.next, last.beginning]).toEqual([1, null, expect.anything()]);
  const seen = [...first.items, ...last.items].map((item) => item.id);
  expect(new Set(seen).size).toBe(21);
  expect((await write("GET", `/api/birds/${id}/history?before=x`)).status).toBe(422);
});

test("weights are kept with comma or point, compared with the one before, and deleted", async () => {
  const { make, read, write, db } = await flock();
  const { id } = await make.bird();
  const path = `/api/birds/${id}/weights`;
  const add = (weighed_on: string, grams: unknown) => write("POST", path, { weighed_on, grams });
  expect((await add("2026-01-01", 20)).warnings).toEqual([]);
  expect((await add("2026-02-01", "26,1")).warnings?.map(({ code }) => code)).toEqual(["birds.weight_jump"]);
  expect((await add("2026-03-01", "26")).warnings).toEqual([]);
  const { items } = await read<Weights>(path);
  expect(items.map(({ grams, is_jump }) => [grams, is_jump])).toEqual([
    [26, false],
    [26.1, true],
    [20, false],
  ]);
  const gone = `${path}/${items[1]?.id}`;
  expect([(await write("DELETE", gone)).status, (await write("DELETE", gone)).status]).toEqual([204, 404]);
  expect((await read<Weights>(path)).items).toHaveLength(2);
  const entries = await db.select().from(audit).where(eq(audit.subject, "weight"));
  expect(entries.map(({ subject, deed }) => `${subject} ${deed}`).sort()).toEqual([
    "weight created",
    "weight created",
    "weight created",
    "weight deleted",
  ]);
});

test("a weight no bird has is refused at its field", async () => {
  const { make, write } = await flock();
  const { id } = await make.bird();
  const wrong: Array<[object, string]> = [
    [{ grams: "" }, "grams fields.required"],
    [{ grams: "0,29" }, "grams birds.grams"],
    [{ grams: 20_001 }, "grams birds.grams"],
    [{ grams: "1.234" }, "grams fields.two_readings"],
    [{ grams: "1e3" }, "grams birds.grams"],
    [{ grams: [20] }, "grams birds.grams"],
    [{ weighed_on: "2999-01-01" }, "weighed_on birds.weighed_on.future"],
    [{ weighed_on: "2026-02-30" }, "weighed_on fields.date"],
    [{ note: "x".repeat(201) }, "note fields.long"],
  ];
  for (const [more, view] of wrong) {
    const { status, errors = [] } = await write("POST", `/api/birds/${id}/weights`, {
      weighed_on: "2026-01-01",
      grams: 20,
      ...more,
    });
    expect([more, status, errors.map(({ path, code }) => `${path} ${code}`)]).toEqual([more, 422, [view]]);
  }
  const [key, json] = ["same-key", { weighed_on: "2026-01-01", grams: 20 }];
  expect([key, (await write("POST", "/api/birds/bird_nobody/weights", json)).status]).toEqual([key, 404]);
});

test("a weight sent twice under one key is one weight", async () => {
  const { make, ask, a, read } = await flock();
  const { id } = await make.bird();
  const json = { weighed_on: "2026-01-01", grams: 20 };
  const send = () => ask(`/api/birds/${id}/weights`, { as: a, json, headers: { "Idempotency-Key": "once" } });
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  expect((await read<Weights>(`/api/birds/${id}/weights`)).items).toHaveLength(1);
});

test("a family tree says which of its birds are somebody else's", async () => {
  const { make, read } = await flock();
  const father = await make.bird({ sex: "male", is_reference: true });
  const { id } = await make.bird({ father_id: father.id });
  const { nodes } = await read<{ nodes: Array<{ id: string; notes: { is_reference: boolean } }> }>(
    `/api/birds/${id}/lineage`,
  );
  const marked = nodes.filter(({ notes }) => notes.is_reference);
  expect(marked.map((node) => node.id)).toEqual([father.id]);
});
