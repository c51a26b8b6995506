import { sentPick } from "#app/birds/picker/sent-pick.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { type PairSide, pairSides } from "#db/vocabulary.ts";
import type { NewPair } from "#worker/pairs/pages.ts";
import type { FieldProblem } from "#worker/problem.ts";

/** What stands in the boxes of a pair. */
export type Typed = {
  kind: string;
  state: string;
  cock: string[];
  hen: string[];
  place_id: string;
  "place_id-of": string;
  "place_id-pick": string;
  started_on: string;
  notes: string;
  on: string;
  move: string;
  reason: string;
  confirmed: string;
};
export type Fault = Pick<FieldProblem, "path" | "message">;

const texts = [
  ...(["kind", "state", "place_id", "place_id-of", "place_id-pick", "started_on", "notes", "on", "move"] as const),
  ...(["reason", "confirmed"] as const),
] as const;

/** What was typed, out of an address or a form: a box for each bird, one at least, and one more where it was asked for. */
export function typedIn(given: URLSearchParams | FormData, start: Partial<Typed> = {}): Typed {
  const text = (name: string) => given.get(name)?.toString();
  const more = text("more");
  const side = (name: PairSide): string[] => {
    const sent = given.getAll(name).map((ring, place) => {
      const text = ring.toString().trim();
      return sentPick(given, `${name}-${place}`, text)?.text ?? text;
    });
    const rings = sent.length > 0 ? sent.filter((ring) => ring !== "") : (start[name] ?? []);
    return rings.length === 0 || more === name ? [...rings, ""] : rings;
  };
  const lines = Object.fromEntries(texts.map((name) => [name, text(name) ?? start[name] ?? ""]));
  return { ...lines, cock: side("cock"), hen: side("hen") } as Typed;
}

/** What speaks for the birds in the boxes and against them; nothing is asked where a side is empty. */
export async function judge({ api }: LoadContext, { cock, hen }: Typed, id = "") {
  const search = new URLSearchParams([
    ...cock.filter(Boolean).map((ring) => ["cock", ring]),
    ...hen.filter(Boolean).map((ring) => ["hen", ring]),
    ...(id ? [["id", id]] : []),
  ] as string[][]);
  const outcome = await api.send<{ data: NewPair }>("GET", `/api/pairs/new?${search}`);
  if (outcome.ok) return { answer: outcome.answer.data, faults: faultsIn(outcome.answer.data) };
  const { errors, detail } = outcome.problem;
  const faults = errors?.map(({ path, message }) => ({ path: `${path.split(".")[0]}_ids`, message }));
  return { answer: undefined, faults: faults ?? [{ path: "", message: detail }] };
}

/** What is wrong with each bird that was named, at its box. */
const faultsIn = ({ cocks, hens }: NewPair): Fault[] =>
  [cocks, hens].flatMap((birds, at) =>
    birds.flatMap(({ fault }, place) => (fault ? [{ path: `${pairSides[at]}-${place}`, message: fault }] : [])),
  );

/** The same with the rings of birds that were named by their ids. */
export function ringed(typed: Typed, answer: NewPair | undefined): Typed {
  const rings = (side: "cocks" | "hens", given: string[]) =>
    given.map((input) => answer?.[side].find((it) => it.asked === input && it.id !== null)?.identifier ?? input);
  return { ...typed, cock: rings("cocks", typed.cock), hen: rings("hens", typed.hen) };
}

/** What the API is told of the boxes; `answer` knows who is meant by the rings. */
export function sentPair(typed: Typed, answer: NewPair) {
  const { kind, place_id, started_on, notes, move, reason, confirmed } = typed;
  return {
    kind,
    place_id,
    started_on,
    notes,
    move: move === "on",
    reason,
    confirmed: confirmed === "on",
    cock_ids: answer.cocks.map(({ id }) => id),
    hen_ids: answer.hens.map(({ id }) => id),
  };
}

/** The faults of a refusal at the boxes they are about. */
export function faultsOfRefusal({ errors, detail }: { errors?: FieldProblem[]; detail: string }): Fault[] {
  const own = errors?.map(({ path, message }) => ({ path: path === "moved_on" ? "started_on" : path, message }));
  return own && own.length > 0 ? own : [{ path: "", message: detail }];
}
