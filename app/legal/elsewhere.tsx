import { LinkButton } from "#app/controls/button.tsx";
import { livesHere, type OnAgendaLine, type OnBird, type OnBirdList, type OnPair, type Part } from "#app/kit/parts.ts";
import { useWords } from "#app/locales/words.tsx";
import { CoursePaper } from "./papers/course-paper.tsx";

import { SalePapers } from "./sale-card.tsx";
import type { OfSale } from "./sale-papers.tsx";
import { LawOfSpecies } from "./species-rules.tsx";

/** The papers of a bird are begun where the bird is. */
export const onBird: OnBird = {
  tabs: [
    {
      path: "/legal-forms",
      label: "ui.group.papers",
      order: 85,
      needs: "papers.issue",
      when: ({ is_reference }) => !is_reference,
    },
  ],
  actions: [
    {
      label: "story.deed.handover",
      icon: "arrow-right-left",
      order: 72,
      needs: "papers.issue",
      when: livesHere,
      to: (id) => `/legal-forms/handovers?ids=${id}`,
    },
  ],
};

/** Of birds that are chosen a paper is made, or they go to another breeder. */
export const onBirdList: OnBirdList = {
  actions: [
    { order: 45, label: "passing.paper", needs: "papers.issue", to: "/legal-forms/new" },
    { order: 50, label: "passing.to_breeder", needs: "papers.issue", to: "/legal-forms/handovers" },
  ],
};

/** The papers of a sale's birds, and their way to the buyer's flock. */
export const onSale: ReadonlyArray<Part<"sale", OfSale & Handed>> = [
  { place: "cards", order: 40, needs: "papers.issue", Show: ({ page }) => <SalePapers sale={page} /> },
  { place: "cards", order: 41, needs: "papers.issue", Show: ({ page }) => <ToBuyer sale={page} /> },
];

type Handed = {
  id: string;
  state: string;
  lines: ReadonlyArray<{ bird_id: string | null; returned_on: string | null }>;
};

function ToBuyer({ sale: { id, state, lines } }: { sale: Handed }) {
  const { t } = useWords();
  if (state !== "delivered" || !lines.some(({ bird_id, returned_on }) => bird_id && !returned_on)) return null;
  return (
    <div className="actions">
      <LinkButton to={`/legal-forms/handovers?${new URLSearchParams({ sale: id })}`}>
        {t("passing.to_buyer")}
      </LinkButton>
    </div>
  );
}

/** The card of a clutch of the pair's. */
export const onPair: OnPair = [
  {
    label: "forms.kind.clutch_card",
    icon: "file-text",
    order: 60,
    needs: "papers.issue",
    to: (id) => `/legal-forms/new?${new URLSearchParams({ kind: "clutch_card", pair: id })}`,
  },
];

/** The log of a course, as a paper. */
export const onCourse: ReadonlyArray<Part<"course", { id: string }>> = [
  { place: "cards", order: 60, needs: "papers.issue", Show: ({ page }) => <CoursePaper id={page.id} /> },
];

/** What the law asks of a species, on its page. */
export const onSpecies: ReadonlyArray<Part<"species", Parameters<typeof LawOfSpecies>[0]["page"]>> = [
  { place: "cards", order: 10, Show: LawOfSpecies },
];

const deadlinePages = {
  annual_return: "/legal-forms/return?year=",
  loan: "/legal-forms/",
  certificate: "/birds?species_id=",
};

/** Deadlines of papers lead to what meets them: the return of its year, the contract, the chicks. */
export const onAgendaLine: OnAgendaLine = {
  deadline: {
    icon: "file-text",
    label: "deadlines.title",
    to({ occurrence = "", subject_id, bird_ids: [first, ...others] }) {
      const [kind] = occurrence.split("-") as [keyof typeof deadlinePages];
      if (kind === "certificate" && others.length === 0) return `/birds/${first}/edit`;
      return `${deadlinePages[kind]}${subject_id}`;
    },
  },
};
