import { newIds } from "#db/ids.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { inQueue, verdict } from "./measures/measure.ts";

// 2,000 pairs of ten seasons, each with three clutches of four, 2,400 eggs in work in 200 cages, against the first page of the
// same flock.

const [seasons, pairsEach, eggsEach, birds] = [10, 200, 12, 6000];

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const breeder = await breederWith(server, birds);
  await breedFor(breeder);
  // One without cages, whose pairs lay a dozen to the clutch.
  const caged = breeder.token;
  const free = await breederWith(server, birds);
  await breedFor(free, { isCaged: false, clutchesEach: 1 });
  const confirming = (path: string, token: string) => async () => {
    const headers = { Cookie: `authToken=${token}`, Authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.origin}${path}`, { headers: { ...headers, "Accept-Language": "en" } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
  };
  const measured: Array<[path: string, bound: number | undefined, token?: string]> = [
    ["/birds/pairs", 2],
    ["/birds/pairs?season=2021", 2],
    ["/birds/pairs?ring=000123", undefined],
    ["/search/hits?q=000123", 3],
    ["/api/eggs/", 3],
    ["/eggs", undefined],
    ["/api/agenda", 3],
    ["/api/round", 3],
    ["/agenda", 3],
    ["/birds/pairs", 2, free.token],
    ["/api/eggs/", 3, free.token],
    ["/api/agenda", 3, free.token],
    ["/api/round", 3, free.token],
    ["/agenda", 3, free.token],
    ["/agenda?show=month", undefined, free.token],
    ["/round/none", 3, free.token],
    ["/birds/pairs/results", undefined],
    ["/birds/pairs/results?by=hen", undefined],
    ["/eggs?figure=hatched", undefined],
  ];
  for (const [path, bound, token = caged] of measured) {
    const ms = await inQueue(21, { asked: confirming(path, token), first: confirming("/birds", token) });
    console.log(verdict(token === caged ? path : `${path} (no cages)`, ms.asked ?? 0, ms.first ?? 0, bound));
  }
} finally {
  await server.stop();
}

/** Seasons of pairs and eggs, written straight into the database; the last one is open. */
async function breedFor(
  { org_id, species }: { org_id: string; species: string[] },
  { isCaged = true, clutchesEach = 3 } = {},
): Promise<void> {
  const client = directDatabase(server.databaseUrl);
  const write = (sql: string, rows: unknown[]) => client.execute({ sql, args: [org_id, JSON.stringify(rows)] });
  await client.execute({
    sql: `UPDATE species SET incubation_days = 13, incubation_days_to = 14, candling_days = '5,10', lay_interval_days = 1,
      sits_from_egg = 3, ring_days_from = 6, ring_days_to = 8, weaning_day = 30 WHERE org_id = ?`,
    args: [org_id],
  });
  const { rows } = await client.execute({
    sql: "SELECT id, sex, identifier FROM birds WHERE org_id = ? AND sex <> 'unknown' ORDER BY n",
    args: [org_id],
  });
  const flock = rows as unknown as Array<{ id: string; sex: string; identifier: string }>;
  const cocks = flock.filter(({ sex }) => sex === "male");
  const hens = flock.filter(({ sex }) => sex === "female");
  const many = seasons * pairsEach;
  const [pairIds, clutchIds] = [newIds("pair", many), newIds("clutch", many * clutchesEach)];
  const placeIds = newIds("place", pairsEach);
  if (isCaged)
    await write(
      `INSERT INTO places (id, org_id, kind, name, name_key, created_at, updated_at)
      SELECT value->>0, ?1, 'cage', value->>1, lower(value->>1), '2020', '2020' FROM json_each(?2)`,
      placeIds.map((id, at) => [id, `A${at + 1}`]),
    );
  const memberIds = newIds("pair_bird", 2 * many);
  const eggIds = newIds("egg", many * eggsEach);
  const today = Date.now();
  const dayOf = (ago: number) => new Date(today - ago * 86_400_000).toISOString().slice(0, 10);
  const numbered = Array.from({ length: many }, (_, at) => {
    const season = Number(dayOf(0).slice(0, 4)) - Math.floor(at / pairsEach);
    return {
      at,
      season,
      position: (at % pairsEach) + 1,
      isOpen: at < pairsEach,
      ago: 365 * Math.floor(at / pairsEach),
    };
  });
  await write(
    `INSERT INTO pairs (id, org_id, season, position, number, kind, state, species_id, started_on, ended_on, place_id,
        created_at, updated_at)
      SELECT value->>0, ?1, value->>1, value->>2, value->>3, 'pair', value->>4, value->>5, value->>6, value->>7, value->>8,
        '2020', '2020' FROM json_each(?2)`,
    numbered.map(({ at, season, position, isOpen, ago }) => [
      ...[pairIds[at], season, position, `${season}-${String(position).padStart(2, "0")}`, isOpen ? "active" : "ended"],
      ...[
        species[at % species.length],
        dayOf(ago + 60),
        isOpen ? null : dayOf(ago),
        isOpen && isCaged ? placeIds[at] : null,
      ],
    ]),
  );
  await write(
    `INSERT INTO pair_birds (id, org_id, pair_id, bird_id, ring, side, from_on)
      SELECT value->>0, ?1, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?2)`,
    numbered.flatMap(({ at, ago }) =>
      [cocks, hens].map((side, of) => {
        const bird = side[at % side.length];
        const joined = dayOf(ago + 60);
        return [memberIds[2 * at + of], pairIds[at], bird?.id, bird?.identifier, of === 0 ? "cock" : "hen", joined];
      }),
    ),
  );
  await write(
    `INSERT INTO clutches (id, org_id, pair_id, number, created_at, updated_at)
      SELECT value->>0, ?1, value->>1, value->>2, '2020', '2020' FROM json_each(?2)`,
    clutchIds.map((id, at) => [id, pairIds[Math.floor(at / clutchesEach)], (at % clutchesEach) + 1]),
  );
  for (const season of Array.from({ length: seasons }, (_, at) => numbered.slice(at * pairsEach, (at + 1) * pairsEach)))
    await write(
      `INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, laid_on, state, hatched_on, once_fertile, chick_ring,
          chick_tag, weaned_on, created_at, updated_at)
        SELECT value->>0, ?1, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8,
          value->>9, value->>6, '2020', '2020' FROM json_each(?2)`,
      season.flatMap(({ at, isOpen, ago }) =>
        Array.from({ length: eggsEach }, (_, number) => {
          const isHatched = !isOpen && number % 3 > 0;
          const out = isHatched ? dayOf(ago + 16) : null;
          return [
            ...[eggIds[at * eggsEach + number], clutchIds[at * clutchesEach + (number % clutchesEach)], pairIds[at]],
            ...[Math.floor(number / clutchesEach) + 1, dayOf(ago + 30 - number)],
            ...[isOpen ? "laid" : isHatched ? "hatched" : "clear", out, isHatched ? 1 : 0],
            ...[isHatched ? `PT ${at} ${number}` : null, isHatched ? `${at}/1-${number}` : null],
          ];
        }),
      ),
    );
  client.close();
}
