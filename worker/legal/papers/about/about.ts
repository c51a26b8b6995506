import type { AboutKind } from "#db/words/legal.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { balances } from "../../register/balances.ts";
import { type ClutchFacts, readingClutch } from "./clutch.ts";
import { type RegisterFacts, readingYear } from "./register-year.ts";
import { logCourse, readingLog, type TreatmentFacts } from "./treatments.ts";

/** Which of them a paper is of, as its draft names it. */
export type AboutRef = { clutch_id?: string; course_id?: string; year?: number };

/** What a paper is of that is not of birds. */
export type About = ClutchFacts | TreatmentFacts | RegisterFacts;

/** What a paper is of, read as it stands today; undefined where it is not there. */
export async function readAbout(scope: Scope, kind: AboutKind, ref: AboutRef): Promise<About | undefined> {
  if (kind === "clutch") return clutchOf(scope, ref);
  if (kind === "treatments") return logOf(scope, ref);
  return yearOf(scope, ref);
}

async function clutchOf(scope: Scope, { clutch_id = "" }: AboutRef): Promise<ClutchFacts | undefined> {
  const { clutch, parents, eggs } = await batch(scope.db, readingClutch(scope, clutch_id));
  const [row] = clutch;
  if (!row) return undefined;
  const { pair_id: _, ...own } = row;
  return { of: "clutch", ...own, parents, eggs };
}

async function logOf(scope: Scope, { course_id, year }: AboutRef): Promise<TreatmentFacts | undefined> {
  if (!course_id && !year) return undefined;
  const rows = await readingLog(scope, { ...(course_id && { course_id }), ...(year && { year }) });
  if (course_id && rows.length === 0) return undefined;
  const courses = rows.map((row) => logCourse(row, scope.today, course_id !== undefined));
  return {
    of: "treatments",
    id: course_id ?? null,
    year: course_id ? null : (year ?? null),
    courses: courses.reverse(),
  };
}

async function yearOf(scope: Scope, { year = 0 }: AboutRef): Promise<RegisterFacts | undefined> {
  const [book] = await readingYear(scope, year);
  if (!book) return undefined;
  const last = `${year}-12-31`;
  const until = last < scope.today ? last : scope.today;
  const kept = await balances(scope, until);
  return {
    of: "register",
    year,
    ...book,
    until,
    balances: kept.map(({ name, owned, held, borrowed }) => ({ name, owned, held, borrowed })),
  };
}

/** Where what a paper is of stands in the app. */
export function hrefOf(about: About): string {
  if (about.of === "clutch") return `/clutches/${about.id}`;
  if (about.of === "treatments") return about.id ? `/health/courses/${about.id}` : "/health";
  return `/legal-forms/register?year=${about.year}`;
}
