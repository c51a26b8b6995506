import { faultTexts, type Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import { birdChangeForm } from "#worker/birds/contract.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";
import { translate } from "#worker/locales/translate.ts";
import { keyOf } from "./answers.ts";

type Sent = {
  ringed: number;
  /** What deserves a second look of the rings that were given, each said once. */
  cautions: string[];
  /** By the name of the box; under an empty name what is wrong with all. */
  faults: Record<string, string[]>;
  typed: Record<string, string>;
};

type Chick = Partial<Record<"ring" | "sex" | "mutation" | "split" | "version", string>>;
const box = /^(ring|sex|mutation|split|version)-(\w{1,64})$/;

/** Which box says what the API has another name for. */
const boxes: Record<string, keyof Chick | "size" | "on"> = {
  identifier: "ring",
  sex: "sex",
  mutation: "mutation",
  genotype: "split",
  ring_size_mm: "size",
  on: "on",
};

/**
 * Rings the chicks of a nest, one after another, as a form names them, with what was seen of each; boxes left empty are
 * left alone. Whoever typed a ring that another phone has given meanwhile reads the next that is free once all are sent.
 */
export async function sendRings(form: FormData, context: LoadContext, clutch: string): Promise<Sent> {
  const entries = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value.trim()]] : []));
  const sent: Sent = { ringed: 0, cautions: [], faults: {}, typed: Object.fromEntries(entries) };
  const size = birdChangeForm.shape.ring_size_mm.safeParse((sent.typed.size ?? "").replace(/\s*mm\.?$/i, ""));
  if (!size.success) {
    const [issue] = size.error.issues;
    return { ...sent, faults: { size: [translate(context.language, issue?.message ?? "fields.number")] } };
  }
  const key = keyOf(form)["Idempotency-Key"];
  const late: string[] = [];
  for (const [bird, chick] of chicksIn(sent.typed)) {
    const { ring, sex, mutation, split, version } = chick;
    if (!ring) {
      if (sex || mutation || split) sent.faults[`ring-${bird}`] = [translate(context.language, "clutches.rings.alone")];
      continue;
    }
    const json = {
      identifier: ring,
      on: sent.typed.on || null,
      ...(size.data && { ring_size_mm: size.data }),
      ...(sex && { sex }),
      ...(mutation && { mutation }),
      ...(split && { genotype: asSplit(split) }),
      ...(version && { version: Number(version) }),
    };
    const headers: Record<string, string> = key ? { "Idempotency-Key": `${key}.${bird}`.slice(0, 255) } : {};
    const path = `/api/birds/${encodeURIComponent(bird)}/ring`;
    const outcome = await context.api.send<Ringed>("POST", path, { json, headers });
    if (outcome.ok) {
      sent.ringed += 1;
      const own = outcome.answer.warnings.filter(({ code }) => code.startsWith("ringing."));
      sent.cautions = [...new Set([...sent.cautions, ...own.map(({ message }) => message)])];
    } else {
      tell(sent, bird, outcome, context);
      if (outcome.problem.errors?.some(({ code }) => code === taken)) late.push(bird);
    }
  }
  if (late.length > 0) await offerAnew(sent, late, { context, clutch });
  return sent;
}

type Ringed = { warnings: ReadonlyArray<{ code: string; message: string }> };
const taken = "birds.identifier.taken_next";

/** Each gets a number of its own, of those that are left by now: what was free in between others of the nest may have. */
async function offerAnew(
  { faults }: Sent,
  birds: readonly string[],
  { context, clutch }: { context: LoadContext; clutch: string },
): Promise<void> {
  const { data } = await context.api.get<{ data: ClutchPage }>(`/api/clutches/${encodeURIComponent(clutch)}`);
  for (const [at, bird] of birds.entries()) {
    const next = data.rings.free[at];
    if (next) faults[`ring-${bird}`] = [translate(context.language, taken, { next })];
  }
}

function chicksIn(typed: Record<string, string>): Map<string, Chick> {
  const chicks = new Map<string, Chick>();
  for (const [name, value] of Object.entries(typed)) {
    const [, part, bird] = box.exec(name) ?? [];
    if (part && bird) chicks.set(bird, { ...chicks.get(bird), [part]: value });
  }
  return chicks;
}

// Behind the stroke stands what does not show; a word alone would be read as the bird's own colour.
const asSplit = (text: string): string => (text.includes("/") ? text : `/${text}`);

/** Says at each box what is wrong with it; what is about the chick itself, which may have left the page, above all. */
function tell(
  { faults }: Sent,
  bird: string,
  { problem }: Extract<Outcome<unknown>, { ok: false }>,
  { language }: LoadContext,
): void {
  const add = (name: string, messages: string[]) => {
    faults[name] = [...new Set([...(faults[name] ?? []), ...messages])];
  };
  const { identifier } = (problem.current ?? {}) as Partial<Bird>;
  const errors = problem.errors ?? [];
  if (problem.code === "stale" && identifier)
    add("", [translate(language, "clutches.rings.changed", { ring: identifier })]);
  else if (errors.length === 0) add("", faultTexts(problem, language));
  for (const { path, message } of errors) {
    const at = boxes[path];
    add(at === undefined ? "" : at === "size" || at === "on" ? at : `${at}-${bird}`, [message]);
  }
}
