import type { Choice } from "#app/controls/choice-fields.tsx";

type Named = { id: string; name: string; key: string | null };

/** Statuses to choose from; which of them is a death is told to the sheet of styles, which asks for the cause then. */
export const statusChoices = (statuses: readonly Named[]): Choice[] =>
  statuses.map(({ id, name, key }) => ({ value: id, label: name, ...(key === "deceased" && { means: key }) }));
