import { Link } from "@remix-run/react";
import { inbreedingInWords, Risk } from "#app/kinship/inbreeding.tsx";
import { Figure } from "#app/kit/figure.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import type { birdPage } from "#worker/story/page.ts";
import { BirdParts } from "./bird-parts.tsx";

type Page = Awaited<ReturnType<typeof birdPage>>;

/** The numbers a breeder looks for first: F, what other rooms know of the bird, and how many young there are. */
export function Figures({ page }: { page: Page }) {
  const { head, family } = page;
  const { t, language } = useWords();
  const f = inbreedingInWords(head, { t, language });
  const base = `/birds/${head.id}`;
  const { young, mates } = family;
  return (
    <dl className="bird-figures">
      <Figure label="birds.field.inbreeding" note={f.basis} isUnknown={head.completeness === 0}>
        <Link to={`${base}/pedigree#inbreeding`}>{f.text}</Link> <Risk inbreeding={head.inbreeding} />
      </Figure>
      <BirdParts place="figures" page={page} />
      <Figure
        label="story.family.young"
        note={mates.total > 0 && t("story.family.with", { count: mates.total })}
        isUnknown={young.total === 0}
      >
        {young.total > 0 ? (
          <Link to={`/birds?${new URLSearchParams({ parent: head.id })}`}>{formatNumber(young.total, language)}</Link>
        ) : (
          t("story.young.none")
        )}
      </Figure>
    </dl>
  );
}
