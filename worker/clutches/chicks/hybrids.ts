import { type SQL, sql } from "drizzle-orm";
import { idForKey } from "#db/ids.ts";
import { countedTables } from "#db/row-counts.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { hybrids } from "#worker/species/catalogue-hybrids.ts";
import { addingCopies, copyOf, type SpeciesCopy } from "#worker/species/copies.ts";
import { foldName, isHybridName } from "#worker/species/names.ts";
import { entryOf, isCopyOf, slugNamed } from "#worker/species/profiles.ts";

type Kind = { id: string; name: string; latin: string; slug: string | null };
type Own = { id: string; name_key: string; latin: string; catalogue_slug: string | null };
/** Two species whose birds are in one pair, each as a `Kind`, and the organisation's hybrids, each as an `Own`: JSON. */
type MixedRow = { one: string; other: string; own: string; is_full: 0 | 1 };

const slugs = hybrids.map(({ slug }) => slug);
const names = hybrids.flatMap((it) => [foldName(it.names.pt), foldName(it.names.en)]);

/**
 * The statement that reads which species meet in the pairs of eggs, and the organisation's hybrids. It answers nothing of
 * pairs of one species, and looks at no other species then: read along with every egg, hybrids slowed large flocks down.
 */
export const mixedOf = ({ db, org_id }: Pick<Scope, "db" | "org_id">, egg_ids: readonly string[]) =>
  db.all<MixedRow>(sql`
    WITH mated AS MATERIALIZED (
      SELECT DISTINCT kind.id, json_object('id', kind.id, 'name', kind.common_name, 'latin', kind.latin_name,
        'slug', kind.catalogue_slug) AS named
      FROM json_each(${JSON.stringify(egg_ids)}) wanted
      CROSS JOIN eggs ON eggs.org_id = ${org_id} AND eggs.id = wanted.value
      CROSS JOIN pair_birds joined ON joined.org_id = ${org_id} AND joined.pair_id = eggs.pair_id
      CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = joined.bird_id
      CROSS JOIN species kind ON kind.org_id = ${org_id} AND kind.id = birds.species_id
    )
    SELECT one.named AS one, other.named AS other, (
      SELECT json_group_array(json_object('id', id, 'name_key', name_key, 'latin', latin_name,
        'catalogue_slug', catalogue_slug))
      FROM species WHERE org_id = ${org_id} AND (latin_name LIKE '% × %' OR latin_name LIKE '% x %'
        OR catalogue_slug IN ${slugs} OR name_key IN ${names})) AS own,
      ifnull((SELECT n FROM row_counts WHERE org_id = ${org_id} AND table_name = 'species' AND key = ''), 0)
        >= ${countedTables.species.most} AS is_full
    FROM mated one CROSS JOIN mated other WHERE other.id > one.id`);

/** What the young of two species are. A hybrid that the organisation has not yet comes with the copy it gets of it. */
export type Hybrid = { of: [string, string]; species_id: string; copy?: SpeciesCopy };

/** The hybrids of the rows of `mixedOf`; one that only the catalogue has for those who may add a species. */
export async function hybridsIn(scope: Scope, rows: readonly MixedRow[]): Promise<Hybrid[]> {
  const found = await Promise.all(
    rows.map(async (row): Promise<Hybrid | undefined> => {
      const [one, other] = [JSON.parse(row.one) as Kind, JSON.parse(row.other) as Kind];
      const of: Hybrid["of"] = [one.id, other.id];
      const both = parentNames(`${one.latin} × ${other.latin}`);
      const bred = hybridBred(slugOf(one), slugOf(other));
      const own = (JSON.parse(row.own) as Own[]).find(
        (it) => (isHybridName(it.latin) && parentNames(it.latin) === both) || (bred && isCopyOf(bred, it)),
      );
      if (own) return { of, species_id: own.id };
      const entry = entryOf(bred?.slug ?? null, scope.language);
      if (!entry || row.is_full || !may(scope, "flock.write")) return undefined;
      // Whoever hatches such eggs at the same moment adds the very same row.
      const id = await idForKey("species", scope.org_id, `hybrid\n${entry.slug}`);
      return { of, species_id: id, copy: { ...(await copyOf(scope, entry)), id } };
    }),
  );
  return found.flatMap((it) => it ?? []);
}

const slugOf = ({ slug, latin, name }: Kind) => slug ?? slugNamed(latin) ?? slugNamed(name);

const hybridBred = (one: string | null, other: string | null) =>
  hybrids.find(({ parents: { cock, hen } = { cock: "", hen: "" } }) =>
    [`${one} ${other}`, `${other} ${one}`].includes(`${cock} ${hen}`),
  );

/** The scientific names of both species, whichever way round a hybrid's has them. */
const parentNames = (latin: string): string =>
  foldName(latin)
    .split(/\s[×x]\s/u)
    .sort()
    .join(" × ");

/** The hybrid of a cock and a hen of two species, where it is known. */
export const hybridOf = (known: readonly Hybrid[], cock: string | null, hen: string | null): Hybrid | undefined =>
  cock === hen ? undefined : known.find(({ of }) => of.some((id) => id === cock) && of.some((id) => id === hen));

/** The statements that add the species of hybrids which the organisation has not yet; none where it has all. */
export function addingHybrids(scope: Scope, needed: readonly Hybrid[]) {
  const copies = new Map(needed.flatMap(({ copy }) => (copy ? [[copy.id, copy] as const] : [])));
  return copies.size > 0 ? addingCopies(scope, [...copies.values()]) : {};
}

type MixedChick = { id: string; ring: string; species: string; is_mothers: 0 | 1 };

/** The statement that reads the chicks in the flock whose parents are of two species; `eggs` selects ids of eggs. */
export const mixedChicks = ({ db, org_id }: Pick<Scope, "db" | "org_id">, eggs: SQL) =>
  db.all<MixedChick>(sql`
    SELECT chick.id, chick.identifier AS ring, kind.common_name AS species,
      chick.species_id = mother.species_id AS is_mothers
    FROM eggs CROSS JOIN birds chick ON chick.org_id = eggs.org_id AND chick.id = eggs.chick_id
      CROSS JOIN birds father ON father.org_id = eggs.org_id AND father.id = chick.father_id
      CROSS JOIN birds mother ON mother.org_id = eggs.org_id AND mother.id = chick.mother_id
      CROSS JOIN species kind ON kind.org_id = eggs.org_id AND kind.id = chick.species_id
    WHERE eggs.org_id = ${org_id} AND eggs.id IN (${eggs}) AND chick.deleted_at IS NULL
      AND father.species_id <> mother.species_id ORDER BY eggs.number`);
