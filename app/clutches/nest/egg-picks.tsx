import { type Translate, useWords } from "#app/locales/words.tsx";
import { EggMark } from "../egg-mark.tsx";
import type { ShownEgg } from "./shown.ts";

type Props = {
  eggs: readonly ShownEgg[];
  /** By their numbers, or by their ids on a page of several clutches. */
  chosen: readonly number[] | readonly string[];
  mayWrite: boolean;
  /** What the names of the tiles begin with, on a page of several nests. */
  named?: string;
  /** On the page of their tray: where they lie is told there. */
  isAtTray?: boolean;
  children?: React.ReactNode;
};

/** The eggs of a clutch beside each other, each a box to tick; behind them what else there is to tap. */
export function EggPicks({ eggs, chosen, mayWrite, named = "egg", isAtTray = false, children }: Props) {
  const { t } = useWords();
  const ticked = new Set<number | string>(chosen);
  return (
    <ul className="egg-picks">
      {eggs.map((egg) => (
        <li key={egg.id} id={`${named}-${egg.number}`}>
          {mayWrite ? (
            <label className="egg-pick">
              <input
                type="checkbox"
                name="chosen"
                value={sentOf(egg)}
                defaultChecked={ticked.has(egg.number) || ticked.has(egg.id)}
                aria-label={`${t("clutches.egg", { number: egg.number })}: ${wordOf(egg, t)}`}
              />
              <Face egg={egg} isAtTray={isAtTray} />
            </label>
          ) : (
            <div className="egg-pick">
              <Face egg={egg} isAtTray={isAtTray} />
            </div>
          )}
        </li>
      ))}
      {children}
    </ul>
  );
}

/** What a ticked egg sends: its number, its version as it was seen, its id and that of its chick. */
const sentOf = ({ id, number, version, chick }: ShownEgg): string =>
  [number, version, id, ...(chick?.id && !chick.is_gone ? [chick.id] : [])].join(".");

function Face({ egg, isAtTray }: { egg: ShownEgg; isAtTray: boolean }) {
  const { t } = useWords();
  const { number, state, nest, tray } = egg;
  return (
    <>
      <EggMark state={state} />
      <b>{number}</b>
      <span>{wordOf(egg, t)}</span>
      {tray && !isAtTray && (
        <span className="egg-away" title={`${tray.incubator} · ${tray.name}`}>
          → {tray.name}
        </span>
      )}
      {nest.is_foster && state !== "hatched" && (
        <span className="egg-away" title={t("clutches.nest", { pair: nest.number })}>
          → {nest.number}
        </span>
      )}
    </>
  );
}

/** How an egg is, or what became of its chick, in a word. */
function wordOf({ state, chick, weaned_on }: ShownEgg, t: Translate): string {
  if (chick?.is_gone) return t(chick.left?.status === "deceased" ? "clutches.tile.died" : "clutches.tile.left");
  return weaned_on === null ? t(`clutches.state.${state}`) : t("clutches.tile.weaned");
}
