import * as z from "zod";
import { healthDraft } from "./contract.ts";

const { kind, findings, vet, cost, place_id, until, follow_up_on, sex, sexing_method } = healthDraft.shape;
const on = healthDraft.shape.on.unwrap();
const ticked = z.literal("on", "fields.invalid").optional();

/** What happened to birds as its form sends it: each kind that gives a status has its own box for that. */
export const healthForm = z.object({
  kind,
  on,
  findings,
  place_id,
  until,
  sex,
  sexing_method,
  vet,
  cost,
  follow_up_on,
  status_illness: ticked,
  status_quarantine: ticked,
  status_recovery: ticked,
});
type HealthForm = z.output<typeof healthForm>;

/** What the form means for the API: what is asked of another kind is not said. */
export function draftOf({
  kind,
  sex,
  sexing_method,
  status_illness,
  status_quarantine,
  status_recovery,
  ...same
}: HealthForm) {
  const isQuarantine = kind === "quarantine";
  const boxes: Partial<Record<typeof kind, "on" | undefined>> = {
    illness: status_illness,
    quarantine: status_quarantine,
    recovery: status_recovery,
  };
  return {
    ...same,
    kind,
    place_id: isQuarantine ? same.place_id : null,
    until: isQuarantine ? same.until : null,
    ...(kind in boxes && { status: boxes[kind] === "on" }),
    ...(kind === "laboratory" && sex && { sex, sexing_method: sexing_method ?? "dna" }),
  };
}

/** The same for an edit, in which nothing of the bird is said. */
export function changeOf(form: HealthForm) {
  const { kind, on, findings, vet, cost, place_id, until, follow_up_on } = draftOf(form);
  return { kind, on, findings, vet, cost, place_id, until, follow_up_on };
}
