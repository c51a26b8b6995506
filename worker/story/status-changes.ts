import type { Bird } from "#worker/birds/columns/details.ts";
import { changesIn, type TrailRow } from "#worker/trail/entries.ts";

/** A change of status as the story tells it; both are ids or null, `since` is a calendar day where one was given. */
export type StatusChange = { before: unknown; after: unknown; since: string | null } & Record<
  "cause" | "to",
  string | null
>;

const fields = ["status_id", "status_since", "cause_of_death", "left_to", "left_price_cents"] as const;

/**
 * What lines of the trail, the newest first, tell of a bird's status. A change that an Undo took back is told no more,
 * nor is the Undo; the status the bird has now is told with the day, the cause and the buyer that are kept, mended since or not.
 */
export function statusChanges(bird: Bird, lines: TrailRow[]): Map<TrailRow, StatusChange> {
  const standing: TrailRow[] = [];
  for (const line of lines.filter((it) => it.deed === "changed" && changesIn(it).status_id).toReversed()) {
    const last = standing.at(-1);
    if (last && isReversed(last, line)) standing.pop();
    else standing.push(line);
  }
  const newest = standing.at(-1);
  return new Map(
    standing.map((line) => {
      const { status_id: [before, after] = [], status_since, cause_of_death, left_to } = changesIn(line);
      const isNow = line === newest && after === bird.status_id;
      const since = isNow ? bird.status_since : textIn(status_since?.[1]);
      const cause = isNow ? bird.cause_of_death : textIn(cause_of_death?.[1]);
      const to = isNow ? bird.left_to : textIn(left_to?.[1]);
      return [line, { before, after, since, cause, to }] as const;
    }),
  );
}

function isReversed(one: TrailRow, other: TrailRow): boolean {
  const [did, undid] = [changesIn(one), changesIn(other)];
  const textOf = (name: (typeof fields)[number]) => JSON.stringify(did[name] ?? null);
  return fields.every((name) => textOf(name) === JSON.stringify(undid[name]?.toReversed() ?? null));
}

const textIn = (value: unknown) => (typeof value === "string" ? value : null);
