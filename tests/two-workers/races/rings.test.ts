import { expect, test } from "vitest";
import { call } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { addBird, settleKeeper, storm, tally } from "#tests/storms/storm.ts";

const server = sharedServer();
const clients = 8;

type Refused = { current?: { next: string }; errors?: Array<{ message: string }> };

test("two phones with one ring give it once and hear the next, and of series with rings in common one is kept", async () => {
  const keeper = await settleKeeper(server);
  const send = (path: string, json?: object) => call(server, `/api/${path}`, { ...keeper, ...(json && { json }) });
  const read = async <Data>(request: Promise<Response>) => ((await (await request).json()) as { data: Data }).data;
  const year = new Date().getFullYear();
  const yy = String(year).slice(2);
  const span = (at: number) => ({ pattern: "FOP R481 {yy} {nnn}", year, size_mm: 2.9, first: 1 + at, last: 60 + at });
  const written = await storm(clients, (at) => send("ring-series", span(at)));
  expect(tally(written)).toEqual({ 201: 1, 409: clients - 1 });
  const [series] = await read<Array<{ id: string; first: number; first_ring: string; last_ring: string }>>(
    send("ring-series"),
  );
  for (const { text } of written.filter(({ status }) => status === 409)) {
    const message = (JSON.parse(text) as Refused).errors?.[0]?.message ?? "";
    for (const named of [series?.first_ring, series?.last_ring]) expect(message).toContain(named);
  }
  const ring = (nth: number) => `FOP R481 ${yy} ${String((series?.first ?? 0) + nth).padStart(3, "0")}`;

  // Half of them in the nest, half in a bird's own form, all with the ring that they were offered.
  const made = (request: Promise<Response>) => read<{ id: string }>(request);
  const pairs = [
    await made(addBird(server, keeper, "PT 1")),
    await made(addBird(server, keeper, "PT 2", { sex: "female" })),
  ];
  const [cock_ids, hen_ids] = pairs.map(({ id }) => [id]);
  const pair = await made(send("pairs/", { kind: "pair", state: "active", cock_ids, hen_ids }));
  type Laid = { eggs: Array<{ id: string }> };
  const { eggs } = await read<Laid>(send(`pairs/${pair.id}/eggs`, { count: clients / 2, every: 0 }));
  type Hatched = { eggs: Array<{ chick: { id: string } | null }> };
  const hatched = await read<Hatched>(send("eggs/events", { egg_ids: eggs.map(({ id }) => id), state: "hatched" }));
  const chicks = hatched.eggs.flatMap(({ chick }) => chick?.id ?? []);
  expect(chicks).toHaveLength(clients / 2);
  const ringed = await storm(clients, (at) => {
    const chick = chicks[at];
    return chick
      ? send(`birds/${chick}/ring`, { identifier: ring(0) })
      : addBird(server, keeper, ring(0).toLowerCase());
  });
  expect(ringed.filter(({ status }) => status < 300)).toHaveLength(1);
  for (const { status, text } of ringed.filter(({ status }) => status >= 300))
    expect([status, (JSON.parse(text) as Refused).current]).toEqual([409, { next: ring(1) }]);

  // One notes as lost what another puts on a bird: it is either.
  const both = await storm(2, (at) =>
    at === 0
      ? send(`ring-series/${series?.id}/marks`, { number: (series?.first ?? 0) + 1, state: "lost" })
      : addBird(server, keeper, ring(1)),
  );
  expect(both.every(({ status }) => [201, 409].includes(status))).toBe(true);
  expect(await read(send(`ring-series/${series?.id}`))).toMatchObject({ used: 2, lost: 0, free: 58, next: ring(2) });

  // Several that go back are noted once, whoever presses, and are free again once taken back by one.
  const last = series?.last_ring.slice(-3);
  const marks = `ring-series/${series?.id}/marks`;
  const returned = { number: Number(last) - 9, last: Number(last), state: "returned" };
  expect(tally(await storm(clients, () => send(marks, returned)))).toEqual({ 201: 1, 409: clients - 1 });
  const takingBack = () =>
    fetch(`${server.origin}/api/${marks}/${returned.number}?last=${returned.last}`, {
      method: "DELETE",
      headers: { Authorization: `Bearer ${keeper.token}` },
    });
  expect(tally(await storm(clients, takingBack))).toEqual({ 204: 1, 404: clients - 1 });
  expect(await read(send(`ring-series/${series?.id}`))).toMatchObject({ used: 2, lost: 0, free: 58 });
});
