import type { ReactNode } from "react";
import { FactIfKnown } from "#app/marks/fact.tsx";
import type { Fact } from "#db/bird-columns.ts";

/** Facts of a bird under their names, in the order in which they are given; those that are not known are left out. */
export function KnownFacts<Name extends Fact>({ facts }: { facts: Record<Name, ReactNode> }) {
  return (Object.keys(facts) as Name[]).map((name) => (
    <FactIfKnown key={name} label={name === "acquired_price_cents" ? "birds.papers.price" : `birds.field.${name}`}>
      {facts[name]}
    </FactIfKnown>
  ));
}
