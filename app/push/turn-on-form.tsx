import { useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { Button } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { longest } from "#worker/push/limits-contract.ts";
import { subscribe } from "./this-device.ts";

type Props = { publicKey: string; suggested: string };

/** Says what the browser will ask, then lets it ask. */
export function TurnOnForm({ publicKey, suggested }: Props) {
  const { t } = useWords();
  const submit = useSubmit();
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<"push.not_allowed" | "push.failed">();
  async function turnOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAsking) return;
    const name = String(new FormData(event.currentTarget).get("name"));
    setIsAsking(true);
    setFault(undefined);
    try {
      const subscribed = await subscribe(publicKey);
      if (subscribed)
        submit({ do: "add_device", name, ...subscribed }, { method: "post", action: "/settings/notifications" });
      else setFault("push.not_allowed");
    } catch {
      setFault("push.failed");
    }
    setIsAsking(false);
  }
  return (
    <Form onSubmit={turnOn}>
      <p>{t("push.before")}</p>
      <TextField
        field={fieldFacts("name", { initialValue: suggested, maxLength: longest.name, required: true })}
        label={t("push.name")}
        autoComplete="off"
      />
      <div>
        <div role="status">{fault && <p className="field-error mb-2">{t(fault)}</p>}</div>
        <Button pending={isAsking}>{t("push.turn_on")}</Button>
      </div>
    </Form>
  );
}
