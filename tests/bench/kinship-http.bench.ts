import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { clubWith } from "./clubs/club.ts";
import { seasons } from "./clubs/pedigrees.ts";
import { inQueue, timed, verdict } from "./measures/measure.ts";
import { growthDuring } from "./measures/memory.ts";

// Questions of kinship over HTTP, signed in, against the detail of one bird, with 2,000 birds and with 102,000: warm, and
// after bonds have changed, when the whole pedigree is read anew.

const server = await openTestServer({ rate_limits: "relaxed" });
const client = directDatabase(server.databaseUrl);
try {
  const { workerd } = await server.parts();
  const small = await clubWith(server, seasons({ founders: 200, count: 9, pairs: 40 }));
  const large = await clubWith(server, seasons());
  for (const [club, bound] of [
    [small, 40],
    [large, 600],
  ] as const) {
    const get = (path: string) => async () => {
      const answer = await call(server, `/api/birds/${path}`, { token: club.token });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const recompute = async () => {
      const answer = await call(server, "/api/birds/kinship/recompute", { token: club.token, json: {} });
      if (!answer.ok) throw new Error(await answer.text());
    };
    const [growth, again] = [await growthDuring(workerd, recompute), await timed(recompute)];
    console.log(
      `${club.birds} birds: all F worked out and stored, +${growth.toFixed(0)} MB; again ${again.toFixed(0)} ms`,
    );
    const bonds = "UPDATE organizations SET bonds_version = bonds_version + 1 WHERE id = ?";
    const cold = async () => {
      await client.execute({ sql: bonds, args: [club.org_id] });
      await get(`${club.last}/kinship`)();
    };
    const list = async (sex: string) => {
      const answer = await call(server, `/api/birds/?sex=${sex}&page_size=50`, { token: club.token });
      const { data } = (await answer.json()) as { data: { items: Array<{ id: string }> } };
      return data.items.map(({ id }) => id);
    };
    const [cocks, hens] = [await list("male"), await list("female")];
    const ms = await inQueue(9, {
      bird: get(club.last),
      "one with all": get(`${club.last}/kinship`),
      "one with all, read anew": cold,
      mates: get(`${club.last}/mates`),
      pair: get(`kinship/pair?cock_id=${cocks[0]}&hen_id=${hens[0]}`),
      "matrix of 40 by 40": get(`kinship/matrix?ids=${[...cocks.slice(0, 40), ...hens.slice(0, 40)]}`),
      diversity: get("kinship/diversity"),
    });
    for (const what of [
      "one with all",
      "one with all, read anew",
      "mates",
      "pair",
      "matrix of 40 by 40",
      "diversity",
    ]) {
      const kept = what.startsWith("one")
        ? (ms[what] ?? 0) <= bound
          ? `  within ${bound} ms`
          : `  OVER ${bound} ms`
        : "";
      console.log(`${verdict(`${club.birds} birds: ${what}`, ms[what] ?? 0, ms.bird ?? 0, undefined)}${kept}`);
    }
  }
} finally {
  client.close();
  await server.stop();
}
