import { type SQL, sql } from "drizzle-orm";
import type { Language, Region } from "#db/vocabulary.ts";
import { type MovementKind, type PaperKind, type RuleField, ruleFields } from "#db/words/legal.ts";
import { batch } from "#worker/kit/batch.ts";
import type { RuleValue, Spoken } from "#worker/legal/packs/pack.ts";
import { type FieldRule, packDuties, packRules } from "#worker/legal/packs/rules.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

type OwnRow = { species_id: string; field: RuleField; value: string; reason: string; updated_at: string };
type Home = { country: string | null; region: Region | null };
/** An own rule beside what the packs say: its value wins. */
type Own = { value: RuleValue; reason: string; since: string };
type Rule = Omit<FieldRule, "doubt"> & { doubt: string | null; own: Own | null; pack_value: RuleValue | null };
export type SpeciesRules = Record<RuleField, Rule>;
/** What counts for a species, and what is demanded of its birds. */
type SpeciesDuties = SpeciesRules & ReturnType<typeof dutiesFor>;
/** What `readingRules` read. */
export type Read = { home: Home | undefined; own: readonly OwnRow[]; language: Language };

const spoken = (text: Spoken | null, language: Language) => text?.[language] ?? null;

/** The statements that read where the organisation is and its own rules, of all species or of some; they fit any batch. */
export const readingRules = ({ db, org_id }: Pick<Scope, "db" | "org_id">, species?: string | SQL) => ({
  home: db.all<Home>(sql`SELECT country, region FROM organizations WHERE id = ${org_id}`),
  own: db.all<OwnRow>(sql`
    SELECT species_id, field, value, reason, updated_at FROM rule_overrides
    WHERE org_id = ${org_id} ${species ? sql`AND species_id IN (${species})` : sql``}`),
});

/** What counts for a species in an organisation, given what `readingRules` read; `own` are the rules of this species. */
export function rulesFor(latin_name: string, { home, own, language }: Read): SpeciesRules {
  const packs = packRules(latin_name, home?.country ?? null);
  return Object.fromEntries(
    ruleFields.map((field): [RuleField, Rule] => {
      const ruling = packs[field];
      const row = own.find((it) => it.field === field);
      const value = row ? (JSON.parse(row.value) as RuleValue) : ruling.value;
      const rule: Rule = {
        ...ruling,
        value,
        doubt: spoken(ruling.doubt, language),
        pack_value: ruling.value,
        own: row ? { value: value as RuleValue, reason: row.reason, since: row.updated_at } : null,
      };
      return [field, rule];
    }),
  ) as SpeciesRules;
}

/** What is demanded where the organisation is, whatever the species. */
function dutiesFor(home: Home | undefined, language: Language) {
  const { packs, movements, deadlines, notes } = packDuties(home?.country ?? null, home?.region ?? null);
  const inWords = <Of extends { doubt: Spoken | null }>(it: Of) => ({ ...it, doubt: spoken(it.doubt, language) });
  return {
    packs,
    movements: movements.map(inWords),
    deadlines: deadlines.map(inWords),
    notes: notes.map((it) => ({ ...inWords(it), text: it.text[language] })),
  };
}

/** All that is known of a species, given what `readingRules` read; `own` are the rules of this species. */
export const dutiesOf = (latin_name: string, read: Read): SpeciesDuties => ({
  ...rulesFor(latin_name, read),
  ...dutiesFor(read.home, read.language),
});

/** A paper that is demanded of a bird when it comes or leaves so, and why. */
export type Demand = { paper: PaperKind } & Omit<SpeciesDuties["movements"][number], "kind" | "papers">;

/**
 * The papers that the organisation's country demands of a bird of a species when it comes or leaves so. Only what the
 * register asks for is asked for papers: an own rule that takes a species out of it frees its birds of them.
 */
export const demandsOf = (
  { in_register, movements }: Pick<SpeciesDuties, "in_register" | "movements">,
  movement: MovementKind,
): Demand[] =>
  in_register.value === true
    ? movements
        .filter(({ kind }) => kind === movement)
        .flatMap(({ kind: _, papers, ...whence }) => papers.map((paper) => ({ paper, ...whence })))
    : [];

/** The rules of a species, each with its source; `missing` when it is another organisation's. No legal advice. */
export async function speciesRules(scope: Scope, species_id: string) {
  const { home, own, species } = await batch(scope.db, {
    ...readingRules(scope, species_id),
    species: scope.db.all<{ common_name: string; latin_name: string }>(sql`
      SELECT common_name, latin_name FROM species WHERE org_id = ${scope.org_id} AND id = ${species_id}`),
  });
  if (!species[0]) throw new Refusal("missing");
  const { language } = scope;
  return {
    species_id,
    ...species[0],
    today: scope.today,
    country: home[0]?.country ?? null,
    region: home[0]?.region ?? null,
    ...dutiesOf(species[0].latin_name, { home: home[0], own, language }),
  };
}

/** So many species stand on a page, and so many own rules beside them. */
const perPage = 100;
const mostOwn = 200;
type Listed = { id: string; common_name: string; latin_name: string };
type OwnListed = Omit<OwnRow, "value"> & { value: string; name: string };

/**
 * What is demanded where the organisation is, of whatever species; its own rules, the last first; and what counts for its
 * species, a page of them by their names. No legal advice.
 */
export async function countryDuties(scope: Scope, page: number) {
  const { db, org_id, language, today } = scope;
  const onPage = sql`SELECT id FROM species WHERE org_id = ${org_id}
    ORDER BY common_name, id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  const found = await batch(db, {
    ...readingRules(scope, onPage),
    species: db.all<Listed>(sql`SELECT id, common_name, latin_name FROM species
      WHERE org_id = ${org_id} AND id IN (${onPage}) ORDER BY common_name, id`),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM species WHERE org_id = ${org_id}`),
    listed: db.all<OwnListed>(sql`
      SELECT own.species_id, own.field, own.value, own.reason, own.updated_at, species.common_name AS name
      FROM rule_overrides own CROSS JOIN species ON species.org_id = ${org_id} AND species.id = own.species_id
      WHERE own.org_id = ${org_id} ORDER BY own.updated_at DESC, own.id LIMIT ${mostOwn}`),
  });
  const [home] = found.home;
  const total = found.counted[0]?.n ?? 0;
  const answersOf = ({ id, latin_name }: Listed) => {
    const own = found.own.filter(({ species_id }) => species_id === id);
    const rules = Object.entries(rulesFor(latin_name, { home, own, language }));
    return Object.fromEntries(
      rules.map(([field, it]) => [field, { value: it.value, is_own: it.own !== null }]),
    ) as Record<RuleField, { value: RuleValue | null; is_own: boolean }>;
  };
  return {
    species_id: null,
    country: home?.country ?? null,
    region: home?.region ?? null,
    today,
    ...dutiesFor(home, language),
    own_rules: found.listed.map(({ updated_at, value, ...it }) => ({
      ...it,
      value: JSON.parse(value) as RuleValue,
      since: updated_at,
    })),
    species: found.species.map((it) => ({ ...it, answers: answersOf(it) })),
    total,
    page,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
  };
}
export type CountryDuties = Awaited<ReturnType<typeof countryDuties>>;
