import type { Language } from "#db/vocabulary.ts";
import { byNames } from "#worker/species/by-names.ts";
import { profiles } from "#worker/species/catalogue.ts";
import { plainName } from "#worker/species/names.ts";
import type { Kind, Reading, Values } from "../cells/cells.ts";
import { statuses as enStatuses } from "../patterns/en/flock.ts";
import { statuses as ptStatuses } from "../patterns/pt/flock.ts";
import { stemsOf } from "../text/stems.ts";
import type { Rows } from "./rows.ts";

/** What things of the organisation are called: by whole names, and by single words of them. */
export type NamesBook = {
  whole: ReadonlyMap<string, Reading[]>;
  stems: ReadonlyMap<string, Reading[]>;
  partial: ReadonlyMap<string, Reading[]>;
  /** Species of the catalogue that the organisation does not keep. */
  elsewhere: { has: (stem: string) => boolean };
};

/** The names of the rows that were read. */
export function namesIn(rows: Rows, language: Language): NamesBook {
  const [whole, stems, partial] = [
    new Map<string, Reading[]>(),
    new Map<string, Reading[]>(),
    new Map<string, Reading[]>(),
  ];
  const { names, statuses } = catalogue();
  const put = <K extends Kind>({ plain, stem }: Called, kind: K, value: Values[K]) => {
    if (plain === "") return;
    add(whole, plain, kind, value);
    if (kind === "species" || kind === "status") add(stems, stem, kind, value);
  };
  const call = <K extends Kind>(kind: K, name: string, value: Values[K], parts = false) => {
    const called = kind === "species" || kind === "status" ? calledSo(name) : { plain: plainName(name), stem: "" };
    put(called, kind, value);
    if (parts)
      for (const word of called.plain.split(" "))
        if (word.length > 2 && word !== called.plain) add(partial, word, kind, value);
  };
  for (const { id, common_name, latin_name, catalogue_slug } of rows.species) {
    const value = { id, label: common_name };
    call("species", common_name, value, true);
    call("species", latin_name, value);
    for (const name of names.get(catalogue_slug ?? "") ?? []) put(name, "species", value);
  }
  for (const { id, key, name_pt, name_en } of rows.statuses) {
    const value = { id, label: language === "pt" ? name_pt : name_en };
    for (const name of [name_pt, name_en]) call("status", name, value);
    for (const name of statuses.get(key) ?? []) put(name, "status", value);
  }
  for (const { id, name, kind, within } of rows.places) {
    call("place", name, { id, label: within ? `${within} › ${name}` : name, place_kind: kind });
    if (within) call("place", `${within} ${name}`, { id, label: `${within} › ${name}`, place_kind: kind });
  }
  for (const { id, name } of rows.incubators) call("incubator", name, { id, label: name }, true);
  for (const { id, name } of rows.items) call("item", name, { id, label: name }, true);
  for (const { id, name } of rows.contacts) call("contact", name, { id, label: name }, true);
  for (const { id, name } of rows.feeds) call("feed", name, { id, label: name }, true);
  for (const it of rows.called) if (it.name) call("bird", it.name, birdOf(it), true);
  return { whole, stems, partial, elsewhere: strangers(rows) };
}

export const birdOf = ({ id, identifier, name, sex, is_gone }: Rows["rings"][number]): Values["bird"] => ({
  id,
  label: name ? `${identifier} · ${name}` : identifier,
  sex,
  is_gone: is_gone === 1,
});

function add<K extends Kind>(names: Map<string, Reading[]>, name: string, kind: K, value: Values[K]) {
  const readings = names.get(name) ?? [];
  const same = readings.find((it) => it.kind === kind);
  const values = (same?.values ?? []) as Values[K][];
  const id = (it: unknown) => (it as { id: string }).id;
  if (same && values.some((it) => id(it) === id(value))) return;
  if (same) values.push(value);
  else names.set(name, [...readings, { kind, values: [value] } as Reading]);
}

type Called = { plain: string; stem: string };
const calledSo = (name: string): Called => {
  const plain = plainName(name);
  return { plain, stem: stemsOf(plain) };
};
const each = (names: Record<string, string>) =>
  Object.entries(names).flatMap(([key, input]) => input.split("|").map((name) => [key, calledSo(name)] as const));

type Catalogue = { names: Map<string, Called[]>; slugs: Map<string, string[]>; statuses: Map<string, Called[]> };
let known: Catalogue | undefined;

/** Every name of each species of the catalogue and of each status, made once. */
function catalogue(): Catalogue {
  if (known) return known;
  const names = new Map(
    profiles.map((it) => [
      it.slug,
      [it.names.pt, it.names.en, it.latin_name, ...(byNames[it.slug]?.split("|") ?? [])].map(calledSo),
    ]),
  );
  const slugs = new Map<string, string[]>();
  for (const [slug, all] of names) for (const { stem } of all) slugs.set(stem, [...(slugs.get(stem) ?? []), slug]);
  const statuses = new Map<string, Called[]>();
  for (const [key, it] of [...each(ptStatuses), ...each(enStatuses)])
    statuses.set(key, [...(statuses.get(key) ?? []), it]);
  known = { names, slugs, statuses };
  return known;
}

// "Have I any cockatiels?" of who keeps none: what is not kept is known too.
function strangers({ species }: Rows) {
  const kept = new Set(species.map(({ catalogue_slug }) => catalogue_slug));
  return {
    has: (stem: string) =>
      catalogue()
        .slugs.get(stem)
        ?.every((slug) => !kept.has(slug)) ?? false,
  };
}
