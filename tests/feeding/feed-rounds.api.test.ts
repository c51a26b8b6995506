import { expect, test } from "vitest";
import { newShelf } from "./shelf.ts";

test("a round says what it comes to: so much in all, or for each bird that is there, in places and of species", async () => {
  const { item, round, make, bird, ask, a, species } = await newShelf();
  const seed = await item();
  const place = async (json: object) =>
    ((await (await ask("/api/places", { as: a, json })).json()) as { data: { id: string } }).data.id;
  const room = await place({ kind: "room", name: "Sala 1" });
  const cage = await place({ kind: "cage", name: "Gaiola 1", parent_id: room });
  const finches = await make.species();
  const lent = (await make.status("on_loan")).id;
  for (const place_id of [cage, cage, room, null]) await bird({ place_id });
  await bird({ place_id: cage, status_id: lent });
  await make.bird({ species_id: finches.id, place_id: cage });
  const lines = [
    { quantity: 600 },
    { per_bird: 5 },
    { per_bird: 5, place_ids: [room] },
    { per_bird: 5, place_ids: [cage, room] },
    { per_bird: 5, species_ids: [species.id] },
    { per_bird: 5, place_ids: [cage], species_ids: [species.id] },
    { per_bird: 5, place_ids: [room], species_ids: [species.id, finches.id] },
  ];
  const made = await round(lines.map((line) => ({ item_id: seed, ...line })));
  expect(made.lines.map(({ birds, amount }) => [birds, amount])).toEqual([
    [null, 600],
    [5, 25],
    [4, 20],
    [4, 20],
    [4, 20],
    [2, 10],
    [4, 20],
  ]);
  expect(made.lines[5]).toMatchObject({ item: "Mistura", unit: "g", per_bird: 5, quantity: null });
  expect(made.lines[5]?.places).toEqual([{ id: cage, name: "Gaiola 1" }]);
  expect(made).toMatchObject({ first_on: "2027-03-01", booked: null, missed: [], version: 1 });
});

test("a round is changed as it was seen, ended and resumed, and deleted", async () => {
  const { item, round, send } = await newShelf();
  const [seed, egg] = [await item(), await item("Papa de ovo")];
  const { id } = await round([{ item_id: seed, quantity: 600 }]);
  const lines = [{ item_id: egg, per_bird: 2 }];
  const changed = await send(`/${id}`, "PUT", { name: "Tarde", lines, version: 1 });
  expect(changed).toMatchObject({ status: 200, data: { name: "Tarde", version: 2, lines: [{ item: "Papa de ovo" }] } });
  const stale = await send(`/${id}`, "PUT", { lines: [{ item_id: seed, quantity: 1 }], version: 1 });
  expect(stale).toMatchObject({ status: 409, code: "stale", current: { lines: [{ per_bird: 2 }] } });
  expect(await send(`/${id}`, "PUT", { retired: true })).toMatchObject({ data: { retired_at: expect.any(String) } });
  expect(await send(`/${id}`, "PUT", { retired: false })).toMatchObject({ data: { retired_at: null } });
  expect((await send(`/${id}`, "DELETE")).status).toBe(204);
  expect((await send(`/${id}`, "GET")).status).toBe(404);
});

test("a round of half a gram, of less than none, of nothing or of another's items is refused by its field", async () => {
  const { item, send, b } = await newShelf();
  const [seed, theirs] = [await item(), await item("Mistura", [], b)];
  const refused = async (...lines: object[]) => {
    const { status, errors } = await send("", "POST", { name: "Manhã", lines });
    return [status, errors?.map(({ path }) => path)];
  };
  expect(await refused({ item_id: seed, quantity: 1.5 })).toEqual([422, ["lines.0.quantity"]]);
  expect(await refused({ item_id: seed, per_bird: -3 })).toEqual([422, ["lines.0.per_bird"]]);
  expect(await refused({ item_id: seed, quantity: 1_000_000_000 })).toEqual([422, ["lines.0.quantity"]]);
  expect(await refused({ item_id: seed })).toEqual([422, ["lines.0.quantity"]]);
  expect(await refused({ item_id: seed, quantity: 5, per_bird: 5 })).toEqual([422, ["lines.0.quantity"]]);
  expect(await refused()).toEqual([422, ["lines"]]);
  expect(await refused(...Array.from({ length: 61 }, () => ({ item_id: seed, quantity: 5 })))).toEqual([
    422,
    ["lines"],
  ]);
  const good = { item_id: seed, quantity: 5 };
  expect(await refused(good, { item_id: theirs, quantity: 5 })).toEqual([422, ["lines.1.item_id"]]);
  expect(await refused({ ...good, place_ids: ["pl_x"] })).toEqual([422, ["lines.0.place_ids"]]);
  expect((await send("", "GET")).data).toEqual([]);
  const other = (await send("", "POST", { name: "Deles", lines: [{ item_id: theirs, quantity: 5 }] }, {}, b)).data;
  expect((await send(`/${other.id}`, "PUT", { name: "Minha" })).status).toBe(404);
});

test("a round made twice under one key is made once", async () => {
  const { item, send } = await newShelf();
  const json = { name: "Manhã", lines: [{ item_id: await item(), quantity: 600 }] };
  const made = [];
  for (const name of ["Manhã", "Manhã", "Tarde"])
    made.push(await send("", "POST", { ...json, name }, { "Idempotency-Key": "a-key-of-the-form" }));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 409]);
  expect(made[1]?.data).toEqual(made[0]?.data);
});
