import "../clutches.css";
import "../nest.css";
import "../weights/weights.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Kept } from "#app/clutches/actions/chosen.ts";
import { trayPath } from "#app/clutches/tray-link.tsx";
import { EggsInTray } from "#app/clutches/trays/eggs-in-tray.tsx";
import { EggsToPut } from "#app/clutches/trays/eggs-to-put.tsx";
import { type LoadedTray, loadTray } from "#app/clutches/trays/load-tray.ts";
import { actOnTray } from "#app/clutches/trays/tray-action.ts";
import { Weighing } from "#app/clutches/weights/weighing.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { useMay } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";

/** A tray of a machine: what lies in it, by `?add` what may be put in, by `?weigh` its eggs on the scales. */
export const loader = (args: LoaderFunctionArgs) => loadTray(args);
export const action = (args: ActionFunctionArgs) => actOnTray(args);

const titles = { lying: "trays.title", adding: "trays.add.title", weighing: "trays.weights.title" } as const;
const crumbOf = { adding: "trays.add", weighing: "trays.weigh" } as const;

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  titled(args, titles[data?.shown ?? "lying"], { tray: data ? `${data.tray.incubator} · ${data.tray.name}` : "" });
export const handle: PageHandle<LoadedTray> = {
  crumbs: (t, { shown, tray }) => [
    { label: t("incubators.list.title"), href: "/incubators" },
    ...(shown === "lying"
      ? [
          { label: tray.incubator, href: `/incubators/${tray.incubator_id}` },
          { label: tray.name, is_current: true as const },
        ]
      : [
          { label: tray.name, href: trayPath(tray) },
          { label: t(crumbOf[shown]), is_current: true as const },
        ]),
  ],
};

type Refused = { faults: string[]; kept?: Kept; typed?: Record<string, string> };

export default function Tray() {
  const page = useLoaderData<typeof loader>() as LoadedTray;
  const { faults, kept, typed } = useActionData<Refused>() ?? {};
  const mayWrite = useMay()("season.write");
  if (page.shown === "adding") return <EggsToPut page={page} faults={faults} kept={kept} />;
  if (page.shown === "weighing") return <Weighing page={page} faults={faults} typed={typed} mayWrite={mayWrite} />;
  return <EggsInTray page={page} faults={faults} kept={kept} mayWrite={mayWrite} />;
}
