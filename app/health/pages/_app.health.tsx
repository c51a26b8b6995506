import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import type { Refused } from "#app/health/event-form.tsx";
import { HealthList } from "#app/health/health-list.tsx";
import { idsOf, pairOf } from "#app/health/ids-of-address.ts";
import { kindIn, kindsFor } from "#app/health/kinds.ts";
import { ManyForm } from "#app/health/many-form.tsx";
import { markSeen, saveForMany } from "#app/health/save-event.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import { healthForm } from "#worker/health/form-contract.ts";
import type { choicesOf, listHealth } from "#worker/health/queries.ts";

type Choices = Awaited<ReturnType<typeof choicesOf>>;
type List = Awaited<ReturnType<typeof listHealth>>;

/** `?edit=new` is a new entry of the birds of `ids`, of `all` that a list means, of a `place_id` or of a `pair_id`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const given = (name: string) => searchParams.get(name)?.slice(0, 64) || undefined;
  const kind = kindIn(searchParams.get("kind"));
  if (recordQuery(request).edit) {
    requireMay(context, "health.write");
    const place_id = given("place_id");
    const pair = await pairOf(context, given("pair_id"));
    const ids = place_id ? [] : (pair?.ids ?? (await idsOf(searchParams, context)));
    const about = place_id ? ["place_id", place_id] : ["ids", ids.join()];
    const query = new URLSearchParams([about]);
    const { data: choices } = await context.api.get<{ data: Choices }>(`/api/health-events/choices?${query}`);
    const kinds = kindsFor(choices.birds.some(({ is_gone }) => is_gone === 1));
    return { shown: "form" as const, choices, kind, kinds, pair: pair?.number, form: freshForm(healthForm) };
  }
  const query = new URLSearchParams({ kind: kind ?? "", page: searchParams.get("page") ?? "1" });
  const list = await context.api.get<List>(`/api/health-events?${query}`);
  return { shown: "list" as const, list, kind, kinds: kindsFor(true) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get("do") === "followed") return markSeen(form, context);
  if (recordQuery(request).edit) return saveForMany(form, context);
  throw data(null, 400);
}

export const meta: MetaFunction = (args) => titled(args, "health.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("health.title"), is_current: true }] };

export default function Health() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (loaded.shown === "list") return <HealthList list={loaded.list as List} kind={loaded.kind} kinds={loaded.kinds} />;
  const answer = sent && "reply" in sent ? (sent as Refused) : undefined;
  return (
    <ManyForm
      form={loaded.form}
      answer={answer}
      choices={loaded.choices as Choices}
      kind={loaded.kind}
      kinds={loaded.kinds}
      pair={loaded.pair}
    />
  );
}
