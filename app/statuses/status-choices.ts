import type { Choice } from "#app/controls/choice-fields.tsx";
import type { Language, StatusKind } from "#db/vocabulary.ts";
import { goesToSomebody, statusesOnUse } from "#worker/statuses/meaning-contract.ts";

type Named = { id: string; name: string; key: string; kind: StatusKind };

/** What the sheet of styles has to know of a status: for a death it asks for the cause, where somebody has the bird for whom. */
const meaningOf = (status: Named) =>
  status.key === "deceased" ? "deceased" : goesToSomebody(status) ? "left" : undefined;

/** Statuses to choose from. */
export const statusChoices = (statuses: readonly Named[]): Choice[] =>
  statuses.map((status) => ({ value: status.id, label: status.name, means: meaningOf(status) }));

/** The same with those that an organisation gets when it first gives one to a bird, sent by their keys. */
export function statusChoicesOnUse(statuses: readonly Named[], language: Language): Choice[] {
  const names = statuses.map(({ name }) => name.toLowerCase());
  const others = statusesOnUse.filter(
    (it) => !statuses.some(({ key }) => key === it.key) && !names.includes(it[language].toLowerCase()),
  );
  return [...statusChoices(statuses), ...others.map((it) => ({ value: it.key, label: it[language] }))];
}
