import { data } from "@remix-run/cloudflare";
import { deleteRecord } from "#app/kit/delete-record.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { wordsFor } from "#app/locales/dictionary.ts";
import { translator, type WordKey } from "#app/locales/words.tsx";
import { faultTexts, type Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { roles } from "#db/vocabulary.ts";
import { invitationDraft } from "#worker/members/contract.ts";

const here = "/settings/members";
const invitationsPath = "/api/members/invitations";
type MemberAction = (form: FormData, context: LoadContext) => Promise<unknown>;

/** What the page of members can do, by the `intent` of the form that asks for it. */
export const memberActions: Record<string, MemberAction> = {
  role: changeRole,
  activate: (form, context) => change(form, context, { is_active: true }, "members.activated"),
  deactivate: (form, context) => change(form, context, { is_active: false }, "members.deactivated"),
  factor: (form, context) =>
    done(context, context.api.send("DELETE", `${member(form)}/second-factor`), {
      key: "members.factor.done",
      values: { name: text(form, "name") },
    }),
  remove: (form, context) => deleteRecord(form, context, { path: member(form), words: "members.remove", list: here }),
  invite,
  again: (form, context) =>
    done(context, context.api.send("POST", `${invitation(form)}/again`), {
      key: "members.invitations.again.done",
      values: { email: text(form, "email") },
    }),
  withdraw: (form, context) =>
    done(context, context.api.send("DELETE", invitation(form)), {
      key: "members.invitations.withdraw.done",
      values: { email: text(form, "email") },
    }),
};

const text = (form: FormData, name: string) => String(form.get(name) ?? "").slice(0, 200);
const member = (form: FormData) => recordPath("/api/members", text(form, "id"));
const invitation = (form: FormData) => recordPath(invitationsPath, text(form, "id"));

async function changeRole(form: FormData, context: LoadContext) {
  const role = roles.find((it) => it === form.get("role"));
  const t = translator(wordsFor(context.language, ["members"]), context.language);
  const values = { role: role ? t(`members.role.${role}`) : "" };
  return change(form, context, { role: role ?? null }, "members.changed", values);
}

function change(form: FormData, context: LoadContext, json: object, key: WordKey, values = {}) {
  const fields = { key, values: { name: text(form, "name"), ...values } };
  return done(context, context.api.send("PUT", member(form), { json }), fields);
}

type MemberFlash = { key: WordKey; values: Record<string, string> };

/** What was done is said on the list; why it was not, above it. */
async function done(context: LoadContext, sent: Promise<Outcome<unknown>>, text: MemberFlash) {
  const outcome = await sent;
  if (outcome.ok) return redirectWithFlash(context, { ...text, to: here });
  return data({ faults: faultTexts(outcome.problem, context.language) }, outcome.status);
}

async function invite(form: FormData, context: LoadContext) {
  const { refused, accepted } = await submit(form, context, invitationDraft, (json, headers) =>
    context.api.send<{ data: { email: string } }>("POST", invitationsPath, { json, headers }),
  );
  if (refused) return refused;
  return redirectWithFlash(context, { key: "members.invite.sent", values: { email: accepted.data.email }, to: here });
}
