import { Link, useLocation } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { type OnAgendaLine, shownBy } from "#app/kit/parts.ts";
import { daysBetween, dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useMay } from "#app/web/root-data.ts";
import { lineSteps } from "#db/words/care.ts";
import type { AgendaLine } from "#worker/kit/slots.ts";

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", {
  eager: true,
  import: "onAgendaLine",
  query: "?part=onAgendaLine",
});
const rooms: OnAgendaLine = Object.assign({}, ...shownBy<OnAgendaLine>(found));

type Props = { lines: readonly AgendaLine[]; today: string };

/** What other rooms bring to a day, step by step, each with the press that does it. */
export function Brought({ lines, today }: Props) {
  const { t } = useWords();
  return lineSteps.map((step) => {
    const own = lines.filter((it) => it.step === step);
    const room = rooms[step];
    if (!room || own.length === 0) return null;
    return (
      <div key={step} className="agenda-step mt-4">
        <h3>
          <Icon of={room.icon} />
          {t(room.label)}
        </h3>
        <ul>
          {own.map((line) => (
            <BroughtLine
              key={`${line.subject_id} ${line.on} ${line.nth}`}
              line={line}
              today={today}
              to={room.to(line)}
              press={room.press}
            />
          ))}
        </ul>
      </div>
    );
  });
}

type LineProps = { line: AgendaLine; today: string; to: string; press: NonNullable<OnAgendaLine["dose"]>["press"] };

function BroughtLine({ line, today, to, press }: LineProps) {
  const { t, language } = useWords();
  const may = useMay();
  const { title, detail, hour, place, on, until } = line;
  const when = [
    hour,
    on < today && t("agenda.late", { count: daysBetween(on, today) }),
    until > on && until >= today && t("agenda.until", { day: dayText(until, today, language) }),
  ].filter((it) => it !== false && it !== null);
  const mayPress = press && on <= today && may(press.needs);
  return (
    <li>
      <div>
        <Link to={to}>{title}</Link>
        <span className="text-muted">
          {[detail, place, ...when].filter(Boolean).map((it) => (
            <span key={it}> · {it}</span>
          ))}
        </span>
      </div>
      {mayPress ? <PressLine line={line} press={press} /> : <Icon of="chevron-right" />}
    </li>
  );
}

function PressLine({ line, press }: { line: AgendaLine; press: NonNullable<LineProps["press"]> }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const fields = { ...press.fields(line), return_to: pathname + search };
  return (
    <Form className="contents" action={press.action(line)} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" aria-label={`${t(press.label)}: ${line.title}`}>
        {t(press.label)}
      </Button>
    </Form>
  );
}
