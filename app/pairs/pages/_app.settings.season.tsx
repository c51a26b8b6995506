import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { dateFormat } from "#worker/locales/formats.ts";
import type { SeasonAnswer } from "#worker/pairs/season-setting.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "settings.write");
  return (await context.api.get<{ data: SeasonAnswer }>("/api/season")).data;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const json = { start_month: Number((await request.formData()).get("start_month")) };
  const outcome = await context.api.send("PUT", "/api/season", { json });
  if (outcome.ok) return redirectWithFlash(context, { key: "settings.season.saved", to: "/settings/season" });
  const { errors, detail } = outcome.problem;
  return data({ fault: errors?.[0]?.message ?? detail }, outcome.status);
}

export const meta: MetaFunction = (args) => titled(args, "settings.season.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("settings.season.title"), is_current: true },
  ],
};

const months = Array.from({ length: 12 }, (_, at) => at + 1);

export default function SeasonSettings() {
  const { start_month, season } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t, language } = useWords();
  const names = dateFormat(language, { month: "long", timeZone: "UTC" });
  const day = (on: string) => dayInWords(on, language);
  const now = { year: String(season.year), first: day(season.first), last: day(season.last) };
  return (
    <>
      <PageHeader title={t("settings.season.title")} lead={t("settings.season.lead")} />
      <Form>
        {refused && <ErrorSummary faults={[{ message: refused.fault, field: "start_month" }]} />}
        <SelectField
          field={fieldFacts("start_month", { initialValue: String(start_month) })}
          label={t("settings.season.month")}
          hint={t("settings.season.now", now)}
          choices={months.map((month) => ({
            value: String(month),
            label: names.format(Date.UTC(2024, month - 1, 15)),
          }))}
        />
        <div className="actions">
          <Button kind="primary">{t("settings.season.save")}</Button>
        </div>
      </Form>
    </>
  );
}
