import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { Reply } from "#app/web/submit.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import type { StrangerThread as Thread } from "#worker/marketplace/enquiries/stranger-thread.ts";
import { Messages } from "./messages.tsx";
import { ReplyForm } from "./reply-form.tsx";

type StrangerThreadProps = { thread: Thread; reply: Reply | undefined };

/** A conversation as whoever asked sees it: what was written, what is kept for them, and the next words. */
export function StrangerThread({ thread, reply }: StrangerThreadProps) {
  const { t, language } = useWords();
  const { state, title, listing_id, seller, messages, reserved_until, sale_state } = thread;
  const isOpen = state === "open" || state === "reserved";
  const until = reserved_until && dayInWords(reserved_until.slice(0, 10), language);
  return (
    <article className="site-width mt-8 grid gap-6">
      <header>
        <h1 tabIndex={-1}>{t("asking.thread")}</h1>
        <p className="text-muted">
          {listing_id ? (
            <a className="link" href={`/market/${listing_id}`}>
              <bdi>{title}</bdi>
            </a>
          ) : (
            <bdi>{title}</bdi>
          )}
          {seller && (
            <>
              {" · "}
              <bdi>{seller}</bdi>
            </>
          )}
        </p>
      </header>
      {sale_state === "delivered" && <Banner tone="success">{t("asking.sold")}</Banner>}
      {until && <Banner tone="success">{t("asking.reserved", { day: until })}</Banner>}
      <Messages messages={messages} own="buyer" other={seller ?? t("asking.seller")} />
      {isOpen ? <ReplyForm reply={reply} /> : <p>{t("asking.closed")}</p>}
      <p className="text-sm text-muted">{t("asking.advice")}</p>
    </article>
  );
}

/** What whoever comes from the mail sees first: nothing is sent until they press. */
export function ConfirmFirst({ label }: { label: string }) {
  return (
    <Form>
      <Button kind="primary" size="large" name="do" value="confirm">
        {label}
      </Button>
    </Form>
  );
}
