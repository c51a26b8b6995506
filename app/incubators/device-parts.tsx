import { useId } from "react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { DevicesPage } from "#worker/incubators/devices/device-list.ts";

type Device = DevicesPage["data"][number];

/** The key of a device that was just added, the only time that it is seen, and how a reading is sent with it. */
export function NewKey({ added, address }: { added: { name: string; key: string; at: string }; address: string }) {
  const { t } = useWords();
  const call = [
    `curl -X POST ${address} \\`,
    `  -H "Authorization: Bearer ${added.key}" \\`,
    '  -H "Content-Type: application/json" \\',
    `  -d '{"readings":[{"at":"${added.at.slice(0, 19)}Z","temperature_c":37.5,"humidity_pct":45}]}'`,
  ].join("\n");
  return (
    <section className="grid gap-4" aria-live="polite">
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

/** The devices of a machine, each of which can be revoked. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { t } = useWords();
  const id = useId();
  if (devices.length === 0) return <p className="text-muted">{t("readings.devices.none")}</p>;
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id}>{t("readings.devices.list")}</h2>
      <ul className="device-list">
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} />
        ))}
      </ul>
      <p className="field-hint">{t("readings.devices.revoke_note")}</p>
    </section>
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
          <input type="hidden" name="revoke" value={id} />
          <Button aria-label={t("readings.devices.revoke_of", { name })}>{t("readings.devices.revoke")}</Button>
        </Form>
      )}
    </li>
  );
}
