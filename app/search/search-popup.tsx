import { Link } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { HitLine } from "./hit-line.tsx";
import type { Hits } from "./hits.ts";
import { useHits } from "./use-hits.ts";

export type PopupProps = { box: RefObject<HTMLInputElement | null> };

/**
 * The list below the box: a combobox of ARIA 1.2 whose input is the box. Arrows choose, Enter opens what is chosen, or asks
 * the page of the search where nothing is; Escape closes.
 */
export function SearchPopup({ box }: PopupProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { hits, isOpen, open, close } = useHits(box);
  const [chosen, setChosen] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other hits are the reason to choose anew
  useEffect(() => setChosen(-1), [hits]);
  const shown = isOpen && hits !== undefined;
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    const fields = { role: "combobox", "aria-autocomplete": "list", "aria-controls": `${id}list` };
    for (const [name, value] of Object.entries(fields)) input.setAttribute(name, value);
    input.setAttribute("aria-expanded", String(shown));
    if (shown && chosen >= 0) input.setAttribute("aria-activedescendant", `${id}${chosen}`);
    else input.removeAttribute("aria-activedescendant");
  }, [box, id, shown, chosen]);
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    function press(event: KeyboardEvent) {
      const options = list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [];
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by !== undefined && !event.altKey) {
        event.preventDefault();
        open();
        // One more place than there are options: the box itself.
        const places = options.length + 1;
        const next = ((chosen + 1 + by + places) % places) - 1;
        setChosen(next);
        options[next]?.scrollIntoView({ block: "nearest" });
      } else if (event.key === "Enter" && shown && options[chosen]) {
        event.preventDefault();
        options[chosen].click();
      } else if (event.key === "Escape" && shown) {
        event.preventDefault();
        close();
      }
    }
    input.addEventListener("keydown", press);
    return () => input.removeEventListener("keydown", press);
  }, [box, chosen, shown, open, close]);
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
                  <HitLine hit={hit} />
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
      discover="none"
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
