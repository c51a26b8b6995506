import { Link } from "@remix-run/react";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { PickLine } from "#app/birds/picker/pick-line.tsx";
import { useFound } from "#app/birds/picker/use-found.ts";
import { useOptionKeys } from "#app/birds/picker/use-option-keys.ts";
import type { Hits } from "./hits.ts";

export type PopupProps = { box: RefObject<HTMLInputElement | null> };

/**
 * The list below the box: a combobox of ARIA 1.2 whose input is the box. Arrows choose, Enter opens what is chosen, or asks
 * the page of the search where nothing is; Escape closes.
 */
export function SearchPopup({ box }: PopupProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { found: hits, isOpen, open, close } = useFound<Hits>(box, "/search/hits?");
  const shown = isOpen && hits !== undefined;
  const chosen = useOptionKeys({ box, list, id, isShown: shown, of: hits, open, close });
  const option = { id, chosen, close, all: linesOf(hits) };
  return (
    <>
      <p className="unseen" role="status">
        {shown ? (hits.none?.title ?? hits.announcement) : ""}
      </p>
      {shown && (
        // A press on a line must not take the focus out of the box, which would close it.
        <div
          className="menu-panel search-popup"
          id={`${id}list`}
          role="listbox"
          aria-label={hits.announcement}
          ref={list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {hits.groups.map(({ name, label, hits: lines, more }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
            <div role="group" aria-labelledby={id + name} key={name}>
              <p className="menu-words" id={id + name}>
                {label}
              </p>
              {lines.map((hit) => (
                <Option key={hit.to} line={hit} {...option}>
                  <PickLine of={hit} />
                </Option>
              ))}
              {more && <Option line={more} {...option} />}
            </div>
          ))}
          {hits.none && (
            <p className="menu-words">
              <strong>{hits.none.title}</strong> {hits.none.why}
            </p>
          )}
          {hits.none?.add && <Option line={hits.none.add} {...option} />}
        </div>
      )}
    </>
  );
}

type Line = { to: string; label?: string };
type OptionProps = {
  line: Line;
  /** Every line in its order. */
  all: readonly Line[];
  id: string;
  chosen: number;
  close: () => void;
  children?: ReactNode;
};

function Option({ line, all, id, chosen, close, children }: OptionProps) {
  const at = all.indexOf(line);
  return (
    <Link
      id={id + at}
      to={line.to}
      role="option"
      tabIndex={-1}
      className={children ? "menu-item" : "menu-item link"}
      aria-selected={at === chosen}
      onClick={close}
    >
      {children ?? line.label}
    </Link>
  );
}

function linesOf(hits: Hits | undefined): Line[] {
  const lines: Line[] = hits?.groups.flatMap(({ hits: found, more }) => [...found, ...(more ? [more] : [])]) ?? [];
  return hits?.none?.add ? [...lines, hits.none.add] : lines;
}
