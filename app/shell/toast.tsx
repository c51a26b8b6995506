import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { FlashText } from "#app/web/flash.ts";

/** How long a message stays, in milliseconds: longer when there is something to press. */
const stay = { plain: 3000, undo: 10_000, whileRead: 1000 };

/** The corner where messages appear. It is always there, so that readers hear what arrives in it. */
export function Toasts({ flash }: { flash: FlashText | undefined }) {
  // Compared by identity: the same text a second time is a new message.
  const [gone, setGone] = useState<FlashText>();
  return (
    <div className="toasts" role="status">
      {flash && flash !== gone && <Toast flash={flash} close={() => setGone(flash)} />}
    </div>
  );
}

/** One message. Without a script it stays until the next page; with one it leaves, but not while it is being read. */
function Toast({ flash, close }: { flash: FlashText; close: () => void }) {
  const { t } = useWords();
  const box = useClosing(flash, close);
  return (
    <div className="toast" data-tone={flash.tone} data-toast={flash.undo ? stay.undo : stay.plain} ref={box}>
      <Icon of={flash.tone === "error" ? "circle-x" : "circle-check"} />
      <p>{flash.text}</p>
      {flash.undo && (
        <Form method="post" action={flash.undo} data-once>
          <Button>{t("ui.undo")}</Button>
        </Form>
      )}
      <Button type="button" kind="ghost" size="icon" aria-label={t("ui.close")} onClick={close} data-close-toast>
        <Icon of="x" />
      </Button>
    </div>
  );
}

function useClosing(flash: FlashText, close: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const closes = useRef(close);
  closes.current = close;
  useEffect(() => {
    let timer = setTimeout(leave, flash.undo ? stay.undo : stay.plain);
    function leave() {
      if (box.current?.matches(":hover, :focus-within")) timer = setTimeout(leave, stay.whileRead);
      else closes.current();
    }
    return () => clearTimeout(timer);
  }, [flash]);
  return box;
}
