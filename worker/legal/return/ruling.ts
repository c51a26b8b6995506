import type { RuleValue } from "../packs/pack.ts";
import { type Read, rulesFor } from "../rules/rules.ts";

/** Whether a species is in the register and by which text or whose reason, and its annex. */
export type Ruling = { in_register: RuleValue | null; source: string | null; is_own: boolean; annex: RuleValue | null };

/** What counts for a species, behind what `readingRules` read: its own rule, else what the packs of the country say. */
export function rulingOf(species: { id: string | null; latin_name: string | null }, read: Read): Ruling {
  const own = read.own.filter((it) => it.species_id === species.id);
  const { in_register, annex } = rulesFor(species.latin_name ?? "", { ...read, own });
  return {
    in_register: in_register.value,
    source: in_register.own?.reason ?? in_register.source,
    is_own: in_register.own !== null,
    annex: annex.value,
  };
}
