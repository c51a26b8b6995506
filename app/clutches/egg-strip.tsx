import { useWords } from "#app/locales/words.tsx";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { EggMark } from "./egg-mark.tsx";

type Props = { eggs: ReadonlyArray<Pick<Egg, "number" | "state"> & { tag?: string }>; more?: number };

/** The eggs of a clutch, or by their tags of several, beside each other, each drawn as it is and said to those who listen; `more` are only counted. */
export function EggStrip({ eggs, more = 0 }: Props) {
  const { t } = useWords();
  return (
    <ul className="flex flex-wrap">
      {eggs.map(({ number, tag, state }) => {
        const words = `${tag ?? number}: ${t(`clutches.state.${state}`)}`;
        return (
          <li key={tag ?? number} title={words}>
            <EggMark state={state} />
            <span className="unseen">{words}</span>
          </li>
        );
      })}
      {more > 0 && <li className="text-muted">+{more}</li>}
    </ul>
  );
}
