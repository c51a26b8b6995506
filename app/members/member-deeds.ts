import { data } from "@remix-run/cloudflare";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { told } from "#app/kit/told.ts";
import { wordsFor } from "#app/locales/dictionary.ts";
import { translator, type WordKey } from "#app/locales/words.tsx";
import { faultsSaid, type Outcome } from "#app/web/api-client.ts";
import type { Surroundings } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { roles } from "#db/vocabulary.ts";
import { invitationDraft } from "#worker/members/contract.ts";

const here = "/settings/members";
const invitationsPath = "/api/members/invitations";
type Deed = (form: FormData, context: Surroundings) => Promise<unknown>;

/** What the page of members can do, by the `intent` of the form that asks for it. */
export const memberDeeds: Record<string, Deed> = {
  role: changeRole,
  activate: (form, context) => change(form, context, { is_active: true }, "members.activated"),
  deactivate: (form, context) => change(form, context, { is_active: false }, "members.deactivated"),
  factor: (form, context) =>
    done(context, context.api.send("DELETE", `${member(form)}/second-factor`), {
      ...{ key: "members.factor.done", values: { name: text(form, "name") } },
    }),
  remove: (form, context) => deleteRecord(form, context, { path: member(form), words: "members.remove", list: here }),
  invite,
  again: (form, context) =>
    done(context, context.api.send("POST", `${invitation(form)}/again`), {
      ...{ key: "members.invitations.again.done", values: { email: text(form, "email") } },
    }),
  withdraw: (form, context) =>
    done(context, context.api.send("DELETE", invitation(form)), {
      ...{ key: "members.invitations.withdraw.done", values: { email: text(form, "email") } },
    }),
};

const text = (form: FormData, name: string) => String(form.get(name) ?? "").slice(0, 200);
const member = (form: FormData) => recordPath("/api/members", text(form, "id"));
const invitation = (form: FormData) => recordPath(invitationsPath, text(form, "id"));

async function changeRole(form: FormData, context: Surroundings) {
  const role = roles.find((it) => it === form.get("role"));
  const t = translator(wordsFor(context.language, ["members"]), context.language);
  const values = { role: role ? t(`members.role.${role}`) : "" };
  return change(form, context, { role: role ?? null }, "members.changed", values);
}

function change(form: FormData, context: Surroundings, json: object, key: WordKey, values = {}) {
  const said = { key, values: { name: text(form, "name"), ...values } };
  return done(context, context.api.send("PUT", member(form), { json }), said);
}

type Saying = { key: WordKey; values: Record<string, string> };

/** What was done is said on the list; why it was not, above it. */
async function done(context: Surroundings, sent: Promise<Outcome<unknown>>, said: Saying) {
  const outcome = await sent;
  if (outcome.ok) return told(context, { ...said, to: here });
  return data({ faults: faultsSaid(outcome.problem, context.language) }, outcome.status);
}

async function invite(form: FormData, context: Surroundings) {
  const { refused, accepted } = await submit(form, context, invitationDraft, (json, headers) =>
    context.api.send<{ data: { email: string } }>("POST", invitationsPath, { json, headers }),
  );
  if (refused) return refused;
  return told(context, { key: "members.invite.sent", values: { email: accepted.data.email }, to: here });
}
