/** An egg that was ticked on the page of its clutch: as it was seen, and the bird that hatched of it and is still here. */
export type Chosen = { number: number; version: number; egg_id: string; bird_id: string | undefined };
/** What was sent and not taken: the eggs by their numbers and ids, the button, and what was typed in the boxes around them, by name. */
export type Kept = { numbers: number[]; egg_ids: string[]; typed: Partial<Record<(typeof boxes)[number], string>> };

const boxes = [
  "do",
  "tray_id",
  "when",
  "other_day",
  "foster_pair_id",
  "foster_pair_id-of",
  "foster_pair_id-pick",
  "place_id",
  "place_id-of",
  "place_id-pick",
  "reason",
  "cause",
] as const;
const form_ = /^(\d{1,6})\.(\d{1,9})\.(egg_\w{1,60})(?:\.(bird_\w{1,60}))?$/;

/** The eggs that a form says were ticked, each once; what no page of ours has is passed over. */
export function chosenIn(form: FormData): Chosen[] {
  const all = new Map<string, Chosen>();
  for (const value of form.getAll("chosen")) {
    const [, number, version, egg_id, bird_id] = form_.exec(String(value)) ?? [];
    if (egg_id) all.set(egg_id, { number: Number(number), version: Number(version), egg_id, bird_id });
  }
  return [...all.values()];
}

/** What the page is shown with again. */
export const keptOf = (form: FormData, chosen: readonly Chosen[]): Kept => ({
  numbers: chosen.map(({ number }) => number),
  egg_ids: chosen.map(({ egg_id }) => egg_id),
  typed: Object.fromEntries(boxes.flatMap((name) => (form.has(name) ? [[name, String(form.get(name))]] : []))),
});

/** The day that was chosen (`YYYY-MM-DD`), undefined for today; null where another day was wanted and none was said. */
export function dayChosen(form: FormData): string | undefined | null {
  const when = String(form.get("when") ?? "");
  return when === "other" ? String(form.get("other_day") ?? "") || null : when || undefined;
}
