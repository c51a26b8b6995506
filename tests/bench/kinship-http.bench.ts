import { createClient } from "@libsql/client";
import { newId } from "#db/ids.ts";
import { call, type NewResident, signUp } from "#tests/two-workers/resident.ts";
import { openStage, type Stage } from "#tests/two-workers/stage.ts";
import { inTurn, timed, verdict } from "./measure.ts";
import { growthDuring } from "./memory.ts";
import { type Born, seasons } from "./pedigrees.ts";

// Questions of kinship over HTTP, signed in, against the detail of one bird, with 2,000 birds and with 102,000: warm, and
// after bonds have changed, when the whole pedigree is read anew.

const insertion = `INSERT INTO birds
  (id, org_id, identifier, identifier_key, search_key, species_id, sex, birth_date, father_id, mother_id, created_at, updated_at)
  SELECT value->>0, ?1, value->>1, lower(value->>1), lower(value->>1) || char(10), value->>2, value->>3, '2024-03-01',
    value->>4, value->>5, '2024-03-01', '2024-03-01' FROM json_each(?2)`;

/** A breeder with the birds of a pedigree, written straight into the stage's database; `last` is the cock born last. */
async function clubWith(stage: Stage, born: Born): Promise<NewResident & { last: string; birds: number }> {
  const club = await signUp(stage);
  const json = {
    common_name: "Canário",
    latin_name: "Serinus",
    group: "passerine",
    incubation_days: 13,
    org_id: club.org_id,
  };
  const { data } = (await (await call(stage, "/api/bird-species/", { token: club.token, json })).json()) as {
    data: { id: string };
  };
  const ids = Array.from(born.fathers, () => newId("bird"));
  const client = createClient({ url: stage.databaseUrl });
  for (let from = 0; from < ids.length; from += 10_000) {
    const rows = ids.slice(from, from + 10_000).map((id, at) => {
      const bird = from + at;
      const parents = [ids[born.fathers[bird] ?? -1] ?? null, ids[born.mothers[bird] ?? -1] ?? null];
      return [id, `PT ${bird}`, data.id, born.cocks[bird] === 1 ? "male" : "female", ...parents];
    });
    await client.execute({ sql: insertion, args: [club.org_id, JSON.stringify(rows)] });
  }
  client.close();
  return { ...club, last: ids[born.cocks.lastIndexOf(1)] ?? "", birds: ids.length };
}

const stage = await openStage({ rate_limits: "relaxed" });
const client = createClient({ url: stage.databaseUrl });
try {
  const { workerd } = await stage.parts();
  const small = await clubWith(stage, seasons({ founders: 200, count: 9, pairs: 40 }));
  const large = await clubWith(stage, seasons());
  for (const [club, bound] of [
    [small, 40],
    [large, 600],
  ] as const) {
    const get = (path: string) => async () => {
      const answer = await call(stage, `/api/birds/${path}`, { token: club.token });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const recompute = async () => {
      const answer = await call(stage, "/api/birds/kinship/recompute", { token: club.token, json: {} });
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
    const ms = await inTurn(9, {
      bird: get(club.last),
      "one with all": get(`${club.last}/kinship`),
      "one with all, read anew": cold,
      mates: get(`${club.last}/mates`),
      diversity: get("kinship/diversity"),
    });
    for (const what of ["one with all", "one with all, read anew", "mates", "diversity"]) {
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
  await stage.stop();
}
