import { Form } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { NotificationView } from "#worker/notifications/queries.ts";

const icons = {
  alert: "triangle-alert",
  warning: "circle-alert",
  success: "circle-check",
  info: "info",
} as const satisfies Record<NotificationView["type"], IconName>;

type Props = { item: NotificationView & { when: string } };

/** One notification: its sentence is a button that marks it read and leads to what it is about. */
export function NotificationLine({ item }: Props) {
  const { t } = useWords();
  const { id, type, text, to, at, when, read_at } = item;
  return (
    <li className="notification" data-new={read_at === null || undefined}>
      <Form method="post" data-once>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="to" value={to} />
        <button type="submit" name="do" value="open">
          <span data-type={type}>
            <Icon of={icons[type]} />
          </span>
          <span>
            <bdi>{text}</bdi>
            <small className="text-muted">
              {t(`notifications.type.${type}`)} · <time dateTime={at}>{when}</time>
              {read_at === null && <> · {t("notifications.new")}</>}
            </small>
          </span>
        </button>{" "}
        <Button
          kind="ghost"
          size="icon"
          name="do"
          value="clear_one"
          aria-label={t("notifications.clear_this", { text })}
        >
          <Icon of="x" />
        </Button>
      </Form>
    </li>
  );
}
