import { Link, useLocation } from "@remix-run/react";
import type { Picked } from "#app/birds/picker/pick.ts";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { ConfirmFirst } from "#app/factors/confirm-first.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { OfferedSale } from "#worker/legal/handover/from-sale.ts";
import type { Handover, listHandovers } from "#worker/legal/handover/rows.ts";
import { PaperTabs } from "../paper-tabs.tsx";
import { NewOffer, type OfferAgain, type OfferChoices } from "./new-offer.tsx";

type HandoversProps = {
  list: Awaited<ReturnType<typeof listHandovers>>;
  /** What a new offer begins with. */
  birds: readonly Picked[];
  /** So many that were chosen cannot be offered. */
  leftOut: number;
  choices: OfferChoices;
  sent: OfferAgain | undefined;
  idempotencyKey: string;
};

/** The offers made, the newest first, and the form of a new one. */
export function Handovers({ list, birds, leftOut, choices, sent, idempotencyKey }: HandoversProps) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  // Whoever comes with birds comes to hand them over: the form stands above what was offered before.
  const isFirst = list.sale !== null || birds.length > 0 || leftOut > 0 || sent !== undefined;
  const form = (
    <section aria-labelledby="new" className={isFirst ? undefined : "mt-8"}>
      <h2 id="new" className="mb-3">
        {t("handover.new")}
      </h2>
      {list.sale && <OfSale sale={list.sale} hasBirds={birds.length > 0} />}
      {leftOut > 0 && <p className="mb-3 text-muted">{t("handover.left_out", { count: leftOut })}</p>}
      {!list.is_confirmed && !sent && <ConfirmFirst to={`${pathname}${search}`} />}
      {(list.is_confirmed || sent) && (list.sale === null || birds.length > 0) && (
        <NewOffer birds={birds} sale={list.sale} choices={choices} sent={sent} idempotencyKey={idempotencyKey} />
      )}
    </section>
  );
  return (
    <>
      <PageHeader title={t("handover.title")} lead={t("handover.lead")} />
      <PaperTabs />
      {isFirst && form}
      {isFirst && list.total > 0 && <h2 className="mt-8 mb-3">{t("handover.made")}</h2>}
      {list.total === 0 && !isFirst && <p className="text-muted">{t("handover.empty")}</p>}
      {list.total > 0 && (
        <ul className="rows">
          {list.items.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
      {list.total_pages > 1 && <PageLinks page={list.page} total_pages={list.total_pages} />}
      {!isFirst && form}
    </>
  );
}

function OfSale({ sale, hasBirds }: { sale: OfferedSale; hasBirds: boolean }) {
  const { t } = useWords();
  const { id, number, state, contact } = sale;
  return (
    <p className="mb-3">
      <Link className="link" to={`/finance/sales/${id}`}>
        {t("handover.of_sale", { number: number ?? "" })}
      </Link>
      {contact && (
        <>
          {" · "}
          <bdi>{contact}</bdi>
        </>
      )}
      {!hasBirds && (
        <span className="block mt-2">{t(state === "delivered" ? "handover.none_left" : "handover.deliver_first")}</span>
      )}
    </p>
  );
}

function Offer({
  offer: { id, kind, state, contact, birds, total, url, created_at, expires_at },
}: {
  offer: Handover;
}) {
  const { t } = useWords();
  const clock = useClock();
  const stands = state === "offered";
  const days = { day: clock.day(created_at), until: clock.day(expires_at) };
  return (
    <li>
      <div className="min-w-0">
        <span className="flex flex-wrap gap-x-4">
          {birds.map(({ ring }) => (
            <Ring key={ring}>{ring}</Ring>
          ))}
          {total > birds.length && <span>{t("handover.more", { count: total - birds.length })}</span>}
        </span>
        <span className="block text-sm text-muted">
          {t(`handover.kind.${kind}`)} {contact && <bdi>{t("handover.to", { name: contact })}</bdi>} ·{" "}
          {t(`handover.state.${state}`)} · {stands ? t("handover.days_open", days) : days.day}
        </span>
        {url && (
          <a className="link block [overflow-wrap:anywhere]" href={url}>
            {url}
          </a>
        )}
      </div>
      {stands && (
        <Form className="contents">
          <Button name="withdraw" value={id} aria-label={t("handover.withdraw_of", { ring: birds[0]?.ring ?? "" })}>
            {t("handover.withdraw")}
          </Button>
        </Form>
      )}
    </li>
  );
}
