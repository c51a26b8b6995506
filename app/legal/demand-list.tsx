import { useWords, type WordKey } from "#app/locales/words.tsx";
import type { MovementKind, PaperKind } from "#db/words/legal.ts";
import { type Whence, Why } from "./why.tsx";

type Demanded = Whence & { paper: PaperKind; movement: MovementKind; species?: readonly string[] };

/** Papers that are demanded, each once with all the ways for which the same text asks for it, and why. */
export function DemandList({ demands, today }: { demands: readonly Demanded[]; today: string }) {
  const { t, language } = useWords();
  const alike = new Map<string, [Demanded, ...Demanded[]]>();
  for (const it of demands) {
    const key = [it.paper, it.source, it.doubt, it.species].join("|");
    const others = alike.get(key);
    if (others) others.push(it);
    else alike.set(key, [it]);
  }
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {[...alike].map(([key, all]) => {
        const [first] = all;
        const paper = t(`forms.kind.${first.paper}` as WordKey);
        const ways = all.map(({ movement }) => t(`book.kind.out.${movement}` as WordKey).toLocaleLowerCase(language));
        return (
          <li key={key}>
            <span className="font-bold">{paper}</span>
            <span className="text-muted">
              {" "}
              · {[ways.join(", "), first.species?.join(", ")].filter(Boolean).join(" · ")}
            </span>
            <Why of={first} about={paper} today={today} />
          </li>
        );
      })}
    </ul>
  );
}
