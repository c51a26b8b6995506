import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { Overview } from "#worker/operator/overview.ts";
import { TimeLeft } from "./time-left.tsx";

const kinds = [
  { of: "tickets", to: "/operator/tickets", label: "console.waits.tickets" },
  { of: "held_messages", to: "/operator/tickets?show=held", label: "console.waits.held" },
  { of: "contact", to: "/operator/contact", label: "console.waits.contact" },
  { of: "feedback", to: "/operator/feedback?state=new", label: "console.waits.feedback" },
  { of: "mails", to: "/operator/mails", label: "console.waits.mails" },
  { of: "reports", to: "/operator/market#reports", label: "console.waits.reports" },
  { of: "held", to: "/operator/market#held", label: "console.waits.texts" },
  { of: "objections", to: "/operator/market#objections", label: "console.waits.objections" },
  { of: "payments", to: "/operator/organizations?show=payments", label: "console.waits.payments" },
  { of: "deliveries", to: "/operator/organizations?show=deliveries", label: "console.waits.deliveries" },
  { of: "imports", to: "/operator/organizations?show=imports", label: "console.waits.imports" },
  { of: "closing", to: "/operator/organizations?show=closing", label: "console.waits.closing" },
] as const;

/** How much waits of each kind, with the way to it; what does not wait takes no line. */
export function Waiting({ overview, now }: { overview: Overview; now: string }) {
  const { t } = useWords();
  const waiting = kinds.filter(({ of }) => overview[of] > 0);
  if (waiting.length === 0) return <p className="text-muted">{t("console.waits.nothing")}</p>;
  return (
    <ul className="rows">
      {waiting.map(({ of, to, label }) => (
        <li key={of}>
          <div className="min-w-0">
            <Link className="link" to={to}>
              {t(label)}
            </Link>
            {of === "tickets" && overview.oldest_ticket && (
              <span className="block text-sm text-muted">
                <TimeLeft since={overview.oldest_ticket} now={now} />
              </span>
            )}
          </div>
          <Pill tone="amber">{overview[of]}</Pill>
        </li>
      ))}
    </ul>
  );
}
