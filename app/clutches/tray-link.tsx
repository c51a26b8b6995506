import { Link } from "@remix-run/react";
import type { EggTray } from "#worker/clutches/eggs/egg-view.ts";

/** Where how a tray is opened is said once. */
export const trayPath = ({ id, incubator_id }: Pick<EggTray, "id" | "incubator_id">): string =>
  `/incubators/${incubator_id}/trays/${id}`;

/** A tray by its machine's name and its own. */
export function TrayLink({ tray }: { tray: EggTray }) {
  return (
    <Link className="link" to={trayPath(tray)}>
      {tray.incubator} · {tray.name}
    </Link>
  );
}
