import "./devices.css";
import { useEffect, useId, useState } from "react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { DeviceView } from "#worker/push/contract.ts";
import { mostDevices } from "#worker/push/limits-contract.ts";
import type { Devices } from "./devices.ts";
import { type State, stateOf } from "./this-device.ts";
import { TurnOnForm } from "./turn-on-form.tsx";

/** Where the reader is told also while no page is open: this device can be turned on, each can be taken off. */
export function DevicesPart({ devices: { items, public_key, suggested } }: { devices: Devices }) {
  const { t } = useWords();
  const id = useId();
  const here = useThisDevice(items);
  if (public_key === null) return null;
  return (
    <section className="devices mt-10" aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("push.title")}</h2>
        <p className="text-muted">{t("push.lead")}</p>
      </div>
      <noscript>
        <Banner>{t("push.needs_script")}</Banner>
      </noscript>
      {here === "off" && items.length < mostDevices && <TurnOnForm publicKey={public_key} suggested={suggested} />}
      {here === "off" && items.length >= mostDevices && <Banner>{t("push.full", { count: mostDevices })}</Banner>}
      {here && here !== "off" && typeof here === "string" && <Banner>{t(`push.cannot.${here}`)}</Banner>}
      {items.length > 0 && (
        <ul aria-label={t("push.list")}>
          {items.map((item) => (
            <Device key={item.id} item={item} isHere={typeof here === "object" && here.mark === item.mark} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** How it stands with the device that the page is looked at on; undefined until that is known, and without a script. */
function useThisDevice(items: readonly DeviceView[]): State | undefined {
  const [state, setState] = useState<State>();
  const marks = items.map(({ mark }) => mark).join(" ");
  useEffect(() => {
    let isCurrent = true;
    stateOf(marks.split(" ")).then((found) => isCurrent && setState(found));
    return () => {
      isCurrent = false;
    };
  }, [marks]);
  return state;
}

function Device({ item, isHere }: { item: DeviceView; isHere: boolean }) {
  const { t } = useWords();
  const clock = useClock();
  const { id, name, created_at, last_used_at } = item;
  return (
    <li>
      <div>
        <p>
          <bdi>
            <strong>{name}</strong>
          </bdi>{" "}
          {isHere && <Pill tone="green">{t("push.this")}</Pill>}
        </p>
        <p className="field-hint">
          {t("push.since", { date: clock.moment(created_at) })}
          {last_used_at && ` · ${t("push.used", { date: clock.moment(last_used_at) })}`}
        </p>
      </div>
      <Form className="" action="/settings/notifications">
        <input type="hidden" name="do" value="forget_device" />
        <input type="hidden" name="id" value={id} />
        <Button aria-label={t("push.forget_named", { name })}>{t("push.forget")}</Button>
      </Form>
    </li>
  );
}
