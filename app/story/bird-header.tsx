import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useMay } from "#app/accounts/use-may.ts";
import { AgeInWords } from "#app/birds/birth/age-in-words.tsx";
import { Sex } from "#app/birds/sex.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Pill, StatusPill } from "#app/marks/pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { BirdHead } from "#worker/birds/stored/header.ts";
import { BirdSlot } from "./bird-slot.tsx";
import { BirdTabs } from "./bird-tabs.tsx";

type Props = {
  head: BirdHead;
  /** What can be done on this page of the bird alone; what can be done with the bird stands on all of them. */
  actions?: ReactNode;
  /** The end of the address of this page of the bird, to which an edit comes back. */
  at?: `/${string}` | "";
};

/** The head of every page about one bird: who it is, at a glance, and the way to its other pages. It never changes. */
export function BirdHeader({ head, actions, at = "" }: Props) {
  const may = useMay();
  const title = head.name ? (
    <>
      <bdi>{head.name}</bdi> <Ring>{head.identifier}</Ring>
    </>
  ) : (
    <Ring>{head.identifier}</Ring>
  );
  return (
    <>
      <div className="bird-head">
        <BirdSlot head={head} />
        <PageHeader
          title={title}
          lead={<Glance head={head} />}
          actions={
            <>
              {actions}
              {may.write && <Deeds head={head} at={at} />}
            </>
          }
        />
      </div>
      <BirdTabs head={head} />
    </>
  );
}

/** What it is, how old, how it is, where it lives. */
function Glance({ head: { species, status, place, is_reference, ...bird } }: Pick<Props, "head">) {
  const { t } = useWords();
  return (
    <span className="bird-glance">
      <span>{bird.sex === "unknown" ? t("story.sex_unknown") : <Sex sex={bird.sex} spoken />}</span>
      <Link className="link" to={`/species/${species.id}`}>
        {species.name}
      </Link>
      {bird.birth_date && <AgeInWords of={bird} today={bird.today} />}
      {is_reference && <Pill>{t("birds.theirs")}</Pill>}
      {status && <StatusPill status={status}>{status.name}</StatusPill>}
      {place && (
        <Link className="bird-place" to={`/places/${place.id}`}>
          <Icon of="map-pin" />
          {place.name}
        </Link>
      )}
    </span>
  );
}

function Deeds({ head: { id, identifier }, at }: Required<Pick<Props, "head" | "at">>) {
  const { t } = useWords();
  return (
    <>
      <Form className="contents" action={`/birds/${id}/delete`}>
        <input type="hidden" name="ring" value={identifier} />
        <Button kind="ghost">
          <Icon of="trash-2" />
          {t("birds.action.delete")}
        </Button>
      </Form>
      <LinkButton kind="primary" to={`/birds/${id}/edit?${new URLSearchParams({ return_to: `/birds/${id}${at}` })}`}>
        <Icon of="pencil" />
        {t("birds.action.edit")}
      </LinkButton>
    </>
  );
}

/** The way to a page about one bird, for the shell. */
export const birdCrumbs = (list: string, head: Pick<BirdHead, "id" | "identifier">, page: string) => [
  { label: list, href: "/birds" },
  { label: head.identifier, href: `/birds/${head.id}` },
  { label: page, is_current: true },
];
