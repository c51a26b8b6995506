import { type SQL, sql } from "drizzle-orm";
import { audited } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { mostOpenTasks, type TaskChange, type TaskDraft, type TaskFilter } from "./contract.ts";
import { daysOf, nextFrom } from "./recurrence.ts";
import {
  type ReadTask,
  recurrenceOf,
  serializeTask,
  type Task,
  type TaskRow,
  taskColumns,
  taskRows,
} from "./task-rows.ts";

/** So many marked days are told with a task, and so many tasks stand on a page. */
const marksDays = 366;
const perPage = 50;

const reading = (scope: Scope, which: SQL) =>
  scope.db.all<ReadTask>(sql`SELECT ${taskColumns(plusDays(scope.today, -marksDays))} FROM tasks
    WHERE tasks.org_id = ${scope.org_id} AND ${which}`);

/** One page of the tasks: open ones by the day they begin, or those that are over, the last first. */
export async function listTasks(scope: Scope, { show, page }: TaskFilter) {
  const isOver = show === "over";
  const which = sql.raw(isOver ? "closed_at IS NOT NULL" : "closed_at IS NULL");
  const order = sql.raw(isOver ? "closed_at DESC, id" : "first_on, id");
  const { rows, counted } = await batch(scope.db, {
    rows: reading(scope, sql`${which} ORDER BY ${order} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    counted: scope.db.all<{ n: number }>(sql`
      SELECT count(*) AS n FROM tasks WHERE org_id = ${scope.org_id} AND ${which}`),
  });
  const total = counted[0]?.n ?? 0;
  const data = rows.map((row) => serializeTask(row, scope.today));
  return { data, total, page, total_pages: Math.max(1, Math.ceil(total / perPage)), today: scope.today };
}

/** A task with its days of the last year and the ten to come; `missing` when it is another organisation's. */
export async function taskPage(scope: Scope, id: string) {
  const [row] = await reading(scope, sql`tasks.id = ${id}`);
  if (!row) throw new Refusal("missing");
  const upcoming = row.closed_at === null ? upcomingDays(row, scope.today) : [];
  return { ...serializeTask(row, scope.today), upcoming, today: scope.today };
}

function upcomingDays(row: TaskRow, today: string): string[] {
  const recurrence = recurrenceOf(row);
  const days: string[] = [];
  for (let day = nextFrom(recurrence, today); day !== null && days.length < 10; )
    [day] = [nextFrom(recurrence, plusDays(day, 1)), days.push(day)];
  return days;
}

type Input = Omit<TaskDraft, "on" | "org_id"> & { on: string };

const columnsOf = ({ on, until, every, ...same }: Input) => ({
  ...same,
  first_on: on,
  until_on: every === null ? null : until,
  every_unit: every?.unit ?? null,
  every_n: every?.n ?? null,
  weekdays: every?.unit === "weekdays" ? (every.weekdays ?? []).join() : null,
});

/** Adds a task; refuses what it is about where that is not at hand, an end before its first day, and one open task too many. */
export async function addTask(scope: Scope, { org_id: _, on, ...draft }: TaskDraft): Promise<Task> {
  const input = { ...draft, on: on ?? scope.today };
  refuseBackwards(input);
  const isWithin = sql`(SELECT count(*) FROM tasks WHERE org_id = ${scope.org_id} AND closed_at IS NULL) < ${mostOpenTasks}`;
  const { id } = await taskRows.add(scope, columnsOf(input), {
    when: sql`${isWithin} AND ${atHand(scope, input)}`,
    why: async () =>
      (await strangersIn(scope, input)) ??
      new Refusal("conflict", {}, { detail: "tasks.many", values: { limit: mostOpenTasks } }),
  });
  return taskPage(scope, id);
}

/** Changes a task; what it is after the change is judged as a new one. What is marked stays. */
export async function changeTask(
  scope: Scope,
  id: string,
  { org_id: _, version, ...change }: TaskChange,
): Promise<Task> {
  const { on, until, every, ...current } = await taskPage(scope, id);
  const { title, notes, hour, bird_id, pair_id, place_id, user_id } = current;
  const before = { title, notes, hour, bird_id, pair_id, place_id, user_id, on, until, every };
  const stated = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const input = { ...before, ...stated } as Input;
  refuseBackwards(input);
  // What was already there may have left since: only what is new is asked for.
  const fresh = {
    bird_id: change.bird_id,
    pair_id: change.pair_id,
    place_id: change.place_id,
    user_id: change.user_id,
  };
  await taskRows.change(
    scope,
    id,
    { ...columnsOf(input), version },
    {
      when: atHand(scope, fresh),
      why: () => strangersIn(scope, fresh),
    },
  );
  return taskPage(scope, id);
}

function refuseBackwards({ on, until, every }: Pick<Input, "on" | "until" | "every">): void {
  if (every === null || until === null) return;
  if (until < on) throw new Refusal("invalid", { until: ["tasks.backwards"] });
  const recurrence = recurrenceOf({
    first_on: on,
    until_on: until,
    every_unit: every.unit,
    every_n: every.n,
    weekdays: every.weekdays?.join() ?? null,
  });
  if (daysOf(recurrence, on, until).length === 0) throw new Refusal("invalid", { until: ["tasks.never"] });
}

type About = Partial<Record<"bird_id" | "pair_id" | "place_id" | "user_id", string | null | undefined>>;

const conditions = ({ org_id }: Scope): Record<keyof Required<About>, (id: string) => SQL> => ({
  bird_id: (id) => sql`EXISTS (SELECT 1 FROM birds WHERE org_id = ${org_id} AND id = ${id} AND deleted_at IS NULL)`,
  pair_id: (id) => sql`EXISTS (SELECT 1 FROM pairs WHERE org_id = ${org_id} AND id = ${id})`,
  place_id: (id) => sql`EXISTS (SELECT 1 FROM places WHERE org_id = ${org_id} AND id = ${id})`,
  user_id: (id) => sql`EXISTS (SELECT 1 FROM users WHERE org_id = ${org_id} AND id = ${id} AND is_active = 1
    AND removed_at IS NULL)`,
});

const conditionsOf = (scope: Scope, about: About): Array<[keyof Required<About>, SQL]> =>
  Object.entries(conditions(scope)).flatMap(([field, condition]) => {
    const id = about[field as keyof About];
    return id ? [[field as keyof Required<About>, condition(id)] as [keyof Required<About>, SQL]] : [];
  });

/** Whether all that a task is about is at hand, judged in the write itself. */
const atHand = (scope: Scope, about: About): SQL =>
  sql.join([sql`1 = 1`, ...conditionsOf(scope, about).map(([, is]) => is)], sql` AND `);

async function strangersIn(scope: Scope, about: About): Promise<Refusal | undefined> {
  const all = conditionsOf(scope, about);
  if (all.length === 0) return undefined;
  const [answer = {}] = await scope.db.all<Record<string, 0 | 1>>(
    sql`SELECT ${sql.join(
      all.map(([field, is]) => sql`${is} AS ${sql.identifier(field)}`),
      sql`, `,
    )}`,
  );
  const strangers = all.filter(([field]) => answer[field] !== 1).map(([field]) => [field, ["fields.unknown_id"]]);
  return strangers.length > 0 ? new Refusal("invalid", Object.fromEntries(strangers)) : undefined;
}

/** Ends a task, so that it falls due no more, or opens it again; `missing` when it is another organisation's. */
export async function closeTask(scope: Scope, id: string, isClosed: boolean): Promise<Task> {
  const { db, org_id, now } = scope;
  await batch(db, {
    closed: db.run(sql`UPDATE tasks SET closed_at = ${isClosed ? now : null}, version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND (closed_at IS NULL) = ${isClosed ? 1 : 0}`),
    line: audited(scope, {
      subject: "task",
      subject_id: id,
      deed: "changed",
      changes: { closed_at: isClosed ? [null, now] : [null, null] },
    }),
  });
  return taskPage(scope, id);
}
