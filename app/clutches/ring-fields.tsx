import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { ClutchPage } from "#worker/clutches/page.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { ringBehind, takenBy } from "#worker/rings/series-contract.ts";
import { ChickFields, chickFacts } from "./chick-fields.tsx";
import { isToBeRinged, type Nestling, ringStep, ringsProposed } from "./ringing.ts";

type Props = Pick<ClutchPage, "rings" | "today"> & {
  chicks: readonly Nestling[];
  /** Sets the boxes of this nest apart where several stand on one page. */
  nest?: string;
  /** What was sent and not taken, by the names of the boxes. */
  refused?: { faults: Record<string, string[]>; typed: Record<string, string> } | undefined;
};

/** The facts of the field of each chick's ring: what was sent, or what is proposed for it. */
export function ringFields({ chicks, nest, rings, today, refused }: Props) {
  const proposed = ringsProposed(chicks, rings, today);
  return chicks.map(({ id, egg }) => {
    const name = `ring-${id}`;
    const initialValue = refused?.typed[name] ?? proposed.get(id);
    const number = nest ? `${nest}-${egg.number}` : egg.number;
    const facts = { id: `ring-${number}`, errors: refused?.faults[name], initialValue, maxLength: 100 };
    const beside = chickFacts({ id, number }, refused);
    return { id, egg, field: fieldFacts(name, facts), beside, proposed: refused ? undefined : proposed.get(id) };
  });
}

type Fields = ReturnType<typeof ringFields>;
type Shown = Pick<ClutchPage, "rings" | "today" | "chick_versions"> & { fields: Fields; isFirst?: boolean };

/** A field for the ring of each chick. Enter goes on to the next; where no script runs it sends the form, and what is empty waits. */
export function RingFields({ fields, rings, today, chick_versions, isFirst = true }: Shown) {
  const { t, language } = useWords();
  const hintOf = ({ egg }: Fields[number]) => {
    const step = ringStep(egg);
    if (egg.hatched_on === null) return undefined;
    const born = t("clutches.rings.born", { day: dayInWords(egg.hatched_on, language) });
    if (!step || isToBeRinged(egg, today)) return born;
    return `${born}, ${t("clutches.rings.from", { day: dayInWords(step.on, language) })}`;
  };
  return fields.map((it, at) => {
    const isLast = at === fields.length - 1;
    return (
      <div key={it.egg.id}>
        <TextField
          field={it.field}
          label={t("clutches.rings.of", { tag: it.egg.tag })}
          hint={hintOf(it)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={isFirst && at === 0}
          data-proposed={it.proposed}
          onInput={({ currentTarget }) => typedIn(currentTarget, { rings, today })}
          onKeyDown={isLast ? undefined : (event) => goOn(event, { rings, today })}
          enterKeyHint={isLast ? "done" : "next"}
        />
        <input type="hidden" name={`version-${it.id}`} value={chick_versions[it.id] ?? ""} />
        <ChickFields tag={it.egg.tag} fields={it.beside} />
      </div>
    );
  });
}

type Around = Pick<Props, "rings" | "today">;
type Box = HTMLInputElement;

const boxesOf = ({ form }: Box): Box[] => [...(form?.querySelectorAll<Box>("input[name^='ring-']") ?? [])];

/** A box that holds what was proposed, and nothing that somebody typed. */
const isUntouched = ({ dataset, value }: Box) => dataset.proposed !== undefined && dataset.proposed === value;

function propose(box: Box, ring: string): void {
  box.value = ring;
  box.dataset.proposed = ring;
}

function goOn(event: React.KeyboardEvent<Box>, around: Around): void {
  if (event.key !== "Enter" || event.currentTarget.value.trim() === "") return;
  event.preventDefault();
  const boxes = boxesOf(event.currentTarget);
  const at = boxes.indexOf(event.currentTarget) + 1;
  const next = boxes[at];
  if (next?.value === "") {
    propose(next, behind(boxes, at, around));
    letFollow(boxes, at, around);
  }
  next?.focus();
  next?.select();
}

function typedIn(box: Box, around: Around): void {
  delete box.dataset.proposed;
  const boxes = boxesOf(box);
  letFollow(boxes, boxes.indexOf(box), around);
}

/** What was proposed below a box goes on from there. */
function letFollow(boxes: readonly Box[], from: number, around: Around): void {
  for (const [at, box] of boxes.entries()) if (at > from && isUntouched(box)) propose(box, behind(boxes, at, around));
}

/** The ring behind those above a box: the next of its series that is not taken. */
function behind(boxes: readonly Box[], at: number, { rings, today }: Around): string {
  const year = Number(today.slice(0, 4));
  const above = boxes.slice(0, at).flatMap(({ value }) => (value.trim() === "" ? [] : [{ ring: value, year }]));
  const [ring] = above.reverse();
  if (!ring) return "";
  const typed = boxes.filter((box) => !isUntouched(box)).map(({ value }) => value);
  const taken = [...rings.last, ...above].map((it) => it.ring);
  return ringBehind(ring.ring, { today, last: [...above, ...rings.last] }, takenBy([...taken, ...typed], rings.free));
}
