import { Link } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { EnquiryPage } from "#worker/marketplace/enquiries/rows.ts";

/** What stands beside the words: who asks, about what, and how far the sale has come. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryPage }) {
  const { t, language } = useWords();
  const clock = useClock();
  const { email, listing_id, title, reserved_until, sale_id, sale_state, sale_number, created_at } = enquiry;
  const until = reserved_until && dayInWords(reserved_until.slice(0, 10), language);
  return (
    <>
      <p className="text-muted">
        {listing_id && (
          <>
            <Link className="link" to={`/marketplace/${listing_id}`}>
              <bdi>{title}</bdi>
            </Link>
            {" · "}
          </>
        )}
        <bdi>{email}</bdi> · {clock.day(created_at)}
      </p>
      {until && <Banner>{t("enquiries.reserved_until", { day: until })}</Banner>}
      {sale_id && (
        <p className="actions">
          <LinkButton to={`/finance/sales/${sale_id}`}>
            {t(sale_state === "draft" ? "enquiries.to_draft" : "enquiries.to_sale", { number: sale_number ?? "" })}
          </LinkButton>
          {sale_state === "delivered" && (
            <LinkButton kind="primary" to={`/legal-forms/handovers?sale=${sale_id}`}>
              {t("enquiries.hand_over")}
            </LinkButton>
          )}
        </p>
      )}
    </>
  );
}

/** What else can be done with a conversation, by its state. */
export function EnquiryTurns({ enquiry }: { enquiry: EnquiryPage }) {
  const { t } = useWords();
  const { state, reserved_until, sale_state, bird_ids } = enquiry;
  const turns = state === "open" ? (["closed", "blocked"] as const) : (["open"] as const);
  return (
    <Form className="actions">
      <input type="hidden" name="ids" value={bird_ids.join(",")} />
      {state === "open" && (
        <Button name="do" value="sell">
          {t("enquiries.sell")}
        </Button>
      )}
      {reserved_until && sale_state !== "sold" && (
        <Button name="do" value="release">
          {t("enquiries.release")}
        </Button>
      )}
      {state !== "reserved" &&
        turns.map((turn) => (
          <Button key={turn} name="do" value={turn}>
            {t(`enquiries.turn.${turn}`)}
          </Button>
        ))}
    </Form>
  );
}
