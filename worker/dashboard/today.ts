import type { StatusKind } from "#db/vocabulary.ts";
import { limitOf } from "#worker/birds/columns/counts.ts";
import { ailing } from "#worker/flock/ailing.ts";
import { dayMs } from "#worker/flock/trash.ts";
import { batch } from "#worker/kit/batch.ts";
import { type FilledSlots, joined } from "#worker/kit/slots.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import type { Scope } from "#worker/scope.ts";
import { statusesInOrder } from "#worker/statuses/queries.ts";
import { type Ailing, ailingLongest, soon } from "./ailing-birds.ts";
import * as counted from "./flock-counts.ts";

type TrailContext = { timezone: string; subjects: Subjects };
type DashboardContext = { context: TrailContext; slots: FilledSlots };

/**
 * What the dashboard shows, in one round trip: what needs attention, the flock, and what later rooms add. Every figure of the flock is a kept count, however many birds there are.
 */
export async function today(scope: Scope, { context, slots }: DashboardContext) {
  const [year, last] = [scope.today.slice(0, 4), String(Number(scope.today.slice(0, 4)) - 1)];
  const added = joined(scope, slots.dashboard, context);
  const attention = joined(scope, slots.attention, undefined);
  const found = await batch(scope.db, {
    bySpecies: counted.countsBySpecies(scope),
    counts: counted.countsByStatus(scope),
    statuses: statusesInOrder(scope),
    kinds: counted.speciesCount(scope),
    latest: counted.latestBirds(scope),
    cohorts: counted.cohorts(scope),
    born: counted.bornSince(scope, last),
    inbred: counted.inbreedingSince(scope, last),
    gaps: counted.gapsOf(scope),
    longest: ailingLongest(scope),
    ...added.statements,
    ...attention.statements,
  });
  const by_status = byStatus(found.statuses, found.counts);
  const of = (input: StatusKind) => by_status.reduce((sum, { kind, birds }) => sum + (kind === input ? birds : 0), 0);
  const [present, away, gone] = [of("present"), of("away"), of("gone")];
  const limit = limitOf(scope, present + away);
  const trial_days_left = daysUntil(scope.trial_ends_at, scope.now);
  return {
    today: scope.today,
    total: present + away + gone,
    present,
    away,
    gone,
    limit,
    trial_days_left,
    species_count: found.kinds[0]?.n ?? 0,
    by_species: found.bySpecies,
    by_status,
    latest: found.latest,
    cohorts: found.cohorts,
    season: { year, last, born: found.born, inbreeding: meansOf(found.inbred) },
    hands: {
      ailing: by_status
        .filter(({ key, kind }) => kind !== "gone" && key !== null && ailing.includes(key))
        .map((status) => ({ ...status, longest: longestOf(found.longest, status.status_id, scope.today) })),
      unringed: found.gaps[0]?.unringed ?? 0,
      orphans: found.gaps[0]?.orphans ?? 0,
      trial_ends: trial_days_left !== null && trial_days_left <= soon ? trial_days_left : null,
      ...attention.serialize(found, undefined),
    },
    ...added.serialize(found, undefined),
  };
}
type Status = Awaited<ReturnType<typeof statusesInOrder>>[number];

function byStatus(statuses: readonly Status[], counts: ReadonlyArray<{ key: string; n: number }>) {
  const birds = new Map(counts.map(({ key, n }) => [key, n]));
  const none = { id: null, key: null, name: null, kind: "present" as const };
  return [...statuses, none].flatMap((status) => {
    const n = birds.get(status.id ?? "") ?? 0;
    return n > 0
      ? [{ status_id: status.id, key: status.key, status_name: status.name, kind: status.kind, birds: n }]
      : [];
  });
}

/** F on average, from 0 to 1, of the birds of a year whose parents are both known. */
const meansOf = (found: ReadonlyArray<{ year: string; bred: number; millionths: number }>) =>
  found.map(({ year, bred, millionths }) => ({ year, bred, mean: millionths / 1_000_000 / bred }));

/** Days from one instant to a later one, the begun one counted; null without an end. */
function daysUntil(end: string | null, now: string): number | null {
  return end === null ? null : Math.ceil((Date.parse(end) - Date.parse(now)) / dayMs);
}

/** Who has had a status longest, and for how many days: none from today on. */
const longestOf = (found: readonly Ailing[], status_id: string | null, today: string) =>
  found
    .filter((it) => it.status_id === status_id)
    .map(({ id, identifier, since }) => ({ id, identifier, days: (Date.parse(today) - Date.parse(since)) / dayMs }));
