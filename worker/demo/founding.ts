import type { Database } from "#db/connection.ts";
import { newId, newIds } from "#db/ids.ts";
import { birds } from "#db/schema/birds.ts";
import { places } from "#db/schema/places.ts";
import { birdWeights } from "#db/schema/record.ts";
import { species } from "#db/schema/species.ts";
import { statuses } from "#db/schema/statuses.ts";
import { seededStatuses } from "#db/vocabulary.ts";
import { positionOf } from "#worker/places/queries.ts";
import { ringKey, searchKey } from "#worker/rings/keys.ts";
import { copyOf } from "#worker/species/copies.ts";
import { foldName } from "#worker/species/names.ts";
import { catalogueIn } from "#worker/species/profiles.ts";
import { demoDays, demoWeights } from "./flock/days.ts";
import { demoFlock } from "./flock/flock.ts";
import { demoGenotype, demoMutation } from "./flock/genotypes.ts";
import { asAdded, begunAt, type DemoKeeper } from "./flock/keeper.ts";
import { orderedRingStatements } from "./flock/ordered-rings.ts";
import { demoPlaces } from "./flock/places.ts";
import { ringOf } from "./flock/rings.ts";
import { standingIn } from "./flock/stored-flock.ts";
import { machineStatements } from "./machines.ts";
import { registerStatements } from "./register.ts";
import { seasonStatements } from "./season.ts";
import { breedingSince } from "./season-order.ts";
import { shelfStatements } from "./shelf/shelf.ts";
import { ailingSince, healthStatements } from "./sickbay.ts";
import { contactStatements, demoContactRows } from "./trade/contacts.ts";
import { listingStatements } from "./trade/listings.ts";
import { paymentStatements } from "./trade/payments.ts";
import { tradeStatements } from "./trade/sales.ts";
import { spendingStatements } from "./trade/spending.ts";

/**
 * The statements that write the whole demo flock for an organisation and a user that the same batch makes before them. F
 * is worked out behind it, by `rebuildInbreeding`.
 */
export async function flockStatements(db: Database, keeper: DemoKeeper) {
  const kinds = statusRows(keeper);
  const kept = await speciesRows(keeper);
  const housed = placeRows(keeper);
  const flock = birdRows(keeper, { kinds, kept, homes: housed.homes });
  const named = kinds.map(({ id, key }) => ({ id, name: key }));
  const known = standingIn(keeper, { flock, places: housed.rows, kinds: named });
  return [
    db.insert(statuses).values(kinds),
    db.insert(species).values(kept),
    db.insert(places).values(housed.rows),
    ...machineStatements(db, keeper, housed.rows),
    db.insert(birds).values(flock.toSorted(asAdded)),
    ...contactStatements(db, keeper, demoContactRows(keeper)),
    db.insert(birdWeights).values(weightRows(keeper, flock)),
    ...(await seasonStatements(db, keeper, known)),
    ...(await healthStatements(db, keeper, known)),
    ...(await tradeStatements(db, keeper, known)),
    ...(await spendingStatements(db, keeper)),
    ...(await shelfStatements(db, keeper, known)),
    ...(await orderedRingStatements(db, keeper)),
    ...(await paymentStatements(db, keeper)),
    ...(await registerStatements(db, keeper, known)),
    ...(await listingStatements(db, keeper, known)),
  ] as const;
}

const statusRows = ({ org_id }: DemoKeeper) =>
  seededStatuses.map(({ key, pt, en, kind }, position) => ({
    id: newId("status"),
    org_id,
    key,
    name_pt: pt,
    name_en: en,
    kind,
    position,
  }));

function speciesRows({ org_id, season, language }: DemoKeeper) {
  const created_at = begunAt(season);
  const wanted = new Set<string>(demoFlock.map((bird) => bird.species));
  const entries = catalogueIn(language).filter(({ slug }) => wanted.has(slug));
  const scope = { org_id, idempotency_key: undefined, language };
  return Promise.all(entries.map(async (entry) => ({ ...(await copyOf(scope, entry)), org_id, created_at })));
}

/** The places, and the place of each bird that has one. */
function placeRows({ org_id, season, language }: DemoKeeper) {
  const created_at = begunAt(season);
  const ids = new Map(newIds("place", demoPlaces.length).map((id, at) => [demoPlaces[at]?.key, id]));
  const idOf = (key: string) => ids.get(key) ?? "";
  const rows = demoPlaces.map(({ key, kind, name: names, within, capacity = null, notes }) => {
    const name = names[language];
    return {
      id: idOf(key),
      org_id,
      kind,
      name,
      name_key: foldName(name),
      position: positionOf(name),
      capacity,
      parent_id: within ? idOf(within) : null,
      notes: notes?.[language] ?? null,
      created_at,
      updated_at: created_at,
    };
  });
  const homes = new Map(demoPlaces.flatMap(({ key, birds = [] }) => birds.map((ring) => [ring as string, idOf(key)])));
  return { rows, homes };
}

type Kept = {
  kinds: ReturnType<typeof statusRows>;
  kept: Awaited<ReturnType<typeof speciesRows>>;
  homes: ReturnType<typeof placeRows>["homes"];
};

function birdRows(keeper: DemoKeeper, { kinds, kept, homes }: Kept) {
  const { org_id, season, user_id, language } = keeper;
  const [breeding, ailing] = [breedingSince(keeper), ailingSince(keeper)];
  // Made in one instant, ids have no order of their own; sorted, they keep that of the book wherever birds tie.
  const inOrder = demoFlock.map(() => newId("bird")).sort();
  const ids = new Map(demoFlock.map((bird, at) => [bird.ring, inOrder[at] ?? newId("bird")]));
  return demoFlock.map((bird) => {
    const { father, mother, ring, name, sex } = bird;
    const notes = bird.notes?.[language] ?? null;
    const birth_date = `${season - bird.season}-${bird.hatched}`;
    const identifier = ringOf(bird, season);
    const { ago = 0, on, cause, to = [null, null] } = demoDays[ring] ?? {};
    const at = `${new Date(Date.parse(birth_date) + ringedAfter).toISOString().slice(0, 10)}T18:30:00.000Z`;
    return {
      id: ids.get(ring) ?? newId("bird"),
      org_id,
      identifier,
      name,
      sex,
      birth_date,
      notes,
      identifier_key: ringKey(identifier),
      search_key: searchKey(identifier, name),
      species_id: kept.find((it) => it.catalogue_slug === bird.species)?.id ?? "",
      status_id: kinds.find((it) => it.key === (breeding.has(ring) ? "breeding" : bird.status))?.id ?? null,
      status_since: breeding.get(ring) ?? ailing.get(ring) ?? (on ? `${season - ago}-${on}` : null),
      cause_of_death: cause?.[language] ?? null,
      left_to: to[0],
      left_price_cents: to[1],
      place_id: homes.get(ring) ?? null,
      mutation: demoMutation(bird, language),
      genotype: demoGenotype(bird, language),
      father_id: (father && ids.get(father)) ?? null,
      mother_id: (mother && ids.get(mother)) ?? null,
      created_at: at,
      updated_at: at,
      changed_by: user_id,
    };
  });
}

function weightRows({ org_id, today }: DemoKeeper, flock: ReturnType<typeof birdRows>) {
  const weighed = flock.flatMap(({ id }, at) =>
    (demoWeights[demoFlock[at]?.ring ?? "  0"] ?? []).map(([days, grams]) => ({ bird_id: id, days, grams })),
  );
  const ids = newIds("weight", weighed.length);
  return weighed.map(({ bird_id, days, grams }, at) => {
    const weighed_on = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
    return {
      id: ids[at] ?? newId("weight"),
      org_id,
      bird_id,
      weighed_on,
      grams,
      created_at: `${weighed_on}T18:30:00.000Z`,
    };
  });
}

// A closed ring goes on in the second week of life; the bird enters the book with it.
const ringedAfter = 9 * 24 * 3600 * 1000;
