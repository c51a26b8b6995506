import { Link } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { later } from "#app/controls/later.tsx";
import { Menu } from "#app/controls/menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { IconName } from "#app/marks/icon-names.ts";

/**
 * Something that can be done with a page's thing besides its main action: a link (`to`), a file that the browser fetches
 * itself (`file`), a form that is posted (`post`, with its hidden `fields`), or only `words` above those that follow.
 */
export type MoreItem =
  | { words: string }
  | ({ label: string; icon?: IconName } & (
      | { to: string; keepsPlace?: boolean }
      | { file: string }
      | { post: string; fields?: Record<string, string> }
    ));

const Over = later(undefined, async () => (await import("./more-menu-over.tsx")).MoreMenuOver);

/**
 * The menu "⋯" at the right of a page's main action: native, until it is pointed at or focused and the script of the better
 * one has come.
 */
export function MoreMenu({ items }: { items: readonly MoreItem[] }) {
  const { t } = useWords();
  const [isNear, setNear] = useState(false);
  const comeNear = () => setNear(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, a script is sent for
    <div className="menu" onPointerEnter={comeNear} onFocus={comeNear}>
      <Menu
        className="more"
        summary={<Icon of="ellipsis" />}
        summaryClass="button"
        summaryKind="quiet"
        label={t("ui.more")}
      >
        <div className="menu-panel">
          {items.map((item) =>
            "words" in item ? (
              <p className="menu-words" key={item.words}>
                {item.words}
              </p>
            ) : (
              <MoreAction key={item.label} {...item} />
            ),
          )}
        </div>
      </Menu>
      {isNear && <Over items={items} />}
    </div>
  );
}

// A download leads nowhere, so no navigation closes the menu.
const closeMenu = ({ currentTarget }: MouseEvent) => currentTarget.closest("details")?.removeAttribute("open");

function MoreAction(item: Exclude<MoreItem, { words: string }>) {
  const words = (
    <>
      {item.icon && <Icon of={item.icon} />}
      {item.label}
    </>
  );
  if ("to" in item)
    return (
      <Link className="menu-item" to={item.to} preventScrollReset={item.keepsPlace}>
        {words}
      </Link>
    );
  if ("file" in item)
    return (
      <a className="menu-item" href={item.file} onClick={closeMenu}>
        {words}
      </a>
    );
  return (
    <Form className="contents" action={item.post}>
      {Object.entries(item.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button kind="ghost" className="menu-item">
        {words}
      </Button>
    </Form>
  );
}
