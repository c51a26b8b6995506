import type { Reply } from "#app/web/submit.ts";
import { type FieldFacts, fieldFacts } from "./field.tsx";

type Constraints = Partial<Record<string, Partial<FieldFacts>>>;
type Start = Partial<Record<string, unknown>>;

type Known = {
  reply?: Reply | undefined;
  constraint?: Constraints;
  start?: Start;
  /** Stands before the ids, where a form opens over a page whose fields have the same names. */
  form?: string;
};

/** The fields of a form: what they demand, what was typed, what was wrong with it. */
export function plainFields<Name extends string>(
  names: readonly Name[],
  { reply, constraint = {}, start = {}, form }: Known,
): Record<Name, FieldFacts> {
  const typed = (reply?.initialValue ?? start) as Start;
  const entries = names.map((name) => {
    const errors = reply?.error?.[name] ?? undefined;
    const id = form ? `${form}-${name}` : name;
    return [name, fieldFacts(name, { ...constraint[name], id, initialValue: typed[name], errors })] as const;
  });
  return Object.fromEntries(entries) as Record<Name, FieldFacts>;
}
