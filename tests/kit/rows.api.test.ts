import { expect, test } from "vitest";
import { everyRoom, newRooms, type Room, versioned } from "./rooms.ts";

const pathOf = ({ path }: Room) => path;

test.each(everyRoom.map((room) => [pathOf(room), room] as const))(
  "%s: the same key makes one row with one line in the trail, however many ask at once",
  async (_, room) => {
    const { add, deeds } = await newRooms();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(room, "Um", { "Idempotency-Key": "k" })));
    const ids = new Set(answers.map(({ data }) => data.id));
    expect([answers.map(({ status }) => status), ids.size]).toEqual([Array(10).fill(201), 1]);
    expect(await deeds(answers[0]?.data.id ?? "")).toEqual(["created"]);
  },
);

test.each(versioned.map((room) => [pathOf(room), room] as const))(
  "%s: another body under a key is refused, in whatever field; a row edited since is answered as it stands",
  async (_, room) => {
    const { add, change } = await newRooms();
    const keyed = (name: string, more = {}) => add(room, name, { "Idempotency-Key": "k" }, more);
    const { data } = await keyed("Um");
    for (const other of [await keyed("Dois"), await keyed("Um", room.edits[0])])
      expect([other.status, other.code]).toEqual([409, "conflict"]);
    expect((await change(room, data.id, room.edits[0])).status).toBe(200);
    expect(await keyed("Um")).toMatchObject({ status: 201, data: { id: data.id, version: 2, ...room.edits[0] } });
  },
);

test.each(versioned.map((room) => [pathOf(room), room] as const))(
  "%s: of two edits of one version one is stale and shown what stands, told by the body or by If-Match",
  async (_, room) => {
    const { add, change, deeds } = await newRooms();
    const { data } = await add(room, "Um");
    const byBody = await Promise.all(room.edits.map((edit) => change(room, data.id, { ...edit, version: 1 })));
    const byHeader = await Promise.all(room.edits.map((edit) => change(room, data.id, edit, { "If-Match": '"2"' })));
    for (const [answers, version] of [
      [byBody, 2],
      [byHeader, 3],
    ] as const) {
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const stale = answers.find(({ status }) => status === 409);
      expect(stale).toMatchObject({ code: "stale", current: { id: data.id, version } });
    }
    expect((await deeds(data.id)).filter((it) => it === "changed").length).toBeLessThanOrEqual(2);
    expect((await change(room, data.id, room.edits[0], { "If-Match": "*" })).status).toBe(200);
    expect((await change(room, data.id, room.edits[0], { "If-Match": "newest" })).status).toBe(400);
  },
);

test.each(versioned.map((room) => [pathOf(room), room] as const))(
  "%s: the same edit sent twice under one key has already happened; without a key, or another edit, it is stale",
  async (_, room) => {
    const { add, change, deeds } = await newRooms();
    const { data } = await add(room, "Um");
    const edit = { ...room.edits[0], [room.name]: "Dois", version: 1 };
    const key = { "Idempotency-Key": "k" };
    for (const _ of [1, 2]) expect(await change(room, data.id, edit, key)).toMatchObject({ status: 200 });
    expect((await change(room, data.id, edit)).code).toBe("stale");
    expect((await change(room, data.id, { ...edit, ...room.edits[1] }, key)).code).toBe("stale");
    expect(await deeds(data.id)).toEqual(["created", "changed"]);
  },
);

test.each(everyRoom.map((room) => [pathOf(room), room] as const))(
  "%s: a name is taken whatever its case and accents, and a row's own is not",
  async (_, room) => {
    const { add, change, deeds } = await newRooms();
    const { data: first } = await add(room, "Época");
    const { data: second } = await add(room, "Outra");
    for (const taken of [await add(room, " EPOCA "), await change(room, second.id, { [room.name]: "epocá" })])
      expect([taken.status, taken.code, taken.errors?.[0]?.path]).toEqual([409, "conflict", room.name]);
    expect((await change(room, first.id, { [room.name]: "ÉPOCA" })).status).toBe(200);
    expect([await deeds(first.id), await deeds(second.id)]).toEqual([["created", "changed"], ["created"]]);
    const names = ["Nova", "nová"].map((name, at) =>
      change(room, [first, second][at]?.id ?? "", { [room.name]: name }),
    );
    expect((await Promise.all(names)).map(({ status }) => status).sort()).toEqual([200, 409]);
  },
);

test.each(everyRoom.map((room) => [pathOf(room), room] as const))(
  "%s: what is not there is missing before its name is taken, and another organisation's is not there",
  async (_, room) => {
    const { add, change, remove, deeds, b } = await newRooms();
    const { data } = await add(room, "Um");
    expect((await change(room, "nobody", { [room.name]: "Um" })).status).toBe(404);
    const before = await change(room, data.id, {});
    expect((await change(room, data.id, room.edits[0], {}, b)).status).toBe(404);
    expect([await remove(room, data.id, b), await remove(room, "nobody")]).toEqual([404, 404]);
    expect((await change(room, data.id, {})).data).toMatchObject({ id: before.data.id, [room.name]: "Um" });
    expect(await deeds(data.id)).toEqual(["created"]);
  },
);

test.each(versioned.map((room) => [pathOf(room), room] as const))(
  "%s: an edit of an older version is stale before its name is taken",
  async (_, room) => {
    const { add, change } = await newRooms();
    const { data } = await add(room, "Um");
    await add(room, "Dois");
    await change(room, data.id, room.edits[0]);
    expect((await change(room, data.id, { [room.name]: "Dois", version: 1 })).code).toBe("stale");
    expect((await change(room, data.id, { [room.name]: "Dois", version: 2 })).code).toBe("conflict");
  },
);

test.each(everyRoom.map((room) => [pathOf(room), room] as const))(
  "%s: an edit that changes nothing leaves no line, and a deletion leaves one",
  async (_, room) => {
    const { add, change, remove, deeds } = await newRooms();
    const { data } = await add(room, "Um");
    for (const nothing of [{}, { [room.name]: "Um" }]) expect((await change(room, data.id, nothing)).status).toBe(200);
    expect(await deeds(data.id)).toEqual(["created"]);
    const gone = await Promise.all([1, 2, 3].map(() => remove(room, data.id)));
    expect(gone.sort()).toEqual([204, 404, 404]);
    expect(await deeds(data.id)).toEqual(["created", "deleted"]);
  },
);

test.each(versioned.map((room) => [pathOf(room), room] as const))(
  "%s: whose a row shall be is not asked for; to name another organisation is forbidden",
  async (_, room) => {
    const { ask, add, change, a, b } = await newRooms();
    const { data } = await add(room, "Um", {}, { org_id: a.org_id });
    expect(data).toMatchObject({ org_id: a.org_id, [room.name]: "Um" });
    const requests = [
      await add(room, "Dois", {}, { org_id: b.org_id }),
      await change(room, data.id, { org_id: b.org_id }),
      await ask(`${room.path}?org_id=${b.org_id}`, { as: a }),
    ];
    expect(requests.map(({ status }) => status)).toEqual([403, 403, 403]);
  },
);
