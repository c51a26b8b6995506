import type { Concept } from "../patterns/concepts.ts";
import type { Period } from "../periods/period.ts";

/** A row that a question names. */
type Named = { id: string; label: string; place_kind?: string };
/** A bird that is named, with what tells it from others. */
type NamedBird = Named & { sex: string; is_gone: boolean };

/** What words may name, by its kind. */
export type Values = {
  concept: Concept;
  /** Words that change nothing. */
  idle: null;
  period: Period;
  number: number;
  species: Named;
  place: Named;
  bird: NamedBird;
  pair: Named;
  status: Named;
  colour: string;
  incubator: Named;
  item: Named;
  contact: Named;
  series: Named;
  feed: Named;
  /** A category of expenses, by its key. */
  category: string;
};
export type Kind = keyof Values;

/** One thing that words may mean; several values are several things of that name. */
export type Reading = { [K in Kind]: { kind: K; values: Values[K][] } }[Kind];

/** The words `from` to `to` (not counted) of a question, and all that they may mean; nothing where they are not understood. */
export type Cell = { from: number; to: number; readings: Reading[] };

/** What a cell means if it is of that kind. */
export function valuesIn<K extends Kind>({ readings }: Cell, kind: K): Values[K][] {
  return readings.flatMap((it) => (it.kind === kind ? (it.values as Values[K][]) : []));
}
