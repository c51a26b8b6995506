import { sql } from "drizzle-orm";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import type { Listing } from "#worker/marketplace/listings/listing-json.ts";
import { tick } from "#worker/schedule.ts";

/** What the API says of a listing or of why it refuses. */
export type Answer = {
  status: number;
  data: Listing;
  detail?: string;
  code?: string;
  from?: string;
  errors?: Array<{ path: string; code: string; message: string }>;
};

/** Two breeders in Portugal, the first with a registration, and what is done on the market by hand. */
export async function shop() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a, db, env } = world;
  const make = makeFor(world, a);
  const call = async (method: string, path: string, json?: object, as: Resident = a): Promise<Answer> => {
    const answer = await ask(path, { as, method, ...(json && { json }) });
    const body = answer.status === 204 ? {} : ((await answer.json()) as object);
    return { status: answer.status, ...body } as Answer;
  };
  for (const org of [world.a, world.b])
    await db.run(sql`UPDATE organizations SET country = 'PT', district = 'Braga' WHERE id = ${org.org_id}`);
  await ask("/api/registrations", { as: a, json: { kind: "breeder_number", number: "PT-CRI-77" } });
  const canary = await make.species({ common_name: "Canário", latin_name: "Serinus canaria" });
  const gouldian = await make.species({ common_name: "Diamante-de-gould", latin_name: "Chloebia gouldiae" });
  const bird = (given: object = {}) =>
    make.bird({
      species_id: canary.id,
      sex: "female",
      birth_date: "2026-03-01",
      mutation: "Vermelho mosaico",
      ...given,
    });
  const draft = (json: object, as: Resident = a) => call("POST", "/api/listings", { title: "Canária", ...json }, as);
  /** A draft of one bird that lacks nothing. */
  const ofBird = async (bird_id: string, json: object = {}) =>
    (await draft({ kind: "bird", bird_ids: [bird_id], brood: 4, ...json })).data;
  const turn = (id: string, state: string, as: Resident = a) =>
    call("POST", `/api/listings/${id}/state`, { state }, as);
  const one = (id: string) => call("GET", `/api/listings/${id}`);
  const state = async (id: string) =>
    (await db.all<{ state: string }>(sql`SELECT state FROM listings WHERE id = ${id}`))[0]?.state;
  const index = async (id: string) =>
    (
      await db.all<
        Record<string, unknown>
      >(sql`SELECT *, (SELECT count(*) FROM market_hidden hidden WHERE hidden.id = it.id)
      AS hidden FROM market_listings it WHERE it.id = ${id}`)
    )[0];
  /** The level that strangers' queries would find for a listing; null where nobody has worked it out. */
  const level = async (id: string) =>
    (
      await db.all<{
        level: string | null;
      }>(sql`SELECT (SELECT gate.level FROM levels gate WHERE gate.country = it.country
      AND gate.region = it.region AND gate.latin_key = it.latin_key AND gate.version = (SELECT version FROM gate_versions))
      AS level FROM market_listings it WHERE it.id = ${id}`)
    )[0]?.level;
  /** What the operator opens, as the gate reads it. */
  const open = async (latin_key: string, opening: { region?: string; level?: string } = {}) => {
    const { region = "", level: as = "open" } = opening;
    await db.run(sql`INSERT INTO openings (id, country, region, latin_key, level, reason, source, on_day, made_by, created_at)
      VALUES (${`op_${latin_key}${region}`}, 'PT', ${region}, ${latin_key}, ${as}, 'Autorizada', 'DLR 17/2023/M', '2026-11-01', 'op', 'x')`);
    await db.run(sql`UPDATE gate_versions SET version = version + 1`);
  };
  const shut = async () => {
    await db.run(sql`DELETE FROM openings`);
    await db.run(sql`UPDATE gate_versions SET version = version + 1`);
  };
  const notices = () =>
    db.all<{ event: string; facts: string; link: string }>(
      sql`SELECT event, facts, link FROM notifications WHERE org_id = ${a.org_id}
        AND event LIKE 'listing.%' ORDER BY at, id`,
    );
  const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const clock = (days = 0) => tick(db, env, later(days));
  return {
    ...world,

    make,
    call,
    canary,
    gouldian,
    bird,
    draft,
    ofBird,
    turn,
    one,
    state,
    index,
    level,
    open,
    shut,
    notices,
    later,
    clock,
  };
}
