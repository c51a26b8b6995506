import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { ModelView } from "#worker/assistant/tools/contract.ts";

const at = "/api/assistant/settings";

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.api.get<{ data: ModelView }>(at);
  return data;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const json = { model: (await request.formData()).get("model") };
  const { ok } = await context.api.send("PUT", at, { json });
  const flash = ok
    ? { key: "assistant.model.saved" as const }
    : { key: "assistant.model.failed" as const, tone: "error" as const };
  return redirectWithFlash(context, { ...flash, to: "/settings/assistant" });
}

export const meta: MetaFunction = (args) => titled(args, "assistant.model");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("assistant.model"), is_current: true }] };

export default function AssistantSettings() {
  const { t } = useWords();
  const clock = useClock();
  const { model, set_by, set_at, is_offered, notice } = useLoaderData<typeof loader>() as ModelView;
  const next = model === "on" ? "off" : "on";
  return (
    <>
      <PageHeader title={t("assistant.model")} lead={t("assistant.model.lead")} />
      <div className="grid gap-4">
        <p>
          <strong>{t(`assistant.model.${model}`)}</strong>{" "}
          {set_at && (
            <span className="text-muted">
              {t("assistant.model.since", { who: set_by ?? "—", at: clock.moment(set_at) })}
            </span>
          )}
        </p>
        {!is_offered && <p>{t("assistant.model.none")}</p>}
        <div className="prose">
          {notice.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {(is_offered || model === "on") && (
          <Form>
            <div className="actions">
              <Button kind={next === "on" ? "primary" : "quiet"} name="model" value={next}>
                {t(next === "on" ? "assistant.model.turn_on" : "assistant.model.turn_off")}
              </Button>
            </div>
          </Form>
        )}
      </div>
    </>
  );
}
