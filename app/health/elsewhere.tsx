import { everyStatus } from "#app/birds/list-query.ts";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import type { AttentionOf, DueOf, OnAgendaLine, OnBird, OnBirdList, OnTimeline, Part } from "#app/kit/parts.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { HealthKind } from "#db/words/care.ts";
import type { dosesToday } from "#worker/health/courses/on-dashboard.ts";
import type { healthToday } from "#worker/health/on-dashboard.ts";
import type { AgendaLine, SlotAnswer } from "#worker/kit/slots.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { DosesHere, type WithDoses } from "./courses/doses-here.tsx";

export const onBird: OnBird = {
  tabs: [{ path: "/health", label: "health.title", order: 75, when: ({ is_reference }) => !is_reference }],
  actions: [
    {
      label: "health.treat",
      icon: "heart-pulse",
      order: 45,
      needs: "health.write",
      to: (id) => `/birds/${id}/health?edit=new`,
    },
  ],
};

export const onTimeline: OnTimeline<{ of?: HealthKind | null; findings?: string | null; until?: string | null }> = {
  health: {
    icon: "heart-pulse",
    text({ of, until }, t, language) {
      const kind = t(of ? `health.kind.${of}` : "health.title");
      return until ? `${kind}, ${t("health.until", { day: dayInWords(until, language) })}` : kind;
    },
    aside: ({ findings }) => findings ?? undefined,
  },
};

const seen = ({ subject_id }: AgendaLine) => ({ id: subject_id, do: "followed", alike: "1" });
const isOfOne = ({ bird_ids }: AgendaLine) => bird_ids.length === 1;

export const onAgendaLine: OnAgendaLine = {
  // Given with one press; who did not get it is said on its course's page.
  dose: {
    icon: "heart-pulse",
    label: "doses.title",
    to: ({ subject_id }) => `/health/courses/${subject_id}`,
    press: {
      needs: "health.write",
      label: "doses.given",
      action: ({ subject_id }) => `/health/courses/${subject_id}`,
      fields: ({ on, nth }) => ({ do: "given", on, nth: String(nth ?? 1) }),
    },
  },
  follow_up: {
    icon: "heart-pulse",
    label: "followups.again",
    to: (line) => (isOfOne(line) ? `/birds/${line.bird_ids[0]}/health` : "/health"),
    press: { needs: "health.write", label: "followups.done", action: () => "/health", fields: seen },
  },
  quarantine: {
    icon: "heart-pulse",
    label: "followups.quarantine",
    to: (line) =>
      isOfOne(line)
        ? `/birds/${line.bird_ids[0]}/health?edit=new&kind=recovery`
        : `/health?${new URLSearchParams({ edit: "new", kind: "recovery", ids: line.bird_ids.join() })}`,
  },
};

type Here = {
  cage: { id: string | null; follow_ups?: readonly AgendaLine[]; quarantines?: readonly AgendaLine[] };
};

/** Whom to look at again at a cage, and whose quarantine ends. */
export const onRound: ReadonlyArray<Part<"round", Here & WithDoses>> = [
  { place: "cage", order: 10, Show: DosesHere },
  {
    place: "cage",
    order: 30,
    Show({ page: { cage } }) {
      const { t } = useWords();
      const { follow_ups = [], quarantines = [] } = cage;
      if (follow_ups.length + quarantines.length === 0) return null;
      return (
        <Card title={t("followups.here")}>
          <ul className="grid gap-3">
            {[...follow_ups, ...quarantines].map((line) => (
              <LineHere key={`${line.step} ${line.subject_id}`} line={line} back={`/round/${cage.id ?? "none"}`} />
            ))}
          </ul>
        </Card>
      );
    },
  },
];

function LineHere({ line, back }: { line: AgendaLine; back: string }) {
  const { t } = useWords();
  const may = useMay();
  const isFollowUp = line.step === "follow_up";
  return (
    <li className="flex items-center justify-between gap-3">
      <span>
        {line.title}
        <span className="text-muted">
          {[t(isFollowUp ? "followups.again" : "followups.quarantine"), line.detail]
            .filter(Boolean)
            .map((it) => ` · ${it}`)}
        </span>
      </span>
      {isFollowUp && may("health.write") && (
        <Form className="contents" action="/health">
          {Object.entries({ ...seen(line), return_to: back }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button aria-label={`${t("followups.done")}: ${line.title}`}>{t("followups.done")}</Button>
        </Form>
      )}
    </li>
  );
}

/** Doses of today, and those that were missed. */
export const onDue: ReadonlyArray<DueOf<SlotAnswer<typeof dosesToday>>> = [
  {
    order: 20,
    items({ doses: { due, missed } }, t) {
      const line = (count: number, isLate: boolean) =>
        count > 0
          ? [
              {
                key: `doses ${isLate}`,
                icon: "heart-pulse" as const,
                tone: isLate ? ("red" as const) : ("amber" as const),
                text: t(isLate ? "doses.late" : "doses.today", { count }),
                to: `/agenda?${new URLSearchParams({ show: isLate ? "late" : "now", step: "dose" })}`,
              },
            ]
          : [];
      return [...line(missed, true), ...line(due, false)];
    },
  },
];

/** Whom to look at again, and whose quarantine ends or is over. */
export const onAttention: ReadonlyArray<AttentionOf<SlotAnswer<typeof healthToday>>> = [
  {
    order: 8,
    text({ health: { follow_ups, quarantines, over } }, t) {
      const sentence = (key: "due" | "ending" | "over", { birds, ring }: { birds: number; ring: string | null }) =>
        t(`followups.${key}`, { count: birds, ring: ring ?? "" });
      const items = [
        ["due", "amber", follow_ups],
        ["over", "amber", over],
        ["ending", "stone", quarantines],
      ] as const;
      return items.flatMap(([key, tone, found]) =>
        found.birds > 0
          ? [
              {
                key: `health_${key}`,
                icon: "heart-pulse" as const,
                tone,
                text: sentence(key, found),
                to: `/birds?${new URLSearchParams({ health: key, status_id: everyStatus })}`,
              },
            ]
          : [],
      );
    },
  },
];

/** Those birds in the register, to which the dashboard leads. */
export const onBirdList: OnBirdList = {
  filters: [
    {
      name: "health",
      order: 20,
      label: "health.title",
      empty: "looks.any",
      words: { due: "looks.due", ending: "looks.ending", over: "looks.over" },
      isQuiet: true,
    },
  ],
};
