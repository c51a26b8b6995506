import "../choices.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Feather } from "#app/marks/feather-and-perch.tsx";
import { chosenIn, keepChoices } from "#app/notifications/choices.ts";
import { ChoicesForm, Paused } from "#app/notifications/choices-form.tsx";
import { actOnDevices, readDevices } from "#app/push/devices.ts";
import { DevicesPart } from "#app/push/devices-part.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { digestHours, quietHours } from "#worker/notifications/choices-contract.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { choices, devices } = await readDevices(request, context);
  return { ...chosenIn(choices, context), devices, hours: { digest: digestHours, quiet: quietHours } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return (await actOnDevices(form, request, context)) ?? keepChoices(form, context);
}

export const meta: MetaFunction = (args) => titled(args, "preferences.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("preferences.title"), is_current: true },
  ],
};

export default function NotificationChoices() {
  const { choices, switches, pause, hours, devices, isDemo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as { reply: Reply } | undefined;
  const { t } = useWords();
  if (switches.length === 0) return <Nothing isDemo={isDemo} />;
  return (
    <>
      <PageHeader title={t("preferences.title")} lead={t("preferences.lead")} />
      {choices.paused_until && <Paused until={choices.paused_until} />}
      <ChoicesForm choices={choices} switches={switches} pause={pause} hours={hours} reply={answer?.reply} />
      <DevicesPart devices={devices} />
    </>
  );
}

/** For whoever is told nothing: a viewer, or somebody who looks at the demo. */
function Nothing({ isDemo }: { isDemo: boolean }) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("preferences.title")} />
      <EmptyState
        drawing={<Feather />}
        title={t("preferences.none.title")}
        why={t(isDemo ? "preferences.none.demo" : "preferences.none.why")}
        actions={<LinkButton to="/settings">{t("ui.settings")}</LinkButton>}
      />
    </>
  );
}
