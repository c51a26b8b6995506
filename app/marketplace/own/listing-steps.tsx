import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { Listing } from "#worker/marketplace/listings/listing-json.ts";

type Step = Listing["next"][number];
type Props = { listing: Listing; fault: string | undefined; idempotencyKey: string };

/** What a listing may become, each by one press; what is never taken back is folded. */
export function ListingSteps({ listing, fault, idempotencyKey }: Props) {
  const { t } = useWords();
  const { id, state, next, version } = listing;
  const words: Readonly<Record<Step, WordKey>> = {
    published:
      state === "published"
        ? "listings.do.renew"
        : state === "draft"
          ? "listings.do.publish"
          : state === "reserved"
            ? "listings.do.release"
            : "listings.do.again",
    paused: "listings.do.pause",
    sold: "listings.do.sold",
    expired: "listings.do.end",
  };
  const shown = (["published", "paused", "sold"] as const).filter((it) => next.includes(it));
  if (shown.length === 0 && !next.includes("expired"))
    return fault ? <ErrorSummary faults={[{ message: fault }]} /> : null;
  return (
    <Card title={t("listings.do")}>
      {fault && <ErrorSummary faults={[{ message: fault }]} />}
      <Form idempotencyKey={idempotencyKey}>
        <input type="hidden" name="version" value={version} />
        {state === "published" && <input type="hidden" name="renews" value="1" />}
        <div className="actions">
          {shown.map((it, at) => (
            <Button
              key={it}
              kind={at === 0 && it === "published" && state !== "published" ? "primary" : "quiet"}
              name="state"
              value={it}
            >
              {t(words[it])}
            </Button>
          ))}
          {state === "draft" && <LinkButton to={`/marketplace/${id}/edit`}>{t("listings.do.edit")}</LinkButton>}
        </div>
        {next.includes("expired") && (
          <details className="drawer">
            <summary>{t("listings.do.end")}</summary>
            <p className="mt-3 mb-3">{t("listings.do.end.why")}</p>
            <Button kind="danger" name="state" value="expired">
              {t("listings.do.end")}
            </Button>
          </details>
        )}
      </Form>
    </Card>
  );
}
