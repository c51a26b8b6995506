import type { Answers } from "#worker/kit/batch.ts";
import { type AgendaLine, joining, type MorningScope, type Notice, type Slots } from "#worker/kit/slots.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";
import { readingReturns, returnDeadlines } from "./annual-return.ts";
import { certificateDeadlines, readingChicks } from "./certificates.ts";
import { type Deadline, reminderOn, warnedOn } from "./due-days.ts";
import { loanDeadlines, readingLoans } from "./loans.ts";

/** The statements that read all of them, as they are told of by a day. */
const reading = (scope: MorningScope, upto: string) => ({
  returns: readingReturns(scope, upto),
  loans: readingLoans(scope),
  chicks: readingChicks(scope),
});

const deadlinesIn = (found: Answers<ReturnType<typeof reading>>, today: string): Deadline[] => [
  ...returnDeadlines(found.returns),
  ...loanDeadlines(found.loans),
  ...certificateDeadlines(found.chicks, today),
];

/** Deadlines of papers among the lines of the agenda: from 60 days before, and late until they are met. */
export const deadlinesOnAgenda = {
  needs: "papers.issue",
  without: { deadlines: [] },
  join: (scope: Scope, { from, to, late }) =>
    joining(reading(scope, to), (found) => ({
      deadlines: deadlinesIn(found, scope.today)
        .map((it) => lineOf(scope, it))
        .filter(({ on, until, is_late }) => on <= to && (until >= from || (late && is_late))),
    })),
} satisfies Slots["agendaLines"];

/** So many rings a line names. */
const mostRings = 5;

function lineOf({ today, language }: Scope, deadline: Deadline): AgendaLine {
  const { kind, id, due, count, faults, rings, bird_ids } = deadline;
  const is_late = due < today;
  const warned = warnedOn(due);
  const named = rings.slice(0, mostRings).join(", ") + (rings.length > mostRings ? "…" : "");
  const values = { count, faults, year: id };
  return {
    step: "deadline",
    on: is_late ? due : warned < today ? today : warned,
    until: due,
    is_late,
    subject_id: id,
    // Chicks of a species that hatched on other days are another line of the same subject.
    occurrence: kind === "certificate" ? `${kind}-${due}` : kind,
    title: translate(language, `deadlines.${kind}`, values),
    detail: kind === "annual_return" ? translate(language, "deadlines.annual_return.rows", values) : named,
    hour: null,
    nth: null,
    bird_ids,
    egg_ids: [],
    place_id: null,
    place: null,
  };
}

/** So many deadlines are told of in one morning. */
const mostNotices = 50;

/** Deadlines that are 60, 30, 7 days or a day away, each told once for each of them. */
export const deadlinesOnMornings = {
  join: (scope: MorningScope) =>
    joining(reading(scope, scope.today), (found) => ({
      notices: deadlinesIn(found, scope.today)
        .flatMap((it) => noticesOf(it, scope.today))
        .slice(0, mostNotices),
    })),
} satisfies Slots["mornings"];

const links = {
  annual_return: "/legal-forms/return?year=",
  loan: "/legal-forms/",
  certificate: "/birds?species_id=",
} as const;

function noticesOf({ kind, id, due, count, faults }: Deadline, today: string): Notice[] {
  const days = reminderOn(due, today);
  if (days === undefined) return [];
  return [
    {
      event: "deadline.near",
      key: `${kind} ${id} ${due} ${days}`,
      link: `${links[kind]}${id}`,
      facts: { step: kind, day: due, count, ...(kind === "annual_return" && { number: id, faults }) },
    },
  ];
}
