import { Fragment } from "react";
import type { RoundCage } from "#worker/round/stops.ts";
import type { Noting } from "./egg-here.tsx";
import { NestHere } from "./nest-here.tsx";
import { TrayHere } from "./tray-here.tsx";

/** The nests of a stop; in a machine behind the tray in which they lie. */
export function NestsHere({ cage: { id, name, nests, trays = [] }, ...noting }: { cage: RoundCage } & Noting) {
  return nests.map((nest, at) => {
    const tray = nest.tray === nests[at - 1]?.tray ? undefined : trays[nest.tray ?? 0];
    return (
      <Fragment key={`${nest.tray} ${nest.pair_id}`}>
        {tray && <TrayHere tray={tray} incubator_id={id ?? ""} incubator={name ?? ""} {...noting} />}
        <NestHere nest={nest} {...noting} />
      </Fragment>
    );
  });
}
