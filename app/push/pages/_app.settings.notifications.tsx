import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { actOnDevices, readDevices } from "#app/push/devices.ts";
import { DevicesPart } from "#app/push/devices-part.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { devices: await readDevices(request, context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const done = await actOnDevices(form, request, context);
  if (done) return done;
  throw new Response(null, { status: 400 });
}

export const meta: MetaFunction = (args) => titled(args, "notifications.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("notifications.title"), is_current: true },
  ],
};

export default function NotificationSettings() {
  const { devices } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("notifications.title")} />
      <DevicesPart devices={devices} />
    </>
  );
}
