import { Link } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { TrayPage } from "#worker/clutches/trays/tray-page.ts";
import type { Kept } from "../actions/chosen.ts";
import { ActButton } from "../nest/act-button.tsx";
import { actsOn } from "../nest/acts.ts";
import { DayChoice } from "../nest/day-choice.tsx";
import { dueLines } from "../nest/due-lines.ts";
import { EggPicks } from "../nest/egg-picks.tsx";
import type { ShownEgg } from "../nest/shown.ts";
import { TrayMove } from "../nest/tray-move.tsx";
import { stepInWords } from "../step-words.ts";
import { groupsOf } from "./tray-groups.ts";

type Lying = ShownEgg & Pick<TrayPage["eggs"][number], "clutch" | "pair">;
type Props = {
  page: Pick<TrayPage, "trays" | "today" | "page"> & { eggs: readonly Lying[] };
  /** The ids of the eggs that are ticked when the page opens. */
  chosen: readonly string[];
  typed?: Kept["typed"] | undefined;
  formKey: string;
};

const nobody: ReadonlySet<number> = new Set();

/** One form for a tray: its eggs clutch by clutch with what is due, chosen by tapping, and a bar of what happened to them. */
export function TrayForm({ page: { eggs, trays, today, page }, chosen, typed = {}, formKey }: Props) {
  const { t, language } = useWords();
  const { first, rest } = actsOn(eggs, today);
  return (
    <Form className="nest-form grid gap-4" idempotencyKey={formKey}>
      <p className="text-muted text-sm">
        {t("clutches.pick.hint")}{" "}
        <Link className="link" to={`?${page > 1 ? `page=${page}&` : ""}choose=all`} preventScrollReset>
          {t("clutches.pick.all")}
        </Link>
      </p>
      {groupsOf(eggs).map(({ key, name, eggs: lying }) => (
        <section key={key} className="grid gap-2" aria-label={t("clutches.title", { number: name })}>
          <h2>
            <Link to={`/clutches/${key}`}>{t("clutches.title", { number: name })}</Link>
          </h2>
          <p className="text-muted text-sm">
            {dueLines(lying, today)
              .slice(0, 2)
              .map(({ due }) => stepInWords(t, due, { today, language }))
              .join(" · ")}
          </p>
          <EggPicks eggs={lying} chosen={chosen} mayWrite named={key} isAtTray />
        </section>
      ))}
      <div className="nest-bar">
        <button type="submit" disabled hidden />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <h2>{t("clutches.bar.title")}</h2>
          <DayChoice today={today} when={typed.when} other_day={typed.other_day} />
        </div>
        <div className="nest-acts">
          {first.map((act) => (
            <ActButton key={act.act} act={act} chosen={nobody} />
          ))}
        </div>
        <details className="nest-rarer" open={typed.reason !== undefined || undefined}>
          <summary className="button" data-kind="quiet">
            {t("clutches.bar.more")}
          </summary>
          <div className="nest-rarer-panel">
            {trays.length > 0 && <TrayMove trays={trays} typed={typed} isWithin />}
            <div className="nest-acts">
              <Button name="do" value="untray">
                {t("trays.out")}
              </Button>
              {rest.map((act) => (
                <ActButton key={act.act} act={act} chosen={nobody} />
              ))}
            </div>
          </div>
        </details>
      </div>
    </Form>
  );
}
