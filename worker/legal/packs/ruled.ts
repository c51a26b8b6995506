import { type SQL, sql } from "drizzle-orm";
import type { RuleField } from "#db/words/legal.ts";
import type { RuleValue } from "./pack.ts";
import { packRules } from "./rules.ts";

/** The own rule of a species as JSON, in a statement; NULL where there is none. */
export const ownRule = (org_id: string, species_id: SQL, field: RuleField): SQL =>
  sql`(SELECT value FROM rule_overrides WHERE org_id = ${org_id} AND species_id = ${species_id} AND field = ${field})`;

/** What counts for a species: its own rule, as `ownRule` read it, else what the packs of the country say; null is "not known". */
export const ruledValue = (
  latin_name: string,
  field: RuleField,
  country: string | null,
  own: string | null,
): RuleValue | null => (own === null ? packRules(latin_name, country)[field].value : (JSON.parse(own) as RuleValue));
