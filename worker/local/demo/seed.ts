import { count, eq } from "drizzle-orm";
import { newId, newIds } from "#db/ids.ts";
import type { Database } from "#db/open.ts";
import { organizations, users } from "#db/schema/accounts.ts";
import { birds } from "#db/schema/birds.ts";
import { places } from "#db/schema/places.ts";
import { species } from "#db/schema/species.ts";
import { statuses } from "#db/schema/statuses.ts";
import { type Language, seededStatuses } from "#db/vocabulary.ts";
import { fullCost, hashPassword } from "#worker/accounts/passwords/hashing.ts";
import { rebuildInbreeding } from "#worker/kinship/rebuilding.ts";
import { enterWords } from "#worker/locales/say.ts";
import { positionOf } from "#worker/places/queries.ts";
import { ringKey, searchKey } from "#worker/rings/keys.ts";
import { copyOf } from "#worker/species/copies.ts";
import { foldName } from "#worker/species/names.ts";
import { catalogueIn } from "#worker/species/profiles.ts";
import { en } from "#worker/species/words/en.ts";
import { pt } from "#worker/species/words/pt.ts";
import { type DemoBird, demoFlock, demoUser } from "./flock.ts";
import { demoGenotype } from "./genotypes.ts";
import { demoPlaces } from "./places.ts";

// Copies of the catalogue say the incubation in words; of the other rooms nothing is said here.
enterWords({ pt, en });

/** Makes the demo organisation, in one transaction, when there is no organisation at all; answers whether it did. */
export async function seedDemo(
  db: Database,
  password: string,
  { now = new Date(), language = "pt" }: { now?: Date; language?: Language } = {},
): Promise<boolean> {
  const [found] = await db.select({ n: count() }).from(organizations);
  if (found?.n !== 0) return false;
  const org_id = newId("organization");
  const season = lastSeason(now);
  const created_at = `${season - 3}-02-01T18:00:00.000Z`;
  const user_id = newId("user");
  const kinds = statusRows(org_id);
  const kept = await speciesRows({ org_id, created_at, language });
  const standing = placeRows({ org_id, created_at, language });
  await db.batch([
    db.insert(organizations).values(organization(org_id, created_at)),
    db.insert(users).values({ ...owner(org_id, created_at, hashPassword(password, fullCost)), id: user_id }),
    db.insert(statuses).values(kinds),
    db.insert(species).values(kept),
    db.insert(places).values(standing.rows),
    db.insert(birds).values(flock(org_id, season, { kinds, kept, homes: standing.homes, user_id, language })),
  ]);
  // Or the first minute, before the clock comes by, would know nobody's parents.
  await rebuildInbreeding({ db, org_id });
  return true;
}

/** Whether the demo user is still there to sign in. */
export async function hasDemoUser(db: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.email, demoUser.email)).limit(1)).length > 0;
}

const organization = (id: string, created_at: string) => ({
  ...{ id, created_at, name: demoUser.organization, locale: "pt-PT", timezone: "Europe/Lisbon" },
  ...{ plan: "professional" as const, claimed_at: created_at },
});

function owner(org_id: string, created_at: string, password_hash: string) {
  const { first_name, last_name, email } = demoUser;
  const person = { first_name, last_name, email, language: "pt" as const, role: "owner" as const, is_verified: true };
  return { ...person, org_id, password_hash, created_at };
}

const statusRows = (org_id: string) =>
  seededStatuses.map(({ key, pt, en, kind }, position) => ({
    ...{ id: newId("status"), org_id, key, name_pt: pt, name_en: en, kind, position },
  }));

type Founding = { org_id: string; created_at: string; language: Language };

function speciesRows({ org_id, created_at, language }: Founding) {
  const wanted = new Set<string>(demoFlock.map((bird) => bird.species));
  const entries = catalogueIn(language).filter(({ slug }) => wanted.has(slug));
  const scope = { org_id, idempotency_key: undefined, language };
  return Promise.all(entries.map(async (entry) => ({ ...(await copyOf(scope, entry)), org_id, created_at })));
}

/** The places, and the place of each bird that has one. */
function placeRows({ org_id, created_at, language }: Founding) {
  const ids = new Map(newIds("place", demoPlaces.length).map((id, at) => [demoPlaces[at]?.key, id]));
  const idOf = (key: string) => ids.get(key) ?? "";
  const rows = demoPlaces.map(({ key, kind, name: names, within, capacity = null, notes }) => {
    const name = names[language];
    return {
      ...{ id: idOf(key), org_id, kind, name, name_key: foldName(name), position: positionOf(name), capacity },
      ...{ parent_id: within ? idOf(within) : null, notes: notes?.[language] ?? null },
      ...{ created_at, updated_at: created_at },
    };
  });
  const homes = new Map(demoPlaces.flatMap(({ key, birds = [] }) => birds.map((ring) => [ring as string, idOf(key)])));
  return { rows, homes };
}

type Kept = {
  kinds: ReturnType<typeof statusRows>;
  kept: Awaited<ReturnType<typeof speciesRows>>;
  homes: ReturnType<typeof placeRows>["homes"];
  user_id: string;
  language: Language;
};

function flock(org_id: string, season: number, { kinds, kept, homes, user_id, language }: Kept) {
  // Made in one instant, ids have no order of their own; sorted, they keep that of the book wherever birds tie.
  const inOrder = demoFlock.map(() => newId("bird")).sort();
  const ids = new Map(demoFlock.map((bird, at) => [bird.ring, inOrder[at] ?? newId("bird")]));
  return demoFlock.map((bird) => {
    const { father, mother, ring, name, sex, notes = null } = bird;
    const birth_date = `${season - bird.season}-${bird.hatched}`;
    const identifier = ringOf(bird, season);
    const at = `${new Date(Date.parse(birth_date) + ringedAfter).toISOString().slice(0, 10)}T18:30:00.000Z`;
    return {
      ...{ id: ids.get(ring) ?? newId("bird"), org_id, identifier, name, sex, birth_date, notes },
      ...{ identifier_key: ringKey(identifier), search_key: searchKey(identifier, name) },
      species_id: kept.find((it) => it.catalogue_slug === bird.species)?.id ?? "",
      status_id: kinds.find((it) => it.key === bird.status)?.id ?? null,
      place_id: homes.get(ring) ?? null,
      genotype: demoGenotype(bird, language),
      ...{ father_id: (father && ids.get(father)) ?? null, mother_id: (mother && ids.get(mother)) ?? null },
      ...{ created_at: at, updated_at: at, changed_by: user_id },
    };
  });
}

// A closed ring goes on in the second week of life; the bird enters the book with it.
const ringedAfter = 9 * 24 * 3600 * 1000;

/** `FOP R481 14` of the 2025 season becomes `FOP R481 25 014`. */
function ringOf({ ring, season: ago }: DemoBird, season: number): string {
  const [federation, breeder, serial = ""] = ring.split(" ");
  return `${federation} ${breeder} ${String((season - ago) % 100).padStart(2, "0")} ${serial.padStart(3, "0")}`;
}

/** The year of the newest chicks: they hatch until May and are grown by July. */
const lastSeason = (now: Date) => (now.getUTCMonth() >= 6 ? now.getUTCFullYear() : now.getUTCFullYear() - 1);
