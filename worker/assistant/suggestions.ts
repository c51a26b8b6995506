import { sql } from "drizzle-orm";
import { countsBySpecies } from "#worker/dashboard/flock-counts.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";

/** A question one tap asks. */
export type Suggestion = { label: string; question: string };

/** The four that everybody is offered who may see their answer. */
const prompts = ["hatch", "sales", "profit", "tasks"] as const;
const ofMoney: ReadonlySet<string> = new Set(["sales", "profit", "owed"]);
/** So many are offered in all. */
const most = 10;
/** So many of the latest birds are looked at for one worth a question. */
const latest = 50;
/** Longer names make no question that one reads. */
const longestName = 40;

type Own = {
  bird: string | null;
  mate: string | null;
  place: string | null;
  pair: string | null;
  machine: string | null;
};
type Has = { seasons: 0 | 1; stock: 0 | 1; rings: 0 | 1; sales: 0 | 1; birds: 0 | 1; pairs: 0 | 1; eggs: 0 | 1 };

/** The statement that reads of what there is a question to ask; each by an index, however many birds there are. */
const ownThings = ({ db, org_id }: Scope) =>
  db.all<Own & Has>(sql`
    WITH recent AS (
      SELECT identifier, sex, father_id, mother_id, place_id FROM birds
      WHERE org_id = ${org_id} AND deleted_at IS NULL AND is_reference = 0 ORDER BY n DESC LIMIT ${latest})
    SELECT
      (SELECT identifier FROM recent WHERE father_id IS NOT NULL AND mother_id IS NOT NULL LIMIT 1) AS bird,
      (SELECT identifier FROM recent WHERE sex <> 'unknown' LIMIT 1) AS mate,
      (SELECT places.name FROM recent CROSS JOIN places ON places.org_id = ${org_id} AND places.id = recent.place_id
        LIMIT 1) AS place,
      (SELECT number FROM (SELECT org_id, id, number FROM pairs WHERE org_id = ${org_id}
          ORDER BY season DESC, position DESC LIMIT ${latest}) near
        WHERE EXISTS (SELECT 1 FROM eggs WHERE eggs.org_id = near.org_id AND eggs.pair_id = near.id) LIMIT 1) AS pair,
      (SELECT name FROM incubators WHERE org_id = ${org_id} ORDER BY name_key LIMIT 1) AS machine,
      (SELECT min(season) FROM pairs WHERE org_id = ${org_id})
        < (SELECT max(season) FROM pairs WHERE org_id = ${org_id}) AS seasons,
      EXISTS (SELECT 1 FROM items WHERE org_id = ${org_id}) AS stock,
      EXISTS (SELECT 1 FROM ring_series WHERE org_id = ${org_id}) AS rings,
      EXISTS (SELECT 1 FROM sales WHERE org_id = ${org_id}) AS sales,
      EXISTS (SELECT 1 FROM recent) AS birds,
      EXISTS (SELECT 1 FROM pairs WHERE org_id = ${org_id}) AS pairs,
      EXISTS (SELECT 1 FROM eggs WHERE org_id = ${org_id}) AS eggs`);

type Made = { key: string; name?: string | null | undefined; when?: unknown };

/** What can be asked of one's own things, the best first; then how to begin, for whoever has little yet. */
const madeOf = (own: Own & Has, species: string | undefined): Made[] => [
  { key: "parents", name: own.bird },
  { key: "mates", name: own.mate },
  { key: "pair", name: own.pair },
  { key: "species", name: species },
  { key: "compared", when: own.seasons },
  { key: "stock", when: own.stock },
  { key: "machine", name: own.machine },
  { key: "owed", when: own.sales },
  { key: "rings", when: own.rings },
  { key: "place", name: own.place },
  { key: "inbreeding", name: own.bird },
  { key: "how.bird", when: !own.birds },
  { key: "how.import", when: !own.birds },
  { key: "how.pair", when: !own.pairs },
  { key: "how.eggs", when: !own.eggs },
  { key: "how.rings", when: !own.rings },
  { key: "how.member", when: true },
  { key: "how.weight", when: true },
  { key: "how.sale", when: true },
];

const isMade = ({ name, when }: Made) =>
  name === undefined ? Boolean(when) : name !== null && name.length <= longestName;

/**
 * What may be asked with one tap, in the reader's language: the four prompts, then up to ten in all of the organisation's own
 * birds, pairs, machines and shelf, and how to begin where it has none. Only what the role may see; in one trip.
 */
export async function suggestionsFor(scope: Scope): Promise<Suggestion[]> {
  const { things, species } = await batch(scope.db, { things: ownThings(scope), species: countsBySpecies(scope) });
  const [own] = things;
  const made = own ? madeOf(own, species[0]?.species_name).filter(isMade) : [];
  return [...prompts.map((key): Made => ({ key })), ...made]
    .filter(({ key }) => !ofMoney.has(key) || may(scope, "money.read"))
    .slice(0, most)
    .map(({ key, name }) => {
      const question = translate(scope.language, `assistant.suggest.${key}`, { ...(name && { name }) });
      return { label: question, question };
    });
}
