import { sql } from "drizzle-orm";
import type { SeenBird } from "#worker/kit/bird-slots.ts";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { type Mate, parentsOf } from "./hatching.ts";
import { type Feeder, feedersOf } from "./nest/clutch-facts.ts";

type Hatched = {
  egg_id: string;
  number: number;
  clutch_id: string;
  clutch_number: number;
  pair_id: string;
  pair_number: string;
  hen_id: string | null;
  laid_on: string | null;
  foster_id: string | null;
  foster_number: string | null;
  feeders: string;
};
type Named = Mate & { identifier: string; name: string | null; in_trash: 0 | 1 };
/** A bird that may be a parent; without an id it was erased, and in the trash it has no page. */
export type MayBeParent = { id: string | null; identifier: string; name: string | null };

/** The egg a bird came of: its clutch and pair, who raised it, and who its parents may be where nobody knows for sure. */
export type Origin = {
  egg: { id: string; number: number };
  clutch: { id: string; number: number };
  pair: { id: string; number: string };
  foster: { id: string; number: string } | null;
  /** Hens that fed the clutch. */
  feeders: Feeder[];
  fathers: MayBeParent[];
  mothers: MayBeParent[];
};

/** The statements that read which egg a bird hatched from; they fit any batch, and read nothing of a bird of no egg. */
function readingOrigin({ db, org_id }: Scope, bird_id: string) {
  const own = sql`eggs.org_id = ${org_id} AND eggs.chick_id = ${bird_id}`;
  return {
    hatched: db.all<Hatched>(sql`
      SELECT eggs.id AS egg_id, eggs.number, clutches.id AS clutch_id, clutches.number AS clutch_number,
        pairs.id AS pair_id, pairs.number AS pair_number, eggs.hen_id, eggs.laid_on, foster.id AS foster_id,
        foster.number AS foster_number, ${feedersOf(org_id, sql`clutches.id`)} AS feeders
      FROM eggs CROSS JOIN clutches ON clutches.org_id = ${org_id} AND clutches.id = eggs.clutch_id
      CROSS JOIN pairs ON pairs.org_id = ${org_id} AND pairs.id = eggs.pair_id
      LEFT JOIN pairs foster ON foster.org_id = ${org_id} AND foster.id = eggs.foster_pair_id WHERE ${own}`),
    mates: db.all<Named>(sql`
      SELECT joined.pair_id, joined.bird_id, joined.ring, joined.side, joined.from_on, joined.until_on,
        birds.species_id, birds.sex, ifnull(birds.identifier, joined.ring) AS identifier, birds.name,
        birds.deleted_at IS NOT NULL AS in_trash
      FROM eggs CROSS JOIN pair_birds joined ON joined.org_id = ${org_id} AND joined.pair_id = eggs.pair_id
      LEFT JOIN birds ON birds.org_id = ${org_id} AND birds.id = joined.bird_id WHERE ${own} ORDER BY +joined.id`),
  };
}
type Reading = ReturnType<typeof readingOrigin>;
type OriginRead = { [Name in keyof Reading]: Awaited<Reading[Name]> };

/** Which parents a bird names; of those it names nobody else comes into question. */
type Names = { father_id: string | null; mother_id: string | null };

/** The egg of a bird that names such parents; null for one that came of no egg here. */
function originIn({ hatched: [egg], mates }: OriginRead, { father_id, mother_id }: Names): Origin | null {
  if (!egg) return null;
  const { cocks, hens } = parentsOf(egg, mates);
  const { egg_id, number, clutch_id, clutch_number, pair_id, pair_number, foster_id, foster_number } = egg;
  return {
    egg: { id: egg_id, number },
    clutch: { id: clutch_id, number: clutch_number },
    pair: { id: pair_id, number: pair_number },
    feeders: JSON.parse(egg.feeders) as Feeder[],
    foster: foster_id !== null && foster_number !== null ? { id: foster_id, number: foster_number } : null,
    fathers: father_id === null ? among(mates, cocks) : [],
    mothers: mother_id === null ? among(mates, hens) : [],
  };
}

const among = (all: readonly Named[], meant: readonly Mate[]): MayBeParent[] =>
  all
    .filter((mate) => meant.includes(mate))
    .map(({ bird_id, identifier, name, in_trash }) => ({ id: in_trash ? null : bird_id, identifier, name }));

/** The egg a bird hatched from, on its page. */
export const eggOnBirdPage = {
  join: (scope: Scope, { id }: { id: string }) =>
    joining(readingOrigin(scope, id), (read, seen: SeenBird) => ({ origin: originIn(read, seen) })),
} satisfies Slots["birdPage"];
