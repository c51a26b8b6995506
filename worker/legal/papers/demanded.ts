import { type SQL, sql } from "drizzle-orm";
import type { Language } from "#db/vocabulary.ts";
import type { MovementKind } from "#db/words/legal.ts";
import type { Answers } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { type Demand, demandsOf, dutiesOf, readingRules } from "../rules/rules.ts";
import { isWritten, type WrittenKind } from "./kinds-contract.ts";

/** A paper that is demanded of a movement, with where that was read. */
type Demanded = Demand & { paper: WrittenKind };
/** `is_unknown`: of a species of these nobody knows what is demanded, which is never "nothing". */
export type Demands = { demanded: Demanded[]; is_unknown: boolean };

/** The statements that read what is demanded of birds of some species, a SELECT of whose ids `species` is; they fit any batch. */
export const readingDemands = (scope: Pick<Scope, "db" | "org_id">, species: SQL) => ({
  ...readingRules(scope, species),
  species: scope.db.all<{ id: string; latin_name: string }>(sql`
    SELECT id, latin_name FROM species WHERE org_id = ${scope.org_id} AND id IN (${species})`),
});

/** What the organisation's country demands of birds that come or leave so; an own rule of a species wins. */
export function demandsIn(
  { home, own, species }: Answers<ReturnType<typeof readingDemands>>,
  movement: MovementKind | null,
  language: Language,
): Demands {
  const duties = species.map(({ id, latin_name }) =>
    dutiesOf(latin_name, { home: home[0], own: own.filter((it) => it.species_id === id), language }),
  );
  const demands = movement ? duties.flatMap((it) => demandsOf(it, movement)) : [];
  const demanded = demands.filter((it): it is Demanded => isWritten(it.paper));
  return {
    demanded: [...new Map(demanded.map((it) => [it.paper, it])).values()],
    is_unknown: duties.some(
      ({ in_register, movements }) => in_register.value === null && movements.some(({ kind }) => kind === movement),
    ),
  };
}
