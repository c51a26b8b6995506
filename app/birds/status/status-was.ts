import type { Bird } from "#worker/birds/columns/details.ts";

const follows = ["status_since", "cause_of_death", "left_to", "left_price_cents"] as const;
/** The status a form was opened with, and what was filled in of it. */
export type StatusWas = Pick<Bird, "status_id" | (typeof follows)[number]>;

export const statusWas = ({ status_id, status_since, cause_of_death, left_to, left_price_cents }: Bird): StatusWas => ({
  status_id,
  status_since,
  cause_of_death,
  left_to,
  left_price_cents,
});

/**
 * What a form says of a bird, without the day, the cause and the buyer of the status before where another was chosen and they
 * were left as they stood: without a script they stay in their boxes.
 */
export function withoutOldStatus<Value extends object>(value: Value, sent: FormDataEntryValue | null): Value {
  const was = read(sent);
  const now = value as Partial<StatusWas>;
  if (!was || (now.status_id ?? null) === was.status_id) return value;
  const left = follows.filter((name) => (now[name] ?? null) === was[name]);
  const kept = Object.entries(value).filter(([name]) => !left.some((it) => it === name));
  return Object.fromEntries(kept) as Value;
}

function read(sent: FormDataEntryValue | null): StatusWas | undefined {
  if (typeof sent !== "string") return undefined;
  try {
    return Object(JSON.parse(sent)) as StatusWas;
  } catch {
    return undefined;
  }
}
