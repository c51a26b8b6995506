import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { later } from "#app/controls/later.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Kept } from "../actions/chosen.ts";
import { ActButton } from "./act-button.tsx";
import { actsOn, numbersInWords } from "./acts.ts";
import { DayChoice } from "./day-choice.tsx";
import * as rarer from "./rarer-acts.tsx";
import type { ShownClutch } from "./shown.ts";

const RarerActs = later(
  import.meta.env.SSR ? rarer.RarerActs : undefined,
  async () => (await import("./rarer-acts.tsx")).RarerActs,
);

type Props = {
  page: Pick<ShownClutch, "clutch" | "eggs" | "nests" | "trays" | "places" | "pair" | "today">;
  chosen: ReadonlySet<number>;
  typed: Kept["typed"];
  /** Which nest or place could be meant, by the box. */
  questions: Record<string, PickQuestion> | undefined;
};

/** What can be done to the eggs that are ticked, and on which day. */
export function NestBar({ page, chosen, typed, questions }: Props) {
  const { t } = useWords();
  const { first, rest } = actsOn(page.eggs, page.today);
  const unringed = page.eggs.some(({ chick }) => chick && !chick.is_ringed && !chick.is_gone);
  return (
    <div className="nest-bar">
      {/* Enter in a box chooses none of the buttons. */}
      <button type="submit" disabled hidden />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2>
          {chosen.size > 0
            ? t("clutches.bar.chosen", { count: chosen.size, numbers: numbersInWords([...chosen]) })
            : t("clutches.bar.title")}
        </h2>
        <DayChoice today={page.today} when={typed.when} other_day={typed.other_day} />
      </div>
      <div className="nest-acts">
        {first.map((act) => (
          <ActButton key={act.act} act={act} chosen={chosen} />
        ))}
        {unringed && <LinkButton to={`/clutches/${page.clutch.id}/rings`}>{t("clutches.deed.ring")}</LinkButton>}
      </div>
      <RarerActs page={page} acts={rest} chosen={chosen} typed={typed} questions={questions} />
    </div>
  );
}
