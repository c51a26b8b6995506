import { Link } from "@remix-run/react";
import { TrayLink } from "#app/clutches/tray-link.tsx";
import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import { EggMark } from "../egg-mark.tsx";
import { LayEgg } from "../lay-egg.tsx";
import { chooseQuery } from "./choose-query.ts";
import { dueLines } from "./due-lines.ts";
import { DueList } from "./due-list.tsx";
import type { ListedEgg } from "./shown.ts";

type Props = { eggs: readonly ListedEgg[]; today: string; formKey: string };

/** Eggs by the nest they lie in: each nest with its eggs, what is due, and a press for an egg of today. */
export function NestGroups({ eggs, today, formKey }: Props) {
  return (
    <ul className="grid cells-80 gap-3">
      {nestsOf(eggs).map((lying) => (
        <NestGroup key={lying[0]?.id} eggs={lying} today={today} formKey={formKey} />
      ))}
    </ul>
  );
}

function nestsOf(eggs: readonly ListedEgg[]): ListedEgg[][] {
  const nests = new Map<string, ListedEgg[]>();
  for (const egg of eggs) {
    const key = `${egg.tray?.id ?? egg.nest.pair_id} ${egg.clutch.id}`;
    nests.set(key, [...(nests.get(key) ?? []), egg]);
  }
  return [...nests.values()].map((lying) => lying.sort((one, other) => one.number - other.number));
}

// What is further ahead stands on the page of the clutch.
const mostLines = 3;

function NestGroup({ eggs, today, formKey }: Props) {
  const { t } = useWords();
  const mayWrite = useMay()("season.write");
  const [first] = eggs;
  if (!first) return null;
  const { clutch, pair, nest, tray } = first;
  const at = `/clutches/${clutch.id}`;
  const lines = dueLines(eggs, today);
  const now = lines.filter(({ due }) => due.on <= today);
  return (
    <li className="card nest-group grid content-start gap-1 p-3">
      <div className="flex items-center justify-between gap-3">
        <h2>
          <Link className="link" to={at}>
            {t("clutches.title", { number: `${pair.number}/${clutch.number}` })}
          </Link>
        </h2>
        {mayWrite && !nest.is_foster && !tray && (
          <LayEgg pair_id={pair.id} formKey={formKey}>
            <Button aria-label={`${t("clutches.lay")}: ${pair.number}`}>{t("clutches.lay")}</Button>
          </LayEgg>
        )}
      </div>
      <p className="text-muted text-sm">
        {nest.is_foster && `${t("clutches.nest", { pair: nest.number })}${nest.place ? " · " : ""}`}
        {nest.place}
        {tray && (
          <>
            {nest.place && " · "}
            <TrayLink tray={tray} />
          </>
        )}
      </p>
      <ul className="nest-group-eggs flex flex-wrap">
        {eggs.map(({ id, number, state }) => (
          <li key={id}>
            <Link
              to={`${at}${chooseQuery([number])}#egg-${number}`}
              aria-label={`${t("clutches.egg", { number })}: ${t(`clutches.state.${state}`)}`}
              title={t(`clutches.state.${state}`)}
            >
              <EggMark state={state} />
              {number}
            </Link>
          </li>
        ))}
      </ul>
      <DueList
        lines={now.length > 0 ? now : lines.slice(0, mostLines)}
        clutch_id={clutch.id}
        today={today}
        mayWrite={mayWrite}
      />
    </li>
  );
}
