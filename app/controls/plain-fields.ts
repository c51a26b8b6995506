import type { Reply } from "#app/web/submit.ts";
import { type FieldFacts, fieldFacts } from "./field.tsx";

type Constraints = Partial<Record<string, Partial<FieldFacts>>>;
type Start = Partial<Record<string, unknown>>;

/** The fields of a page that ships no script: what they demand, what was typed, what was wrong with it. */
export function plainFields<Name extends string>(
  names: readonly Name[],
  { reply, constraint = {}, start = {} }: { reply?: Reply | undefined; constraint?: Constraints; start?: Start },
): Record<Name, FieldFacts> {
  const typed = (reply?.initialValue ?? start) as Start;
  const entries = names.map((name) => {
    const errors = reply?.error?.[name] ?? undefined;
    return [name, fieldFacts(name, { ...constraint[name], initialValue: typed[name], errors })] as const;
  });
  return Object.fromEntries(entries) as Record<Name, FieldFacts>;
}
