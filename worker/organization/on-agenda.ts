import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { type Expiring, endingBy, expiring } from "./expiring.ts";

/** Registrations that end, those of a site with those that are for all, told to whoever may issue papers. */
export const papersOnAgenda = {
  needs: "papers.issue",
  without: { papers: [] },
  join: (scope: Scope, { from, to, late, site_id }: Parameters<NonNullable<Slots["agenda"]>["join"]>[1]) =>
    joining({ ending: endingBy(scope, to) }, ({ ending }): { papers: Expiring[] } => {
      const there = ending.filter((it) => site_id === undefined || it.site_id === null || it.site_id === site_id);
      return { papers: expiring(there, { ...scope, from, to }, late) };
    }),
} satisfies Slots["agenda"];
