import { data, redirect } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { generalFault } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack } from "#app/web/submit.ts";
import type { Contact } from "#worker/contacts/contact-rows.ts";
import { translate } from "#worker/locales/translate.ts";
import { takeContact } from "./take-contact.ts";

const path = "/api/contacts";

/** Merges a contact, takes one out, or lets it go, as the pressed button says. */
export async function actOnContact(form: FormData, context: LoadContext, id: string) {
  const what = String(form.get("do") ?? "");
  const other = String(form.get("id") ?? "");
  if (what === "erase") return eraseContact(context, id);
  if (what === "take") return merge(context, { id: other, into_id: id, to: id });
  if (what === "part") {
    const outcome = await send<Contact>(context, `${recordPath(path, other)}/part`);
    return ended(context, outcome, { key: "contacts.parted", to: recordPath("/contacts", other) });
  }
  if (what === "merge") return mergeNamed(form, context, id);
  return redirect(recordPath("/contacts", id), 303);
}

async function mergeNamed(form: FormData, context: LoadContext, id: string) {
  const taken = await takeContact(form, context, { isKnown: true });
  if (taken) return data({ reply: givenBack(form, { contact_name: [taken.message] }), question: taken.question }, 422);
  const into_id = String(form.get("contact_id") ?? "");
  if (into_id !== "") return merge(context, { id, into_id, to: into_id, form });
  const message = translate(context.language, "contacts.merge.whom");
  return data({ reply: givenBack(form, { contact_name: [message] }) }, 422);
}

type Merge = { id: string; into_id: string; to: string; form?: FormData };

async function merge(context: LoadContext, { id, into_id, to, form }: Merge) {
  const outcome = await send<Contact>(context, `${recordPath(path, id)}/merge`, { into_id });
  if (!outcome.ok && form) {
    const [first] = outcome.problem.errors ?? [];
    const message = first?.message ?? generalFault(outcome.problem, context.language);
    return data({ reply: givenBack(form, { contact_name: [message] }) }, outcome.status);
  }
  return ended(context, outcome, { key: "contacts.merged", to: recordPath("/contacts", to) });
}

const send = <Of>({ api }: LoadContext, to: string, json: object = {}) => api.send<{ data: Of }>("POST", to, { json });

type Ending = { key: "contacts.merged" | "contacts.parted"; to: string };

function ended(context: LoadContext, outcome: Awaited<ReturnType<typeof send<Contact>>>, { key, to }: Ending) {
  if (!outcome.ok) return data({ fault: generalFault(outcome.problem, context.language) }, outcome.status);
  return redirectWithFlash(context, { key, values: { name: outcome.answer.data.name }, to });
}

async function eraseContact(context: LoadContext, id: string) {
  const outcome = await context.api.send<{ data: { is_erased: boolean } }>("DELETE", recordPath(path, id));
  if (!outcome.ok && outcome.status !== 404)
    return data({ fault: generalFault(outcome.problem, context.language) }, outcome.status);
  const isErased = outcome.ok && outcome.answer.data.is_erased;
  return redirectWithFlash(context, {
    key: isErased ? "contacts.erase.done" : "contacts.delete.done",
    to: "/contacts",
  });
}
