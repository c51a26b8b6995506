import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import type { Kin } from "#worker/pedigrees/lineage.ts";
import { familyOf } from "#worker/pedigrees/lineage-queries.ts";
import type { Scope } from "#worker/scope.ts";
import { clubWith } from "./clubs/club.ts";
import { seasons } from "./clubs/pedigrees.ts";
import { inQueue, verdict } from "./measures/measure.ts";

// The family of a bird in the middle of a large flock, six generations each way: the statement against reading the same
// birds by their primary key, then over HTTP, signed in, against the detail of one bird.

const names = { lineage: "lineage", page: "pedigree, F explained", youngest: "the same of the last bird" };

const server = await openTestServer({ rate_limits: "relaxed" });
const client = directDatabase(server.databaseUrl);
const db = drizzle(client);
try {
  for (const born of [seasons({ founders: 200, count: 9, pairs: 40 }), seasons()]) {
    const club = await clubWith(server, born);
    await call(server, "/api/birds/kinship/recompute", { token: club.token, json: {} });
    const id = parentIn(born, club.ids);
    const scope = { org_id: club.org_id, language: "pt" } as Scope;
    const reach = { ancestors: 6, descendants: 6, include_siblings: true };
    const statement = () => db.all<Kin>(familyOf(scope, id, reach));
    const kin = [...new Set((await statement()).map((it) => it.id))];
    const byKey = () =>
      db.all(sql`SELECT birds.id, birds.identifier, birds.name, birds.sex, birds.birth_date, birds.father_id, birds.mother_id
        FROM json_each(${JSON.stringify(kin)}) AS kin
        CROSS JOIN birds ON birds.org_id = ${club.org_id} AND birds.id = kin.value`);
    const ms = await inQueue(25, { statement, byKey });
    console.log(
      verdict(`${club.birds} birds: 6 + 6 generations, ${kin.length} birds`, ms.statement ?? 0, ms.byKey ?? 0, 3),
    );
    const get = (path: string) => async () => {
      const answer = await call(server, `/api/birds/${path}`, { token: club.token });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const question = "ancestors=6&descendants=6";
    const over = await inQueue(15, {
      bird: get(id),
      lineage: get(`${id}/lineage?${question}`),
      page: get(`${id}/pedigree?${question}`),
      youngest: get(`${club.last}/pedigree?${question}`),
    });
    for (const [what, bound] of [["lineage", 3], ["page"], ["youngest"]] as const)
      console.log(verdict(`${club.birds} birds: ${names[what]} over HTTP`, over[what] ?? 0, over.bird ?? 0, bound));
  }
} finally {
  client.close();
  await server.stop();
}

/** A bird of the middle with young of its own. */
function parentIn({ fathers }: ReturnType<typeof seasons>, ids: string[]): string {
  return ids[fathers[Math.floor(fathers.length * 0.6)] ?? 0] ?? "";
}
