import { useEffect, useRef } from "react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { Device } from "#worker/incubators/devices/device-list.ts";
import type { AddedDevice, CareAnswer } from "./care-action.ts";

type Props = { devices: readonly Device[]; answer: CareAnswer | undefined; formKey: string };

/** What may post a machine's readings, each of which can be revoked, and a form for another. */
export function Devices({ devices, answer, formKey }: Props) {
  const { t } = useWords();
  return (
    <section className="care grid gap-4" id="devices" aria-labelledby="devices-title">
      <h2 id="devices-title">{t("readings.devices.title")}</h2>
      <p className="max-w-prose text-muted">{t("readings.devices.lead")}</p>
      <DeviceList devices={devices} />
      <details key={formKey} className="drawer" open={answer?.form === "device" || undefined}>
        <summary>{t("readings.devices.new")}</summary>
        <div>
          <DeviceForm reply={answer?.form === "device" ? answer.reply : undefined} formKey={formKey} />
        </div>
      </details>
    </section>
  );
}

function DeviceForm({ reply, formKey }: { reply: CareAnswer["reply"]; formKey: string }) {
  const { t } = useWords();
  const fields = plainFields(["name"], { reply, constraint: { name: { required: true } }, form: "device" });
  return (
    <Form idempotencyKey={formKey}>
      <input type="hidden" name="do" value="device" />
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
  );
}

/** The key of a device that was just added, the only time that it is seen, and how a reading is sent with it. */
export function NewKey({ added }: { added: AddedDevice }) {
  const { t } = useWords();
  const box = useRef<HTMLElement>(null);
  // Its form stands far below.
  useEffect(() => {
    if (added.key) box.current?.focus();
  }, [added.key]);
  const call = [
    `curl -X POST ${added.address} \\`,
    `  -H "Authorization: Bearer ${added.key}" \\`,
    '  -H "Content-Type: application/json" \\',
    `  -d '{"readings":[{"at":"${added.at.slice(0, 19)}Z","temperature_c":37.5,"humidity_pct":45}]}'`,
  ].join("\n");
  return (
    <section className="device-new grid gap-4" aria-live="polite" tabIndex={-1} ref={box}>
      <Banner tone="success" title={t("readings.devices.key", { name: added.name })}>
        <p>
          <code className="device-key">{added.key}</code>
        </p>
        <p>{t("readings.devices.key_once")}</p>
      </Banner>
      <p>{t("readings.devices.example")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard too */}
      <pre className="device-call" tabIndex={0}>
        {call}
      </pre>
      <p className="field-hint">{t("readings.devices.rules")}</p>
    </section>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { t } = useWords();
  if (devices.length === 0) return <p className="text-muted">{t("readings.devices.none")}</p>;
  return (
    <>
      <ul className="device-list">
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} />
        ))}
      </ul>
      <p className="field-hint">{t("readings.devices.revoke_note")}</p>
    </>
  );
}

function DeviceLine({ device: { id, name, created_at, last_used_at, revoked_at } }: { device: Device }) {
  const { t } = useWords();
  const clock = useClock();
  const used = last_used_at
    ? t("readings.devices.used", { at: clock.moment(last_used_at) })
    : t("readings.devices.unused");
  return (
    <li>
      <div>
        <p>
          <bdi>
            <strong>{name}</strong>
          </bdi>
        </p>
        <p className="field-hint">
          {t("readings.devices.since", { at: clock.day(created_at) })} · {used}
          {revoked_at && ` · ${t("readings.devices.revoked", { at: clock.day(revoked_at) })}`}
        </p>
      </div>
      {!revoked_at && (
        <Form className="contents">
          <input type="hidden" name="do" value="revoke" />
          <input type="hidden" name="item" value={id} />
          <Button aria-label={t("readings.devices.revoke_of", { name })}>{t("readings.devices.revoke")}</Button>
        </Form>
      )}
    </li>
  );
}
