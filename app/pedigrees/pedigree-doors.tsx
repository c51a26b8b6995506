import { Link } from "@remix-run/react";
import { type KeyboardEvent, useState } from "react";
import { useWords } from "#app/locales/words.tsx";
import type { LineageNode } from "#worker/pedigrees/lineage.ts";
import type { Side } from "./family.ts";
import type { Box } from "./pedigree-layout.ts";
import { neighbour } from "./tree-keys.ts";

/** Where a place in the tree leads: to the tree of the bird in it, or to naming who belongs there. */
export type Doorways = {
  /** Absent where there is nowhere to go. */
  hrefOf?: ((bird: LineageNode) => string) | undefined;
  /** Only for those who may write. */
  addHrefOf?: ((child: LineageNode, side: Side) => string) | undefined;
};

type Props = Doorways & {
  boxes: Box<LineageNode>[];
  sheet: { width: number; height: number };
  /** Whether a script runs: then arrow keys lead from bird to bird. */
  isOn: boolean;
};

/**
 * Every place of the drawing as a link over it. Without a script it is for the pointer only, because the lists below have
 * the same links without passing sixty boxes; with one it is a single stop, and arrow keys go on from there.
 */
export function Doors({ boxes, sheet, isOn, ...ways }: Props) {
  const { t } = useWords();
  const [at, setAt] = useState<string>();
  const doors = boxes.flatMap((box) => {
    const to = wayFrom(box, ways);
    return to ? [{ ...box, to }] : [];
  });
  const stop = doors.some(({ key }) => key === at) ? at : doors[0]?.key;
  function go(event: KeyboardEvent<HTMLElement>) {
    const next = stop && neighbour(doors, stop, event.key);
    if (!next) return;
    event.preventDefault();
    setAt(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  }
  const reach = isOn
    ? { role: "group", "aria-label": t("pedigree.tree.keys"), onKeyDown: go }
    : { "aria-hidden": true as const };
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div {...reach}>
      {doors.map(({ key, to, bird, child, side, x, y, width, height }) => (
        <Link
          key={key}
          to={to}
          data-key={key}
          tabIndex={isOn && key === stop ? 0 : -1}
          onFocus={() => setAt(key)}
          draggable={false}
          className="pedigree-door"
          aria-label={
            bird?.display_name ?? t(`pedigree.add.${side ?? "father"}_of`, { name: child?.display_name ?? "" })
          }
          style={{
            left: percent(x, sheet.width),
            top: percent(y, sheet.height),
            width: percent(width, sheet.width),
            height: percent(height, sheet.height),
          }}
        />
      ))}
    </div>
  );
}

function wayFrom({ bird, part, child, side }: Box<LineageNode>, { hrefOf, addHrefOf }: Doorways) {
  if (bird) return part === "focus" ? undefined : hrefOf?.(bird);
  return child && side && addHrefOf?.(child, side);
}
