import { data, redirect } from "@remix-run/cloudflare";
import type { PickQuestion } from "#app/birds/picker/pick.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { ownPath } from "#app/web/paths.ts";
import type { Moved } from "#worker/housing/moving.ts";
import { nowhere } from "./nowhere.ts";

type MoveFault = { path: string; message: string };
/** What a refused move is shown with: why, and everything typed. */
export type Unmoved = {
  faults: MoveFault[];
  typed: { ids: string[]; rings: string; reason: string; place_id: string; moved_on?: string };
  /** What stood in the box of places, and which of them could be meant. */
  place?: { sent: Record<string, string>; question?: PickQuestion };
};

/** What a form sent of its box of places, so that it can be drawn again. */
export const sentPlace = (form: FormData, name: string): Record<string, string> =>
  Object.fromEntries([name, `${name}-of`, `${name}-pick`].map((it) => [it, text(form, it)]));

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** Ids as a form or an address has them: repeated, or with commas between. */
export const idsIn = (values: FormDataEntryValue[]) => [
  ...new Set(values.flatMap((value) => (typeof value === "string" ? value.split(",") : [])).filter(Boolean)),
];

type Problem = { detail: string; errors?: MoveFault[] };

/** Why nobody moved, field by field, or as one sentence. */
export const faultsIn = ({ errors, detail }: Problem): MoveFault[] =>
  errors?.map(({ path, message }) => ({ path: path.replace(/\..*/, ""), message })) ?? [{ path: "", message: detail }];

/** Where an Undo leads that takes back what was done to birds, and goes on to where they were seen. */
export function undoPath(action: string, of: "change" | "delete", back: string): string {
  // The message travels in a cookie, which a browser drops above 4 KB.
  const kept = back.length <= 500 ? { return_to: back } : undefined;
  return `/birds/bulk/undo?${new URLSearchParams({ deed: action, ...(of === "change" && { of }), ...kept })}`;
}

/** What a form of a move says, of birds that go to the place `to`. */
export const typedMove = (form: FormData, to: string): Unmoved["typed"] & { moved_on: string } => ({
  ids: idsIn(form.getAll("ids")),
  rings: text(form, "rings"),
  reason: text(form, "reason"),
  place_id: to,
  moved_on: text(form, "moved_on"),
});

type How = { to: string; back: string; place?: NonNullable<Unmoved["place"]> };

/** Moves the birds of a form; goes back to where it came from, or answers why nobody moved. */
export async function sendMove(form: FormData, context: LoadContext, { to, back, place: box }: How) {
  const typed = typedMove(form, to);
  const { ids, reason, moved_on } = typed;
  const rings = typed.rings.split("\n").filter((line) => line.trim() !== "");
  const json = { ids, rings, place_id: to === nowhere ? null : to, reason, moved_on };
  const outcome = await context.api.send<{ data: Moved }>("POST", "/api/birds/move", { json });
  if (!outcome.ok) {
    const unmoved: Unmoved = { faults: faultsIn(outcome.problem), typed, ...(box && { place: box }) };
    return data(unmoved, outcome.status);
  }
  const { moved, place, undo } = outcome.answer.data;
  const values: Record<string, string | number> = place ? { count: moved, place: place.name } : { count: moved };
  const on = ownPath(back, context.origin, place ? `/places/${place.id}` : "/places");
  const key = place ? "places.moved.in" : "places.moved.out";
  context.flash({ key, values, ...(moved > 0 && { undo: undoPath(undo, "change", on) }) });
  return redirect(on, 303);
}
