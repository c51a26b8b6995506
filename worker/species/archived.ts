import { getTableColumns, sql } from "drizzle-orm";
import * as z from "zod";
import { species } from "#db/schema/species.ts";
import { archived } from "#worker/kit/archived.ts";
import {
  derived,
  empty,
  flag,
  instant,
  millimetres,
  number,
  rowId,
  text,
  version,
  whole,
  word,
} from "#worker/kit/archived-fields.ts";
import { foldName } from "./names.ts";
import { misfits } from "./season-contract.ts";

const settings = Object.values(getTableColumns(species))
  .map(({ name }) => name)
  .filter((name) => !["id", "org_id", "name_key", "created_at"].includes(name))
  .map((name) => `"${name}" = excluded."${name}"`);

type Numbered = Omit<Parameters<typeof misfits>[0], "candling_days"> & { candling_days: string | null };

const numbersOf = ({ candling_days: days, ...rest }: Numbered) => ({
  ...rest,
  candling_days: days === null ? null : (species.candling_days.mapFromDriverValue(days) as number[]),
});

/** A species of the archive becomes the organisation's own of the same name, with the archive's settings. */
export const archivedSpecies = archived(species, {
  kind: "species",
  unread: ["name_key"],
  row: z.strictObject({
    id: rowId,
    common_name: word,
    name_key: derived,
    // Empty for a species of which a file only gave the name.
    latin_name: z.union([z.literal(""), word], "fields.invalid"),
    species_group: z.union([z.literal(""), word], "fields.invalid"),
    incubation_days: empty(whole(1, 365)),
    lockdown_days_before_hatch: empty(whole(0, 365)),
    humidity_start_pct: empty(number(0, 100)),
    humidity_lockdown_pct: empty(number(0, 100)),
    temperature_c: empty(number(0, 100)),
    turning_enabled: flag,
    has_exception_profile: flag,
    profile_notes: text(10_000),
    catalogue_slug: empty(z.string("fields.invalid").regex(/^[a-z0-9_-]{1,100}$/, "fields.invalid")),
    ring_size_mm: millimetres,
    incubation_days_to: empty(whole(1, 365)),
    candling_days: empty(z.string("fields.invalid").regex(/^[1-9]\d{0,2}(,[1-9]\d{0,2}){0,19}$/, "fields.invalid")),
    lay_interval_days: empty(whole(1, 365)),
    sits_from_egg: empty(whole(1, 365)),
    ring_days_from: empty(whole(1, 365)),
    ring_days_to: empty(whole(1, 365)),
    weaning_day: empty(whole(1, 730)),
    weight_loss_pct: empty(number(11, 16)),
    version,
    created_at: instant,
    updated_at: z.union([z.literal(""), instant], "fields.invalid").default(""),
  }),
  same: ({ common_name }) => foldName(common_name),
  fault: (rows) => {
    const wrong = rows.find((row) => misfits(numbersOf(row)).length > 0);
    return wrong && { key: "species.archive.misfit", values: { name: wrong.common_name } };
  },
  joins: { by: species.name_key },
  beside: sql.raw(`ON CONFLICT (org_id, name_key) DO UPDATE SET ${settings.join(", ")}`),
  returned:
    () =>
    ({ common_name, updated_at, created_at }) => ({
      name_key: foldName(common_name),
      updated_at: updated_at || created_at,
    }),
});
