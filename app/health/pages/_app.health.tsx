import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { AllCourses } from "#app/health/courses/all-courses.tsx";
import type { Refused } from "#app/health/event-form.tsx";
import { HealthList } from "#app/health/health-list.tsx";
import { HealthTabs } from "#app/health/health-tabs.tsx";
import { kindIn, kindsFor } from "#app/health/kinds.ts";
import { ManyForm } from "#app/health/many-form.tsx";
import { markSeen, saveForMany } from "#app/health/save-event.ts";
import { actOnShares } from "#app/health/shares/act-on-shares.ts";
import type { ShareAgain } from "#app/health/shares/new-share.tsx";
import { Shares } from "#app/health/shares/shares.tsx";
import { pickedOf } from "#app/health/whom/choices.ts";
import { birdsOfAddress } from "#app/health/whom/ids-of-address.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordQuery } from "#app/kit/record-query.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { titled } from "#app/web/titles.ts";
import type { CourseList } from "#worker/health/courses/listing.ts";
import { healthForm } from "#worker/health/form-contract.ts";
import type { listHealth } from "#worker/health/queries.ts";
import type { HealthShare } from "#worker/health/shares/shares.ts";

type List = Awaited<ReturnType<typeof listHealth>>;

/**
 * What is open and what happened; with `show=courses` all courses of medicine, with `shares` the links for a vet. `edit=new` is
 * a new entry of the birds that the address names.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const kind = kindIn(searchParams.get("kind"));
  const page = searchParams.get("page") ?? "1";
  if (recordQuery(request).edit) {
    requireMay(context, "health.write");
    const { choices, pair, named } = await birdsOfAddress(searchParams, context);
    const kinds = kindsFor(choices.birds.some(({ is_gone }) => is_gone === 1));
    return { shown: "form" as const, choices, kind, kinds, pair, named, form: freshForm(healthForm) };
  }
  if (searchParams.has("shares")) return sharesOf(searchParams, context);
  if (searchParams.get("show") === "courses") {
    const courses = await context.api.get<CourseList>(`/api/courses?${new URLSearchParams({ show: "all", page })}`);
    return { shown: "courses" as const, courses };
  }
  const list = await context.api.get<List>(`/api/health-events?${new URLSearchParams({ kind: kind ?? "", page })}`);
  return { shown: "list" as const, list, kind, kinds: kindsFor(true), idempotency_key: crypto.randomUUID() };
}

async function sharesOf(params: URLSearchParams, context: LoadContext) {
  requireMay(context, "flock.share");
  type Answer = { data: HealthShare[]; birds: Array<{ id: string; identifier: string }>; is_confirmed: boolean };
  const query = new URLSearchParams({ ids: params.getAll("ids").join() });
  const { data: shares, birds: named, is_confirmed } = await context.api.get<Answer>(`/api/health-shares?${query}`);
  const birds = pickedOf({ birds: named });
  return { shown: "shares" as const, shares, birds, is_confirmed, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get("do") === "followed") return markSeen(form, context);
  if (recordQuery(request).edit) return saveForMany(form, context);
  if (new URL(request.url).searchParams.has("shares")) return actOnShares(form, context);
  throw data(null, 400);
}

const titles = {
  list: "health.title",
  form: "health.new.title",
  courses: "courses.title",
  shares: "shares.title",
} as const;
export const meta: MetaFunction<typeof loader> = (args) => titled(args, titles[args.data?.shown ?? "list"]);
export const handle: PageHandle = { crumbs: (t) => [{ label: t("health.title"), is_current: true }] };

export default function Health() {
  const loaded = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const sent = useActionData<typeof action>();
  const answer = sent && "reply" in sent ? sent : undefined;
  switch (loaded.shown) {
    case "list":
      return <HealthList {...loaded} idempotencyKey={loaded.idempotency_key} />;
    case "courses":
      return <AllCourses list={loaded.courses} tabs={<HealthTabs at="courses" />} />;
    case "shares": {
      const { shares, birds, is_confirmed, idempotency_key } = loaded;
      const again = answer as ShareAgain | undefined;
      const props = { shares, birds, isConfirmed: is_confirmed, sent: again, idempotencyKey: idempotency_key };
      return <Shares {...props} tabs={<HealthTabs at="shares" />} />;
    }
    case "form":
      return <ManyForm {...loaded} answer={answer as Refused | undefined} />;
  }
}
