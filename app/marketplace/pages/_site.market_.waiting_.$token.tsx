import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MailedLink, quiet, quietHeaders, quietMeta } from "#app/accounts/mailed-link.tsx";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { ConfirmFirst } from "#app/marketplace/enquiries/stranger-thread.tsx";
import { titled } from "#app/web/titles.ts";
import type { WaitingPlace } from "#worker/marketplace/waiting/place.ts";

const path = "/api/market/waiting";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = encodeURIComponent(params.token ?? "");
  const outcome = await context.api.send<{ data: WaitingPlace }>("GET", `${path}/${token}`);
  if (outcome.ok) return data({ place: outcome.answer.data }, { headers: quiet });
  if (outcome.status !== 404) throw Response.json(outcome.problem, { status: outcome.status });
  return data({ place: null }, { status: 404, headers: quiet });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = params.token ?? "";
  const outcome =
    form.get("do") === "leave"
      ? await context.api.send("POST", `${path}/leave/${encodeURIComponent(token)}`)
      : await context.api.send("POST", `${path}/confirm`, { json: { token } });
  if (!outcome.ok && outcome.status !== 404) throw Response.json(outcome.problem, { status: outcome.status });
  return redirect(`/market/waiting/${encodeURIComponent(token)}`, { status: 303, headers: quiet });
}

export const headers = quietHeaders;
export const meta: MetaFunction = (args) => quietMeta(titled(args, "asking.place"));

export default function PlaceInQueue() {
  const { t } = useWords();
  const { place: found } = useLoaderData<typeof loader>() as { place: WaitingPlace | null };
  if (!found)
    return (
      <MailedLink
        title={t("asking.place_gone")}
        outcome={{ tone: "success", text: t("asking.place_gone_why") }}
        ways={[["/market", t("asking.market")]]}
      />
    );
  const { is_confirmed, species, sex, colour, seller, place, listing_id } = found;
  const sexed = sex === "male" || sex === "female" ? t(`asking.sex.${sex}`) : null;
  const wishes = [species, sexed, colour, seller].filter(Boolean).join(" · ");
  if (!is_confirmed)
    return (
      <MailedLink title={t("asking.wait_confirm")} lead={wishes}>
        <ConfirmFirst label={t("asking.wait_confirm_do")} />
      </MailedLink>
    );
  return (
    <MailedLink
      title={t("asking.place")}
      lead={wishes}
      outcome={{ tone: "success", text: t("asking.place_is", { count: place ?? 1 }) }}
      ways={listing_id ? [[`/market/${listing_id}`, t("asking.place_listing")]] : []}
    >
      <p>{t("asking.place_how")}</p>
      <Form>
        <Button name="do" value="leave">
          {t("asking.leave")}
        </Button>
      </Form>
    </MailedLink>
  );
}
