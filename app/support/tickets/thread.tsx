import type { ReactNode } from "react";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { TicketFile, TicketMessage } from "#worker/support/tickets/contract.ts";
import { useSize } from "./use-size.ts";

type Props = {
  messages: readonly TicketMessage[];
  /** Where its files are downloaded, their ids behind it. */
  filesAt: string;
  /** What can be done to a message, for the operator. */
  below?: (message: TicketMessage) => ReactNode;
};

/** What both sides wrote, the oldest first. Words are words: nothing in them is a link. */
export function Thread({ messages, filesAt, below }: Props) {
  return (
    <ol className="ticket-thread">
      {messages.map((it) => (
        <li key={it.id} data-from={it.from}>
          <Message of={it} filesAt={filesAt} />
          {below?.(it)}
        </li>
      ))}
    </ol>
  );
}

function Message({ of, filesAt }: { of: TicketMessage; filesAt: string }) {
  const { t } = useWords();
  const clock = useClock();
  const { from, name, text, quoted, is_mail, sender, left_out, at, files } = of;
  const who = from === "support" ? t("supporttickets.us") : (name ?? sender ?? t("supporttickets.colleague"));
  const way = sender && name ? t("supporttickets.by_mail_from", { address: sender }) : t("supporttickets.by_mail");
  return (
    <>
      <p className="text-sm text-muted">
        <bdi>
          <strong>{who}</strong>
        </bdi>{" "}
        · {clock.moment(at)}
        {is_mail && <> · {way}</>}
      </p>
      <p className="ticket-words" dir="auto">
        {text}
      </p>
      {quoted && (
        <details>
          <summary className="text-sm text-muted">{t("supporttickets.quoted")}</summary>
          <p className="ticket-words text-muted" dir="auto">
            {quoted}
          </p>
        </details>
      )}
      {files.length > 0 && <Files files={files} filesAt={filesAt} />}
      {left_out > 0 && <p className="text-sm">{t("supporttickets.left_out", { count: left_out })}</p>}
    </>
  );
}

function Files({ files, filesAt }: { files: readonly TicketFile[]; filesAt: string }) {
  const size = useSize();
  return (
    <ul className="mt-2">
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a className="touch link" href={`${filesAt}/${id}`} download>
            <Icon of="download" />
            <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
          </a>{" "}
          <span className="text-sm text-muted">{size(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
