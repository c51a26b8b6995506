import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { EnquiryMessage } from "#worker/marketplace/enquiries/stranger-thread.ts";

type MessagesProps = {
  messages: readonly EnquiryMessage[];
  /** Which side reads. */
  own: EnquiryMessage["side"];
  /** What the other side is called. */
  other: string;
};

/** What both sides wrote, the oldest first. Words are words: nothing in them is a link. */
export function Messages({ messages, own, other }: MessagesProps) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <ol className="lines">
      {messages.map(({ id, side, text, created_at }) => (
        <li key={id} className="py-2">
          <span className="block text-sm text-muted">
            <bdi>{side === own ? t("asking.you") : other}</bdi> · {clock.moment(created_at)}
          </span>
          <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
