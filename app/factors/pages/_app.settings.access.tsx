import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { FactorRule } from "#worker/factors/requiring.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return (await context.api.get<{ data: FactorRule }>("/api/access")).data;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const json = { required: (await request.formData()).get("required") === "yes" };
  const outcome = await context.api.send("PUT", "/api/access", { json });
  if (!outcome.ok) throw Response.json(outcome.problem, { status: outcome.status });
  context.flash({ key: "factors.rule.saved" });
  return redirect("/settings/access", 303);
}

export const meta: MetaFunction = (args) => titled(args, "factors.rule.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("factors.rule.title"), is_current: true },
  ],
};

/** Whether everybody needs a second factor, and who has none yet. */
export default function AccessSettings() {
  const { required_from, without } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const clock = useClock();
  const input = required_from !== null;
  const text = input ? t("factors.rule.on", { date: clock.moment(required_from) }) : t("factors.rule.off");
  return (
    <>
      <PageHeader title={t("factors.rule.title")} lead={t("factors.rule.lead")} />
      <div className="grid gap-6">
        <Banner tone={input ? "warning" : "info"}>{text}</Banner>
        <Form className="actions">
          <Button kind={input ? "quiet" : "primary"} name="required" value={input ? "no" : "yes"}>
            {t(input ? "factors.rule.stop" : "factors.rule.ask")}
          </Button>
        </Form>
        {without.length === 0 ? (
          <p>{t("factors.rule.everybody")}</p>
        ) : (
          <section className="prose">
            <h2>{t("factors.rule.without")}</h2>
            <ul>
              {without.map(({ id, name }) => (
                <li key={id}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
