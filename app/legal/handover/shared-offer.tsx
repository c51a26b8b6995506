import { Sex } from "#app/birds/sex.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { SharedOffer as Shared } from "#worker/legal/handover/shared-offer.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { partDayInWords } from "#worker/locales/part-days.ts";

type SharedOfferProps = {
  offer: Shared;
  who: "taker" | "member" | "stranger";
  /** The address of this page, to come back to. */
  here: string;
  fault: string | undefined;
};

/** Birds that are offered, as whoever has the link sees them, and what they can do about it. */
export function SharedOffer({ offer, who, here, fault }: SharedOfferProps) {
  const { t, language } = useWords();
  const { from, kind, state, expires_at, birds, ancestors, takes } = offer;
  if (state === "over")
    return (
      <article className="site-width mt-8 grid gap-4">
        <h1 tabIndex={-1}>{t("handover.shared.title")}</h1>
        <p>{t("handover.shared.over", { name: from })}</p>
        {who !== "stranger" && (
          <div className="actions">
            <LinkButton to="/birds">{t("handover.shared.flock")}</LinkButton>
          </div>
        )}
      </article>
    );
  const along = [
    ...(ancestors > 0 ? [t("handover.shared.ancestors", { count: ancestors })] : []),
    ...takes.map((it) => t(`handover.takes.${it}`)),
  ];
  return (
    <article className="site-width mt-8 grid gap-6">
      <header>
        <h1 tabIndex={-1}>{t("handover.shared.title")}</h1>
        <p className="text-muted">
          {t(`handover.shared.lead.${kind}`, { name: from, count: birds.length })}{" "}
          {t("handover.shared.until", { day: dayInWords(expires_at.slice(0, 10), language) })}
        </p>
      </header>
      {fault && (
        <Banner tone="error">
          <p>{fault}</p>
        </Banner>
      )}
      <ul className="lines">
        {birds.map((bird) => (
          <li key={bird.identifier} className="py-2">
            <strong className="flex flex-wrap items-baseline gap-2">
              {bird.name && <bdi>{bird.name}</bdi>} <Ring>{bird.identifier}</Ring>{" "}
              {bird.sex !== "unknown" && <Sex sex={bird.sex} />}
            </strong>
            <span className="block">{[bird.species, bird.mutation].filter(Boolean).join(" · ")}</span>
            <span className="block text-sm text-muted">{detailsOf(bird)}</span>
          </li>
        ))}
      </ul>
      {along.length > 0 && (
        <p className="text-muted">
          {t("handover.shared.along")} {along.join(", ")}.
        </p>
      )}
      <Answers who={who} here={here} />
      <p className="text-sm text-muted">{t("handover.shared.advice")}</p>
    </article>
  );

  function detailsOf({ birth_date, birth_precision, father, mother }: Shared["birds"][number]): string {
    const parents = [father, mother].filter(Boolean).join(" × ");
    return [
      birth_date && t("handover.shared.born", { day: partDayInWords(birth_date, birth_precision, language) }),
      parents && t("handover.shared.parents", { parents }),
    ]
      .filter(Boolean)
      .join(" · ");
  }
}

function Answers({ who, here }: Pick<SharedOfferProps, "who" | "here">) {
  const { t } = useWords();
  if (who === "member") return <p>{t("handover.shared.no_right")}</p>;
  if (who === "taker")
    return (
      <Form className="actions">
        <Button kind="primary" name="do" value="accept">
          {t("handover.accept")}
        </Button>
        <Button name="do" value="refuse">
          {t("handover.refuse")}
        </Button>
      </Form>
    );
  return (
    <div className="grid gap-3">
      <p>{t("handover.shared.join")}</p>
      <Form className="actions">
        <LinkButton kind="primary" to={`/login?${new URLSearchParams({ redirectTo: here })}`}>
          {t("handover.shared.login")}
        </LinkButton>
        <Button name="do" value="join">
          {t("handover.shared.signup")}
        </Button>
      </Form>
    </div>
  );
}
