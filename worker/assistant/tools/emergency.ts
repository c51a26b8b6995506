import type { Bird } from "#worker/birds/columns/details.ts";
import { Refusal } from "#worker/refusal.ts";
import type { AnswerRow } from "./contract.ts";
import { type Finding, noRows, type ToolContext } from "./tool.ts";

type Health = {
  data: {
    items: Array<{ kind: string; on: string }>;
    courses: Array<{ id: string; state: string; last_on: string }>;
  };
};

/**
 * What is answered to signs of an emergency: a vet, now; then what the vet will ask, from the bird's own record. Without a
 * bird, or where the one meant is not there, the first stands alone. Never a dose.
 */
export async function emergencyAnswer(bird_id: string | null, context: ToolContext): Promise<Finding> {
  const { say } = context.speech;
  const { rows, name } = await recordOf(bird_id, context);
  return {
    outcome: "emergency",
    figures: {},
    rows,
    href: name === null ? null : `/birds/${bird_id}/health`,
    answer: say("emergency.now"),
    how: name === null ? say("emergency.how") : say("emergency.how.bird", { name }),
    ...(name !== null && { links: [{ label: say("emergency.health", { name }), href: `/birds/${bird_id}/health` }] }),
  };
}

/** What is answered to the question for a dose: never one; who may say it, and where what the vet prescribed is written. */
export async function doseAnswer(bird_id: string | null, context: ToolContext): Promise<Finding> {
  const { say } = context.speech;
  const { rows, name } = await recordOf(bird_id, context);
  return {
    outcome: "unknown",
    figures: {},
    rows,
    href: name === null ? "/health" : `/birds/${bird_id}/health`,
    answer: say("dose.never"),
    how: say("dose.how"),
  };
}

async function recordOf(bird_id: string | null, { call, speech }: ToolContext) {
  const nobody = { rows: noRows, name: null };
  if (bird_id === null) return nobody;
  try {
    const of = encodeURIComponent(bird_id);
    const [{ data: bird }, { data: health }] = await Promise.all([
      call<{ data: Bird }>(`/api/birds/${of}`),
      call<Health>(`/api/birds/${of}/health`),
    ]);
    const items: AnswerRow[] = [
      {
        label: [bird.identifier, bird.name].filter(Boolean).join(" · "),
        href: `/birds/${of}`,
        detail: [bird.species.common_name, bird.status?.name, bird.place?.name].filter(Boolean).join(" · "),
      },
      ...health.courses
        .filter(({ state }) => state === "running")
        .map(({ id, last_on }) => ({
          label: speech.say("emergency.course"),
          href: `/health/courses/${id}`,
          detail: speech.say("emergency.until", { day: speech.day(last_on) }),
        })),
      ...health.items.slice(0, 5).map(({ kind, on }) => ({
        label: speech.say(`emergency.kind.${kind}`),
        href: `/birds/${of}/health`,
        detail: speech.day(on),
      })),
    ];
    return { rows: { total: items.length, items }, name: bird.name ?? bird.identifier };
  } catch (error) {
    if (error instanceof Refusal && error.code === "missing") return nobody;
    throw error;
  }
}
