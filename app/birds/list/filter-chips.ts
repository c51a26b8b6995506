import type { Chip } from "#app/lists/chips.tsx";
import type { Translate } from "#app/locales/words.tsx";
import { type AgeBand, type BirdGap, type Language, type ParentsKnown, type Sex, statusKinds } from "#db/vocabulary.ts";
import { typedPartInWords } from "#worker/locales/part-days.ts";
import type { BirdsPage } from "../api-types.ts";
import { everyStatus, type FilterField, type ListQuery } from "../list-query.ts";
import { filtersOfRooms } from "./from-rooms.ts";

type Around = Pick<BirdsPage, "species" | "statuses" | "places"> & { t: Translate; language: Language };

/** What a question narrows the flock by, a chip each, in the words of its filter. */
export function filterChips(query: ListQuery, around: Around): Chip[] {
  const { t, species, statuses, places } = around;
  const named = (list: readonly { id: string; name: string }[], id: string) => list.find((it) => it.id === id)?.name;
  const inWords: Partial<Record<FilterField, (value: string) => string | undefined>> = {
    q: (text) => t("birds.chip.q", { text }),
    species_id: (id) => named(species, id),
    status_id: (id) => {
      if (id === everyStatus) return t("birds.list.with_gone");
      if (id === "current") return t("birds.list.current");
      const kind = statusKinds.find((it) => it === id);
      if (kind) return t(`birds.status_kind.${kind}`);
      return id === "none" ? t("birds.list.no_status") : named(statuses, id);
    },
    sex: (value) => t(`birds.sex.${value as Sex}`),
    place_id: (id) => (id === "none" ? t("birds.list.no_place") : named(places, id)),
    age: (value) => t(`birds.age_band.${value as AgeBand}`),
    parents: (value) => t(`birds.parents.${value as ParentsKnown}`),
    missing: (value) => t(`birds.missing.${value as BirdGap}`),
    ...Object.fromEntries(
      filtersOfRooms.map(({ name, words }) => [name, (word: string) => words[word] && t(words[word])]),
    ),
    mutation: (text) => `${t("birds.list.colour")}: ${text}`,
    kind: () => t("birds.kind.reference"),
    import_id: () => t("birds.list.one_import"),
    parent: (ids) => t(ids.includes(",") ? "birds.chip.of_pair" : "birds.chip.of_bird"),
  };
  const chips = Object.entries(inWords).flatMap(([name, describe]) => {
    const value = query[name as FilterField];
    return value ? [{ names: [name], label: describe(value) ?? t("birds.chip.unknown") }] : [];
  });
  const born = bornInWords(query, around);
  return born ? [...chips, { names: ["born_from", "born_to"], label: born }] : chips;
}

function bornInWords({ born_from, born_to }: ListQuery, { t, language }: Around): string | undefined {
  const textOf = (part: string) => (/^\d{4}(-\d\d){0,2}$/.test(part) ? typedPartInWords(part, language) : part);
  if (born_from && born_from === born_to) return t("birds.chip.born", { date: textOf(born_from) });
  if (born_from && born_to) return t("birds.chip.born_between", { from: textOf(born_from), to: textOf(born_to) });
  if (born_from) return t("birds.chip.born_from", { date: textOf(born_from) });
  return born_to ? t("birds.chip.born_to", { date: textOf(born_to) }) : undefined;
}
