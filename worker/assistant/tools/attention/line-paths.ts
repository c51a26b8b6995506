import type { AgendaLine } from "#worker/kit/slots.ts";

const ofDeadline: Record<string, string> = {
  annual_return: "/legal-forms/return?year=",
  loan: "/legal-forms/",
  certificate: "/birds?species_id=",
};

/** The page a line of the agenda leads to, as `onAgendaLine` of its room in the app has it; null where none is known. */
export function linePath({ step, subject_id, bird_ids, occurrence = "" }: AgendaLine): string | null {
  const [first] = bird_ids;
  const isOfOne = bird_ids.length === 1;
  switch (step) {
    case "task":
      return `/tasks?edit=${subject_id}`;
    case "dose":
      return `/health/courses/${subject_id}`;
    case "follow_up":
    case "quarantine":
      return isOfOne ? `/birds/${first}/health` : "/health";
    case "payment":
      return "/payments";
    case "feed":
      return "/stock/feeding";
    case "stock":
      return `/stock/${subject_id}`;
    case "deadline": {
      const kind = occurrence.split("-")[0] ?? "";
      if (kind === "certificate" && isOfOne) return `/birds/${first}/edit`;
      return ofDeadline[kind] === undefined ? null : `${ofDeadline[kind]}${subject_id}`;
    }
  }
}
