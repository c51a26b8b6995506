import type { Ancestor, Descendant, DrawnFamily } from "./family.ts";

/** The letter of every bird that stands more than once in a family, in the order in which it is drawn. */
export function marksOf<Bird extends { id: string }>({
  ancestry,
  broods,
  siblings,
}: DrawnFamily<Bird>): Map<string, string> {
  const ids = [
    ...ancestorsIn(ancestry),
    ...broods.flatMap(({ partner, children }) => [...(partner ? [partner.id] : []), ...children.flatMap(youngIn)]),
    ...siblings.map(({ id }) => id),
  ];
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  const repeated = [...times].filter(([, n]) => n > 1).map(([id]) => id);
  return new Map(repeated.map((id, at) => [id, letter(at)]));
}

const ancestorsIn = <Bird extends { id: string }>({ bird, parents }: Ancestor<Bird>): string[] => [
  ...(bird ? [bird.id] : []),
  ...parents.flatMap((it) => ancestorsIn(it)),
];

const youngIn = <Bird extends { id: string }>({ bird, children }: Descendant<Bird>): string[] => [
  bird.id,
  ...children.flatMap((it) => youngIn(it)),
];

/** A, B … Z, AA, AB …: as spreadsheets count. */
const letter = (at: number): string =>
  (at >= 26 ? letter(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
