import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { ringColourWords } from "#db/vocabulary.ts";
import type { ColourOfYear } from "#worker/rings/colours.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "settings.write");
  const { data: years } = await context.api.get<{ data: ColourOfYear[] }>("/api/ring-colours");
  return { years };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const given = [...form].filter(([name]) => /^year_\d{4}$/.test(name));
  const json = {
    colours: Object.fromEntries(given.map(([name, colour]) => [name.slice("year_".length), colour || null])),
  };
  const { ok, status } = await context.api.send("PUT", "/api/ring-colours", { json });
  const to = "/settings/ring-colours";
  if (ok) return redirectWithFlash(context, { key: "settings.colours.saved", to });
  const key = status === 403 ? "settings.colours.forbidden" : "settings.statuses.failed";
  return redirectWithFlash(context, { key, tone: "error", to });
}

export const meta: MetaFunction = (args) => titled(args, "settings.colours.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("settings.colours.title"), is_current: true },
  ],
};

export default function RingColours() {
  const { years } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const choices = ringColourWords.map((colour) => ({ value: colour, label: t(`birds.ring.colour.${colour}`) }));
  function usual({ usual: colour, doubtful }: ColourOfYear): string {
    if (!colour) return t("settings.colours.none");
    const name = t(`birds.ring.colour.${colour}`);
    return t(doubtful ? "settings.colours.usual_doubtful" : "settings.colours.usual", { colour: name });
  }
  return (
    <>
      <PageHeader title={t("settings.colours.title")} lead={t("settings.colours.lead")} />
      <Form guarded className="grid gap-6">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {years.map((it) => (
            <SelectField
              key={it.year}
              field={fieldFacts(`year_${it.year}`, { initialValue: it.own ?? "" })}
              label={<Ring colour={it.own ?? it.usual}>{String(it.year)}</Ring>}
              empty={usual(it)}
              choices={choices}
            />
          ))}
        </div>
        <div className="actions">
          <Button kind="primary">{t("settings.colours.save")}</Button>
        </div>
      </Form>
    </>
  );
}
