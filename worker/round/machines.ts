import type { Language } from "#db/vocabulary.ts";
import type { ActiveRow } from "#worker/agenda/active-eggs.ts";
import type { DueTask } from "#worker/agenda/due-tasks.ts";
import { type Hatcher, hatcherFor } from "#worker/clutches/trays/hatchers.ts";
import { naturalOrder } from "#worker/locales/formats.ts";

/** A machine, and the place where it stands. */
export type RoundMachine = { id: string; name: string; place_id: string | null };

/**
 * A tray in which eggs lie: since when (a day) it is in lockdown and with which humidity (%), or from when on it is to be,
 * where that is today or past.
 */
export type RoundTray = {
  id: string;
  name: string;
  locked?: string;
  humidity?: number;
  lockdown?: string;
  /** Where all its eggs may go to hatch, once it is time; named with its machine where that is another. */
  hatcher?: { id: string; name: string };
};

/** The machines in which eggs of these rows lie, each once. */
export function machinesOf(rows: readonly ActiveRow[]): RoundMachine[] {
  const machines = new Map<string, RoundMachine>();
  for (const { incubator_id: id, incubator, place_id } of rows)
    if (id !== null && !machines.has(id)) machines.set(id, { id, name: incubator ?? "", place_id });
  return [...machines.values()];
}

/** The trays of each machine in which eggs lie, by their names, with what is due of them on a day (`YYYY-MM-DD`). */
export function traysOf(
  all: readonly DueTask[],
  { today, language, hatchers }: { today: string; language: Language; hatchers: readonly Hatcher[] },
) {
  const { compare } = naturalOrder(language);
  const machines = new Map<string, Map<string, RoundTray>>();
  const lying = new Map<string, { place_id: string | null; eggs: number }>();
  for (const { row, due, eggs } of all) {
    const { incubator_id, tray_id, tray, lockdown_on: locked, lockdown_humidity_pct: humidity } = row;
    if (incubator_id === null || tray_id === null) continue;
    lying.set(tray_id, { place_id: row.place_id, eggs: (lying.get(tray_id)?.eggs ?? 0) + eggs.length });
    const trays = machines.get(incubator_id) ?? new Map<string, RoundTray>();
    machines.set(incubator_id, trays);
    const lockdown = due.due.find(({ step, on }) => step === "lockdown" && on <= today)?.on;
    trays.set(tray_id, {
      id: tray_id,
      name: tray ?? "",
      ...(locked !== null && { locked }),
      ...(locked !== null && humidity !== null && { humidity }),
      ...(lockdown && { lockdown }),
      ...(trays.get(tray_id)?.lockdown && { lockdown: trays.get(tray_id)?.lockdown }),
    } as RoundTray);
  }
  for (const [incubator_id, trays] of machines)
    for (const [id, tray] of trays) {
      const hatcher =
        tray.lockdown && hatcherFor({ id, incubator_id, place_id: null, eggs: 0, ...lying.get(id) }, hatchers);
      if (hatcher) trays.set(id, { ...tray, hatcher: { id: hatcher.id, name: calledFrom(incubator_id, hatcher) } });
    }
  const byName = (one: RoundTray, other: RoundTray) => compare(one.name, other.name);
  return new Map([...machines].map(([id, trays]) => [id, [...trays.values()].sort(byName)]));
}

const calledFrom = (incubator_id: string, { incubator_id: own, incubator, name }: Hatcher): string =>
  own === incubator_id ? name : `${incubator} · ${name}`;
