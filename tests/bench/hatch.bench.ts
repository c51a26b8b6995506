import { call } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { clubWith } from "./clubs/club.ts";
import { seasons } from "./clubs/pedigrees.ts";
import { inQueue, verdict } from "./measures/measure.ts";

// Five chicks hatched in one press against one bird added with the same parents, over HTTP, in a flock of 102,000.

const rounds = 15;
const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const { token, birds } = await clubWith(server, seasons());
  const post = async <Data>(path: string, json: object): Promise<Data> => {
    const answer = await call(server, path, { token, json });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  type Row = { id: string; species_id: string };
  const firstOf = async (sex: string) => {
    const answer = await call(server, `/api/birds/?sex=${sex}&page_size=10`, { token });
    const [bird] = ((await answer.json()) as { data: { items: Row[] } }).data.items;
    if (!bird) throw new Error(`no ${sex} bird`);
    return bird;
  };
  const [cock, hen] = [await firstOf("male"), await firstOf("female")];
  const begun = { kind: "pair", state: "active", started_on: "2026-06-01" };
  const pair = await post<Row>("/api/pairs/", { ...begun, cock_ids: [cock.id], hen_ids: [hen.id] });
  const nests: string[][] = [];
  for (let at = 0; at <= rounds; at += 1) {
    const laying = { count: 5, every: 0, new_clutch: true };
    const { eggs } = await post<{ eggs: Row[] }>(`/api/pairs/${pair.id}/eggs`, laying);
    nests.push(eggs.map(({ id }) => id));
  }
  let added = 0;
  const ms = await inQueue(rounds, {
    hatched: () => post("/api/eggs/events", { egg_ids: nests.pop() ?? [], state: "hatched" }),
    bird: () => {
      added += 1;
      const young = { identifier: `ADDED ${added}`, species_id: hen.species_id, sex: "unknown" };
      return post("/api/birds/", { ...young, father_id: cock.id, mother_id: hen.id });
    },
  });
  console.log(verdict(`${birds} birds: five chicks hatched`, ms.hatched ?? 0, ms.bird ?? 0, 3));
} finally {
  await server.stop();
}
