import { recordPath } from "#app/kit/record-path.ts";
import { addRecord, changeRecord } from "#app/kit/save-record.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { registrationDraft } from "#worker/organization/registration-contract.ts";
import type { Registration } from "#worker/organization/registrations.ts";

/** Saves the form of a registration; `id` is `new` for one that is not there yet. */
export function saveRegistration(form: FormData, context: LoadContext, id: string) {
  const contract = registrationDraft;
  const saved = ({ number }: Registration) =>
    ({ key: "registrations.saved", values: { name: number }, to: "/settings/papers" }) as const;
  return id === "new"
    ? addRecord(form, context, { contract, path: "/api/registrations", saved })
    : changeRecord(form, context, { contract, path: recordPath("/api/registrations", id), saved });
}
