import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import { tasks } from "#db/schema/tasks.ts";
import type { Language } from "#db/vocabulary.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { DemoKeeper } from "./flock/keeper.ts";

type Reminder = Record<Language, string> & {
  /** Days from today until it falls due. */
  in: number;
  every?: { every_unit: "day" | "week" | "month"; every_n: number };
};

const reminders: readonly Reminder[] = [
  { pt: "Dar banho aos canários", en: "Bath for the canaries", in: 0, every: { every_unit: "day", every_n: 2 } },
  { pt: "Limpar as gaiolas", en: "Clean the cages", in: 2, every: { every_unit: "week", every_n: 1 } },
  { pt: "Encomendar anilhas", en: "Order rings", in: 9 },
];

/** The statements that write what the demo's keeper is reminded of, from the keeper's day on; the same ids every day. */
export async function reminderStatements(db: Database, { org_id, today, language }: DemoKeeper) {
  const at = `${today}T07:00:00.000Z`;
  const rows = reminders.map(async (it) => ({
    id: await idForKey("task", org_id, it.pt),
    org_id,
    title: it[language],
    first_on: plusDays(today, it.in),
    ...it.every,
    created_at: at,
    updated_at: at,
  }));
  return [db.insert(tasks).values(await Promise.all(rows))] as const;
}

/** The statement that takes them away again. */
export const remindersGone = (db: Database, { org_id }: DemoKeeper) =>
  db.run(sql`DELETE FROM tasks WHERE org_id = ${org_id}`);
