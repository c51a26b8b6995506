import "./story.css";
import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { AgeInWords } from "#app/birds/birth/age-in-words.tsx";
import { Sex } from "#app/birds/sex.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Pill, StatusPill } from "#app/marks/pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { BirdHead } from "#worker/birds/columns/header.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { hundredthsInWords } from "#worker/money/currency.ts";
import { BirdSlot } from "./bird-slot.tsx";
import { BirdTabs } from "./bird-tabs.tsx";
import { isolated, typed } from "./isolated.ts";
import { QuickActions } from "./quick-actions.tsx";

type Props = {
  head: BirdHead;
  /** What this page of the bird is there for, and what else can be done on it; the actions of the bird stand on all. */
  actions?: ReactNode;
  more?: ComponentProps<typeof PageHeader>["more"];
  /** The end of the address of this page of the bird, to which an edit comes back. */
  at?: `/${string}` | "";
  /** What else is seen at a glance, beside its face. */
  children?: ReactNode;
};

/** The head of every page about one bird: who it is, at a glance, and the way to its other pages. It never changes. */
export function BirdHeader({ head, actions, more = [], at = "", children }: Props) {
  const { t } = useWords();
  const may = useMay();
  const { id, identifier, name } = head;
  const ring = (
    <Ring colour={head.ring_colour} size="page">
      {identifier}
    </Ring>
  );
  const edit = `/birds/${id}/edit?${new URLSearchParams({ return_to: `/birds/${id}${at}` })}`;
  return (
    <>
      <div className="bird-head">
        <BirdSlot head={head} />
        <PageHeader
          title={
            <>
              {name && <bdi>{name}</bdi>} {ring}
            </>
          }
          lead={<Glance head={head} />}
          actions={
            <>
              {actions}
              {may("flock.write") && (
                <LinkButton kind="primary" to={edit}>
                  <Icon of="pencil" />
                  {t("birds.action.edit")}
                </LinkButton>
              )}
            </>
          }
          more={[
            ...more,
            may("flock.write") && {
              label: t("birds.action.delete"),
              icon: "trash-2",
              post: `/birds/${id}/delete`,
              fields: { ring: identifier },
            },
          ]}
        />
        {children}
        <QuickActions head={head} />
      </div>
      <BirdTabs head={head} />
    </>
  );
}

/** What it is, of which colour, how old, how it is and since when, where it lives; of a dead bird how old it was and of what it died. */
function Glance({
  head: { species, mutation, status, status_since, place, is_reference, ...bird },
}: Pick<Props, "head">) {
  const { t, language } = useWords();
  const aged = status?.key === "deceased" ? status_since : bird.today;
  const since = status_since && t("story.since", { day: dayInWords(status_since, language) });
  return (
    <span className="bird-glance">
      <span>{bird.sex === "unknown" ? t("story.sex_unknown") : <Sex sex={bird.sex} spoken />}</span>
      <Link className="link" to={`/species/${species.id}`}>
        {species.name}
      </Link>
      {mutation && <b className="bird-colour">{mutation}</b>}
      {bird.birth_date && aged && <AgeInWords of={bird} today={aged} />}
      {is_reference && <Pill>{t("birds.theirs")}</Pill>}
      {status && (
        <span className="bird-status">
          <StatusPill status={status}>{status.name}</StatusPill>
          {isolated([since, bird.cause_of_death && typed(bird.cause_of_death)].filter(Boolean).join(" · "))}
          {bird.left_to && isolated(` · ${t("story.left_to", { name: typed(bird.left_to) })}`)}
          {bird.left_price_cents !== null && ` · ${hundredthsInWords(bird.left_price_cents, bird.currency, language)}`}
        </span>
      )}
      {place && (
        <Link className="bird-place" to={`/places/${place.id}`}>
          <Icon of="map-pin" />
          {place.name}
        </Link>
      )}
    </span>
  );
}

/** The way to a page about one bird, for the shell. */
export const birdCrumbs = (list: string, head: Pick<BirdHead, "id" | "identifier">, page: string) => [
  { label: list, href: "/birds" },
  { label: head.identifier, href: `/birds/${head.id}` },
  { label: page, is_current: true },
];
