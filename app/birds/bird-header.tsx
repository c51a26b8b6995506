import type { ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { BirdHeaderFacts } from "#worker/birds/stored/header.ts";
import { BirdTabs } from "./bird-tabs.tsx";

type Props = {
  head: BirdHeaderFacts;
  /** Where the page is not the bird's first one. */
  title?: ReactNode;
  actions?: ReactNode;
};

/** The head of every page about one bird, with the way to the others. */
export function BirdHeader({ head, title, actions }: Props) {
  const { t } = useWords();
  const theirs = head.is_reference && <Pill>{t("birds.theirs")}</Pill>;
  const lead = (head.name || theirs) && (
    <>
      {head.name} {theirs}
    </>
  );
  return (
    <>
      <PageHeader title={title ?? <Ring>{head.identifier}</Ring>} lead={lead} actions={actions} />
      <BirdTabs head={head} />
    </>
  );
}

/** The way to a page about one bird, for the shell. */
export const birdCrumbs = (list: string, head: BirdHeaderFacts, page: string) => [
  { label: list, href: "/birds" },
  { label: head.identifier, href: `/birds/${head.id}` },
  { label: page, is_current: true },
];
