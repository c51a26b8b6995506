import type { CalendarEntry } from "./entries.ts";

/** An entry as calendars were last told of it. */
export type KeptEntry = CalendarEntry & { sequence: number; changed_at: string; gone_at: string | null };

const days = 86_400_000;
/** For so long an entry that is gone is told as cancelled: every calendar looks within that time. */
export const cancelledDays = 31;

/**
 * What calendars are to be told now (ISO instant): `sequence` rises when a day or an hour moves, and when an entry goes or
 * comes back; what is gone is told as cancelled for a month. `changed` are those that differ from what was told before.
 */
export function nextReading(
  entries: readonly CalendarEntry[],
  before: readonly KeptEntry[],
  now: string,
): { all: KeptEntry[]; changed: KeptEntry[]; forgotten: string[] } {
  const known = new Map(before.map((it) => [it.uid, it]));
  const here = entries.map((entry) => kept(entry, known.get(entry.uid), now));
  const uids = new Set(entries.map(({ uid }) => uid));
  const left = before.filter(({ uid }) => !uids.has(uid));
  const ended = (it: KeptEntry) =>
    it.gone_at !== null && Date.parse(now) - Date.parse(it.gone_at) > cancelledDays * days;
  const cancelled = left.filter((it) => !ended(it)).map((it) => gone(it, now));
  const all = [...here, ...cancelled];
  return {
    all: all.sort((one, other) =>
      one.on_day < other.on_day ? -1 : one.on_day > other.on_day ? 1 : one.uid < other.uid ? -1 : 1,
    ),
    changed: all.filter((it) => it.changed_at === now && known.get(it.uid) !== it),
    forgotten: left.filter(ended).map(({ uid }) => uid),
  };
}

function kept(entry: CalendarEntry, before: KeptEntry | undefined, now: string): KeptEntry {
  if (!before) return { ...entry, sequence: 0, changed_at: now, gone_at: null };
  const hasMoved =
    before.on_day !== entry.on_day ||
    before.until_on !== entry.until_on ||
    before.hour !== entry.hour ||
    before.gone_at !== null;
  if (!hasMoved && before.summary === entry.summary) return before;
  return { ...entry, sequence: before.sequence + (hasMoved ? 1 : 0), changed_at: now, gone_at: null };
}

const gone = (before: KeptEntry, now: string): KeptEntry =>
  before.gone_at === null ? { ...before, sequence: before.sequence + 1, changed_at: now, gone_at: now } : before;
