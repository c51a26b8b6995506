import { getTableColumns, sql } from "drizzle-orm";
import { idForKey, newId } from "#db/ids.ts";
import { species } from "#db/schema/species.ts";
import type { Language } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { drawingOf, drawnBySpecies } from "./drawings.ts";
import { mostKept } from "./most-kept.ts";
import { foldName } from "./names.ts";
import { type CatalogueEntry, catalogueIn, entryOf, isCopyOf, isNamed } from "./profiles.ts";
import { type Species, speciesKeys, speciesRows } from "./queries.ts";

export type OfferedSpecies = CatalogueEntry & {
  already: boolean;
  /** Whether it goes by the words that were asked for. */
  matches: boolean;
  /** The organisation's own copy. */
  own_id: string | null;
  /** How it is drawn. */
  drawing: string;
  /** From 0 among those most kept; null for all others. */
  most_kept: number | null;
};

/**
 * The catalogue in the reader's language, or those of its entries that go by the words of `q` or are in `keep`; `already` marks
 * what the organisation has.
 */
export async function offeredSpecies(
  scope: Scope,
  { q, keep }: { q: string; keep: readonly string[] },
): Promise<OfferedSpecies[]> {
  const own = await speciesKeys(scope);
  return catalogueIn(scope.language).flatMap((entry) => {
    const matches = isNamed(entry, q);
    if (!matches && !keep.includes(entry.slug)) return [];
    const copy = own.find((it) => isCopyOf(entry, it));
    const rank = mostKept.indexOf(entry.slug);
    const most_kept = rank < 0 ? null : rank;
    const drawing = drawingOf(drawnBySpecies(entry));
    return [{ ...entry, matches, already: copy !== undefined, own_id: copy?.id ?? null, most_kept, drawing }];
  });
}

/** Copies catalogue entries into the organisation's own list, passing over what it has; 422 for an unknown slug. */
export async function copyFromCatalogue(scope: Scope, slugs: string[]): Promise<Species[]> {
  const entries = catalogueIn(scope.language).filter(({ slug }) => slugs.includes(slug));
  const known = new Set(entries.map(({ slug }) => slug));
  if (slugs.some((slug) => !known.has(slug))) throw new Refusal("invalid", { slugs: ["species.slugs.unknown"] });
  const own = await speciesKeys(scope);
  const copies = await Promise.all(entries.map((entry) => copyOf(scope, entry)));
  // A copy of the same id is this very request asked again.
  const fresh = (copy: SpeciesCopy, entry?: CatalogueEntry) =>
    entry !== undefined && !own.some((it) => it.id !== copy.id && isCopyOf(entry, it));
  return addCopies(
    scope,
    copies.filter((copy, at) => fresh(copy, entries[at])),
  );
}

/**
 * Adds species of which only the name is known, as a file names them: one that the catalogue has gets its profile, of
 * another everything else stays unknown. Those whose name or entry is there already are left out.
 */
export async function addSpecies(scope: Scope, named: ReadonlyArray<{ name: string; slug: string | null }>) {
  const rows = await Promise.all(
    named.map(({ name, slug }) => {
      const entry = entryOf(slug, scope.language);
      return entry ? copyOf(scope, entry) : byName(name);
    }),
  );
  return addCopies(scope, rows);
}

function byName(common_name: string): SpeciesCopy {
  const unknown = { latin_name: "", group: "", incubation_days: null, catalogue_slug: null };
  const usual = { turning_enabled: true, has_exception_profile: false };
  return { id: newId("species"), common_name, name_key: foldName(common_name), ...unknown, ...usual };
}

/** What a copy is made of: everything but whose and when. */
export type SpeciesCopy = Omit<typeof species.$inferInsert, "org_id" | "version" | "created_at" | "updated_at">;

/** Adds many species at once; those whose name or catalogue entry is there already are left out. Answers the new ones. */
async function addCopies(scope: Scope, copies: SpeciesCopy[]): Promise<Species[]> {
  const ids = copies.map(({ id }) => id);
  const { found } = await batch(scope.db, { ...addingCopies(scope, copies), found: speciesRows.list(scope) });
  return found.filter(({ id }) => ids.includes(id));
}

/** The statements of `addCopies` for a larger batch, each species with its line in the trail. */
export function addingCopies(scope: Scope, copies: readonly SpeciesCopy[]) {
  const ids = copies.map(({ id }) => id);
  const common = { org_id: scope.org_id, version: 1, created_at: scope.now, updated_at: scope.now };
  const rows = JSON.stringify(copies.map((copy) => ({ ...copy, ...common, candling_days: listed(copy) })));
  const columns = Object.values(getTableColumns(species)).map(({ name }) => name);
  const keys = Object.entries(getTableColumns(species)).map(([key]) => sql`row.value ->> ${`$.${key}`}`);
  const names = sql.raw(columns.map((name) => `"${name}"`).join(", "));
  return {
    made: scope.db.run(sql`
      INSERT INTO species (${names})
      SELECT ${sql.join(keys, sql`, `)} FROM json_each(${rows}) row
      WHERE NOT EXISTS (
        SELECT 1 FROM species own
        WHERE own.org_id = ${scope.org_id} AND own.catalogue_slug = row.value ->> '$.catalogue_slug'
      )
      ON CONFLICT DO NOTHING`),
    listed: speciesRows.noted(scope, ids),
  };
}

const listed = ({ candling_days: days }: SpeciesCopy) => days && species.candling_days.mapToDriverValue(days);

/** The row an entry becomes in an organisation's own list. */
export async function copyOf(
  scope: Pick<Scope, "org_id" | "idempotency_key" | "language">,
  entry: CatalogueEntry,
): Promise<SpeciesCopy> {
  const { org_id, idempotency_key: key, language } = scope;
  const { season } = entry;
  return {
    id: key ? await idForKey("species", org_id, `${key}\n${entry.slug}`) : newId("species"),
    common_name: entry.common_name,
    name_key: foldName(entry.common_name),
    latin_name: entry.latin_name,
    group: entry.group,
    incubation_days: entry.incubation_days,
    lockdown_days_before_hatch: entry.lockdown_days_before_hatch,
    humidity_start_pct: entry.humidity_start_pct,
    humidity_lockdown_pct: entry.humidity_lockdown_pct,
    temperature_c: entry.temperature_c,
    turning_enabled: true,
    has_exception_profile: false,
    profile_notes: profileNotes(entry, language),
    incubation_days_to: entry.hatched_by,
    candling_days: entry.candling_days.length > 0 ? [...entry.candling_days] : null,
    lay_interval_days: season.lays?.is ?? null,
    sits_from_egg: season.sits?.is ?? null,
    ring_days_from: season.ring?.is[0] ?? null,
    ring_days_to: season.ring?.is[1] ?? null,
    weaning_day: season.weaned?.is ?? null,
    catalogue_slug: entry.slug,
  };
}

/** Ranges, doubts and sources in words, so that the copy keeps them. */
function profileNotes(entry: CatalogueEntry, language: Language): string {
  const { doubt } = entry;
  const lines = [
    translate(language, "species.profile.days", { range: entry.incubation_range }),
    ...(entry.humidity_start_range && entry.humidity_lockdown_range
      ? [
          translate(language, "species.profile.humidity", {
            start: entry.humidity_start_range,
            lockdown: entry.humidity_lockdown_range,
          }),
        ]
      : []),
    ...(entry.candling_days.length > 0
      ? [translate(language, "species.profile.candling", { days: entry.candling_days.join(", ") })]
      : []),
    ...(doubt ? [translate(language, "species.profile.doubt", { doubt })] : []),
    translate(language, "species.profile.sources", { sources: entry.sources.join("; ") }),
  ];
  return lines.join("\n");
}
