import { getZodConstraint } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/cloudflare";
import type { LoadContext } from "#app/web/load-context.ts";
import { type Reply, submit } from "#app/web/submit.ts";
import { formKey, formSeconds, openedAt } from "#worker/kit/form-timing-contract.ts";
import { enquiryDraft, longest } from "#worker/marketplace/enquiries/contract.ts";

/** What the form under a listing starts with; nothing of its reader, for many are shown the same copy. */
export const enquiryStart = () => ({ constraint: demands(), idempotency_key: formKey(Date.now()) });
export type EnquiryStart = ReturnType<typeof enquiryStart>;
/** What a refused question comes back with: every word of it, and the key it is sent again by. */
export type EnquiryAgain = { reply: Reply; idempotency_key: string };

// A box that stops taking letters would cut a pasted message short without a word; that one is judged when it is sent.
function demands() {
  const known: Record<string, object> = getZodConstraint(enquiryDraft);
  const { text: _, ...lines } = longest;
  const lengths = Object.entries(lines).map(([name, maxLength]) => [name, { ...known[name], maxLength }]);
  return { ...known, ...Object.fromEntries(lengths) } as Record<string, object>;
}

/** The key a public form was sent by, and the one it is sent again by when that one is used up (409). */
export function sentKey(form: FormData): { key: string; next(status: number | undefined): string } {
  const sent = form.get("idempotency_key");
  // A form that does not say when it was opened is as old as can be.
  const key = typeof sent === "string" && openedAt(sent) !== undefined ? sent : formKey(0);
  form.set("idempotency_key", key);
  // The next one need not wait: these words took their time.
  return { key, next: (status) => (status === 409 ? formKey(Date.now() - formSeconds.least * 1000) : key) };
}

/** Sends the question of the form under a listing; refused it keeps every word. */
export async function enquiryAction(request: Request, context: LoadContext, listing_id: string) {
  const form = await request.formData();
  const { next } = sentKey(form);
  form.set("listing_id", listing_id);
  const { refused } = await submit(form, context, enquiryDraft, (json, headers) =>
    context.api.send("POST", "/api/market/enquiries", { json, headers }),
  );
  if (!refused) return redirect(`/market/enquiries?of=${encodeURIComponent(listing_id)}`, 303);
  const again: EnquiryAgain = { reply: refused.data.reply, idempotency_key: next(refused.init?.status) };
  return data(again, refused.init ?? undefined);
}
