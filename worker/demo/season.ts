import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import { birds } from "#db/schema/birds.ts";
import { clutches, eggEvents, eggs } from "#db/schema/clutches.ts";
import { pairBirds, pairs } from "#db/schema/pairs.ts";
import { dayBegun } from "#worker/demo/flock/keeper.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { asAdded, type DemoKeeper } from "./flock/keeper.ts";
import type { Around, Standing, StandingBird } from "./flock/stored-flock.ts";
import { machineEggs } from "./machine-eggs.ts";
import { machineReadings, machineReadingsGone } from "./machine-readings.ts";
import { reminderStatements, remindersGone } from "./reminders.ts";
import type { BookedEgg } from "./season-book.ts";
import { eggOf } from "./season-eggs.ts";
import { breedingSince, inOrder, type Numbered } from "./season-order.ts";
import { treatmentGone, treatmentStatements } from "./treatment.ts";

/**
 * The statements that write the pairs of the book, their eggs and chicks as they are on the keeper's day. They have the
 * same ids whenever they are written for an organisation.
 */
export async function seasonStatements(db: Database, keeper: DemoKeeper, standing: Standing) {
  const rows = await seasonRows(keeper, standing);
  return [
    db.insert(birds).values(rows.chicks),
    db.insert(pairs).values(rows.pairs),
    db.insert(pairBirds).values(rows.members),
    db.insert(clutches).values(rows.clutches),
    db.insert(eggs).values(rows.eggs),
    db.insert(eggEvents).values(rows.events),
    ...(await machineEggs(db, keeper)),
    ...(await treatmentStatements(db, keeper, standing)),
    machineReadings(db, keeper),
    ...(await reminderStatements(db, keeper)),
  ] as const;
}

/** The statements that take them away again and turn the flock to the keeper's day: it stays, and whoever looks at it. */
export const seasonTurned = (db: Database, keeper: DemoKeeper, { birds: flock }: Standing) => {
  const { org_id } = keeper;
  const since = [...breedingSince(keeper)].map(([ring, day]) => [flock.get(ring)?.id ?? "", day]);
  return [
    treatmentGone(db, keeper),
    machineReadingsGone(db, keeper),
    remindersGone(db, keeper),
    db.run(sql`
      DELETE FROM birds WHERE org_id = ${org_id} AND id IN (SELECT chick_id FROM eggs WHERE org_id = ${org_id})
        AND id NOT IN (SELECT value FROM json_each(${JSON.stringify([...flock.values()].map(({ id }) => id))}))`),
    db.run(sql`DELETE FROM eggs WHERE org_id = ${org_id}`),
    db.run(sql`DELETE FROM clutches WHERE org_id = ${org_id}`),
    db.run(sql`DELETE FROM pairs WHERE org_id = ${org_id}`),
    // Whoever keeps the old parentage in memory has to read it anew.
    db.run(sql`UPDATE organizations SET bonds_version = bonds_version + 1 WHERE id = ${org_id}`),
    db.run(sql`
      UPDATE birds SET status_since = said.value->>1 FROM json_each(${JSON.stringify(since)}) said
      WHERE birds.org_id = ${org_id} AND birds.id = said.value->>0`),
    // Of a day that passed nobody is told as of a change.
    db.run(sql`DELETE FROM audit WHERE org_id = ${org_id}`),
  ] as const;
};

async function seasonRows(keeper: DemoKeeper, standing: Standing) {
  const numbered = inOrder(keeper);
  const named = numbered.map(async ({ name }) => [name, await idForKey("pair", keeper.org_id, name)] as const);
  const around = { keeper, standing, ids: new Map(await Promise.all(named)) };
  const written = await Promise.all(numbered.map((pair) => pairOf(pair, around)));
  const laid = written.flatMap((it) => it.clutches);
  const layings = laid.flatMap((it) => it.eggs);
  return {
    pairs: written.map(({ pair }) => pair),
    members: written.flatMap(({ members }) => members),
    clutches: laid.map(({ clutch }) => clutch),
    eggs: layings.map(({ egg }) => egg),
    events: layings.flatMap(({ events }) => events),
    chicks: layings.flatMap(({ chick }) => chick ?? []).toSorted(asAdded),
  };
}

async function pairOf(booked: Numbered, around: Around) {
  const { keeper, standing, ids } = around;
  const { org_id, language, today } = keeper;
  const { name, state, base, until, started_on, season, position, number, place, notes } = booked;
  const id = ids.get(name) ?? "";
  const since = until === undefined ? started_on : plusDays(base, -until);
  const at = dayBegun(booked.began > 0 ? started_on : today);
  const pair = {
    id,
    org_id,
    season,
    position,
    number,
    kind: "pair" as const,
    state,
    started_on,
    state_since: state === "planned" ? null : since,
    ended_on: state === "ended" ? since : null,
    place_id: standing.places.get(place) ?? null,
    species_id: standing.birds.get(booked.hen)?.species_id ?? null,
    notes: notes?.[language] ?? null,
    created_at: at,
    updated_at: at,
  };
  const joined = async (side: "cock" | "hen", bird: StandingBird | undefined) => ({
    id: await idForKey("pair_bird", org_id, `${name} ${side}`),
    org_id,
    pair_id: id,
    side,
    bird_id: bird?.id ?? null,
    ring: bird?.identifier ?? "",
    from_on: state === "planned" ? null : started_on,
    mutation: bird?.mutation ?? null,
    genotype: bird?.genotype ?? null,
  });
  return {
    pair,
    members: [
      await joined("cock", standing.birds.get(booked.cock)),
      await joined("hen", standing.birds.get(booked.hen)),
    ],
    clutches: await Promise.all(booked.clutches.map((laid, place) => clutchOf(booked, laid, { ...around, place }))),
  };
}

async function clutchOf(
  pair: Numbered,
  booked: readonly BookedEgg[],
  { place, ...around }: Around & { place: number },
) {
  const { keeper, ids } = around;
  const { org_id } = keeper;
  const id = await idForKey("clutch", org_id, `${pair.name} ${place}`);
  const begun = dayBegun(plusDays(pair.base, -(booked[0]?.laid ?? 0)));
  const clutch = {
    id,
    org_id,
    pair_id: ids.get(pair.name) ?? "",
    number: place + 1,
    ...pair.nests?.[place],
    created_at: begun,
    updated_at: begun,
  };
  const eggsIn = booked.map((egg, at) => eggOf(egg, { ...around, pair, clutch, number: at + 1 }));
  return { clutch, eggs: await Promise.all(eggsIn) };
}
