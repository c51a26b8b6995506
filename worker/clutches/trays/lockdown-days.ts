import type { Due, DueTasks } from "../eggs/due.ts";

type InTray = { tray_id: string | null; due: DueTasks };

const lockdownIn = ({ due }: DueTasks): Due | undefined => due.find(({ step }) => step === "lockdown");

/**
 * The same with the lockdown of a tray on one day for all its eggs: that of the earliest. Eggs of which the same is due in
 * the same tray share one answer, as they did.
 */
export function byTray<Of extends InTray>(all: readonly Of[]): Of[] {
  const first = new Map<string, Due>();
  for (const { tray_id, due } of all) {
    const own = lockdownIn(due);
    const known = tray_id === null ? undefined : first.get(tray_id);
    if (tray_id !== null && own && (!known || own.on < known.on)) first.set(tray_id, own);
  }
  const shared = new Map<string, Map<DueTasks, DueTasks>>();
  return all.map((it) => {
    const { tray_id, due } = it;
    const earliest = tray_id === null ? undefined : first.get(tray_id);
    if (tray_id === null || !earliest || lockdownIn(due) === earliest) return it;
    const known = shared.get(tray_id) ?? new Map<DueTasks, DueTasks>();
    shared.set(tray_id, known);
    const same = known.get(due) ?? { ...due, due: due.due.map((one) => (one.step === "lockdown" ? earliest : one)) };
    known.set(due, same);
    return { ...it, due: same };
  });
}
