import "#app/incubators/readings/readings.css";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { DeviceList, NewKey } from "#app/incubators/device-parts.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { addDevice, DevicesPage } from "#worker/incubators/devices/device-list.ts";
import { deviceDraft } from "#worker/incubators/readings-contract.ts";

type Added = { data: Awaited<ReturnType<typeof addDevice>> };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireMay(context, "settings.write");
  const path = `/api/incubators/${encodeURIComponent(params.incubatorId ?? "")}/devices`;
  const { data: devices, head } = await context.api.get<DevicesPage>(path);
  return { devices, head, origin: new URL(request.url).origin, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireMay(context, "settings.write");
  const form = await request.formData();
  const id = encodeURIComponent(params.incubatorId ?? "");
  const gone = form.get("revoke");
  if (typeof gone === "string") {
    const outcome = await context.api.send("DELETE", `/api/incubators/${id}/devices/${encodeURIComponent(gone)}`);
    context.flash(outcome.ok ? { key: "readings.devices.gone" } : { key: "readings.devices.failed", tone: "error" });
    return redirect(`/incubators/${id}/devices`, 303);
  }
  const { refused, accepted } = await submit(form, context, deviceDraft, (json, headers) =>
    context.api.send<Added>("POST", `/api/incubators/${id}/devices`, { json, headers }),
  );
  if (refused) return data({ reply: refused.data.reply, added: undefined }, refused.init ?? undefined);
  // The answer itself shows the key: behind a redirect it would have to be kept somewhere.
  const added = { ...accepted.data, at: new Date().toISOString() };
  return data({ reply: undefined, added }, { headers: { "Cache-Control": "no-store" } });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "readings.devices.title_of", { name: args.data?.head.name ?? "" });
export const handle: PageHandle<Pick<DevicesPage, "head">> = {
  crumbs: (t, { head }) => [
    { label: t("readings.crumb"), href: "/incubators" },
    { label: head.name, href: `/incubators/${head.id}` },
    { label: t("readings.devices.title"), is_current: true },
  ],
};

export default function Devices() {
  const { t } = useWords();
  const { devices, head, origin, idempotency_key } = useLoaderData<typeof loader>();
  const { reply, added } = useActionData<typeof action>() ?? {};
  const fields = plainFields(["name"], { reply, constraint: { name: { required: true } } });
  const sentKey = reply?.initialValue?.idempotency_key;
  return (
    <>
      <PageHeader title={t("readings.devices.title_of", { name: head.name })} lead={t("readings.devices.lead")} />
      <div className="grid gap-8">
        {added && <NewKey added={added} address={`${origin}/api/incubators/${head.id}/readings`} />}
        <DeviceList devices={devices} />
        <Form key={idempotency_key} idempotencyKey={sentKey ? String(sentKey) : idempotency_key}>
          <FormFaults reply={reply} fields={fields} />
          <TextField
            field={fields.name}
            label={t("readings.devices.name")}
            hint={t("readings.devices.name_hint")}
            autoComplete="off"
            maxLength={60}
          />
          <div>
            <Button kind="primary">{t("readings.devices.add")}</Button>
          </div>
        </Form>
      </div>
    </>
  );
}
