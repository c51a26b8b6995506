import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import { courseBirds, courseDoses, courses } from "#db/schema/health.ts";
import type { Language } from "#db/vocabulary.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { DemoKeeper } from "./flock/keeper.ts";
import type { Standing } from "./flock/stored-flock.ts";

/** The sick budgerigar, and what it was given: over, but for its withdrawal. */
const patient = "WBO PT81 54";
const plan = { ago: 12, days: 5, times_a_day: 2, withdrawal_days: 14 };
const texts: Record<Language, { medicine: string; dose: string; route: string; prescribed_by: string; notes: string }> =
  {
    pt: {
      medicine: "Doxiciclina",
      dose: "Como na receita",
      route: "No bico",
      prescribed_by: "Clínica de aves",
      notes: "Pesar no fim do tratamento.",
    },
    en: {
      medicine: "Doxycycline",
      dose: "As in the prescription",
      route: "By beak",
      prescribed_by: "Bird clinic",
      notes: "Weigh at the end of the course.",
    },
  };
/** The statements that write the one course of the demo as it is on the keeper's day; it has the same ids every day. */
export async function treatmentStatements(db: Database, keeper: DemoKeeper, { birds }: Standing) {
  const { org_id, user_id, today, language } = keeper;
  const bird = birds.get(patient);
  const id = await idForKey("course", org_id, patient);
  const first_on = plusDays(today, -plan.ago);
  const at = `${first_on}T08:10:00.000Z`;
  const { ago: _, ...kept } = plan;
  const course = { id, org_id, ...texts[language], ...kept, first_on, created_at: at, updated_at: at };
  const until_on = plusDays(first_on, plan.days - 1 + plan.withdrawal_days);
  const part = { id: await idForKey("course_bird", org_id, patient), org_id, course_id: id, bird_id: bird?.id ?? null };
  const given = Array.from({ length: plan.days * plan.times_a_day }, async (_none, n) => {
    const on_day = plusDays(first_on, Math.floor(n / plan.times_a_day));
    const nth = 1 + (n % plan.times_a_day);
    const hour = nth === 1 ? "08:20" : "19:40";
    const dose = await idForKey("dose", org_id, `${patient} ${n}`);
    return {
      id: dose,
      org_id,
      course_id: id,
      on_day,
      nth,
      state: "given" as const,
      at: `${on_day}T${hour}:00.000Z`,
      user_id,
    };
  });
  return [
    db.insert(courses).values(course),
    db.insert(courseBirds).values({ ...part, ring: bird?.identifier ?? patient, until_on }),
    db.insert(courseDoses).values(await Promise.all(given)),
  ] as const;
}

/** The statement that takes it away again, with its birds and doses. */
export const treatmentGone = (db: Database, { org_id }: DemoKeeper) =>
  db.run(sql`DELETE FROM courses WHERE org_id = ${org_id}`);
