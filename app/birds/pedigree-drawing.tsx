import { Link } from "@remix-run/react";
import { type CSSProperties, useId, useMemo } from "react";
import { useWords } from "#app/ui/words.tsx";
import type { LineageNode } from "#worker/birds/lineage.ts";
import { dayInWords } from "./age-in-words.tsx";
import type { Family } from "./family.ts";
import { shortened, wrapped } from "./fit-text.ts";
import { type Box, layOut, type Title } from "./pedigree-layout.ts";
import { usePanning } from "./use-panning.ts";
import { useZoom, ZoomButtons } from "./zoom.tsx";

const pad = 12;
const nameType = { width: 188, size: 13, face: "mono" as const };
const factType = { width: 188, size: 12, face: "text" as const };
const leading = 18;
const namesOf = (bird: LineageNode) => wrapped(bird.display_name, nameType);
const heightOf = (bird: LineageNode) => 2 * pad + leading * (namesOf(bird).length + 1);
const signs = { male: "♂", female: "♀", unknown: "?" } as const;

type DrawingProps = { family: Family<LineageNode>; name: string; hrefOf: (bird: LineageNode) => string };

/** The tree as a drawing made on the server; dragging and zooming are added where a script runs. */
export function PedigreeDrawing({ family, name, hrefOf }: DrawingProps) {
  const { t } = useWords();
  const id = useId();
  const drawing = useMemo(() => layOut(family, heightOf), [family]);
  const panning = usePanning();
  const zoom = useZoom(drawing.width, panning.box);
  const { width, height, boxes, lines, titles } = drawing;
  return (
    <>
      <ZoomButtons zoom={zoom} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="pedigree-frame" aria-label={t("pedigree.tree.region")} tabIndex={0} ref={panning.box}>
        <div className="pedigree-sheet" style={sheetStyle(drawing, zoom.scale)}>
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}t ${id}d`} className="pedigree">
            <title id={`${id}t`}>{t("pedigree.title_of", { name })}</title>
            <desc id={`${id}d`}>{t("pedigree.tree.desc")}</desc>
            <path className="pedigree-lines" d={lines.join("")} />
            {titles.map((title) => (
              <ColumnTitle key={`${title.x} ${title.y}`} {...title} />
            ))}
            {boxes.map((box) =>
              box.bird ? <BirdBox key={box.key} box={box} bird={box.bird} /> : <Blank key={box.key} box={box} />,
            )}
          </svg>
          <Doors boxes={boxes} sheet={drawing} hrefOf={hrefOf} />
        </div>
      </section>
      <p className="text-sm text-muted">
        {boxes.some(({ bird }) => !bird) && t("pedigree.tree.blank")}{" "}
        {boxes.some(({ mark }) => mark) && t("pedigree.tree.marks")}
      </p>
    </>
  );
}

// Through a variable, so that paper can choose another width.
const sheetStyle = ({ width, height }: { width: number; height: number }, scale: number) =>
  ({ "--tree-width": `${width * scale}px`, aspectRatio: `${width} / ${height}` }) as CSSProperties;

function ColumnTitle({ part, generation, x, y }: Title) {
  const { t } = useWords();
  if (part === "focus") return null;
  const key = part === "ancestor" || part === "descendant" ? (`${part}.${generation}` as "ancestor.1") : part;
  return (
    <text className="pedigree-title" x={x} y={y + 16}>
      {t(`pedigree.group.${key}`)}
    </text>
  );
}

const Blank = ({ box: { x, y, width, height } }: { box: Box<LineageNode> }) => (
  <path className="pedigree-blank" d={`M${x} ${y + height / 2}H${x + width}`} />
);

function BirdBox({ box, bird }: { box: Box<LineageNode>; bird: LineageNode }) {
  const { language } = useWords();
  const { x, y, width, height, part, mark } = box;
  const { sex, status, hatch_date } = bird.notes;
  const facts = [`${signs[sex]}\ufe0e`, hatch_date && dayInWords(hatch_date, language), status];
  const baseline = (at: number) => y + pad + 13 + at * leading;
  const names = namesOf(bird).map((line, at) => ({ line, baseline: baseline(at) }));
  return (
    <g className="pedigree-box" data-part={part} data-sex={sex}>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx="8" />
      <path className="pedigree-edge" d={`M${x + 2.5} ${y + 9}V${y + height - 9}`} />
      {names.map(({ line, baseline }) => (
        <text key={baseline} className="pedigree-name" x={x + pad} y={baseline}>
          {line}
        </text>
      ))}
      <text className="pedigree-facts" x={x + pad} y={baseline(names.length)}>
        {shortened(facts.filter(Boolean).join(" · "), factType)}
      </text>
      {mark && (
        <text className="pedigree-mark" x={x + width - 8} y={y + height - 9} textAnchor="end">
          {mark}
        </text>
      )}
    </g>
  );
}

type DoorsProps = {
  boxes: Box<LineageNode>[];
  sheet: { width: number; height: number };
  hrefOf: DrawingProps["hrefOf"];
};

// For the pointer only: keyboards and readers have the same links in the lists below, without passing sixty boxes.
function Doors({ boxes, sheet, hrefOf }: DoorsProps) {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div aria-hidden="true">
      {boxes.map(({ key, bird, part, x, y, width, height }) =>
        bird && part !== "focus" ? (
          <Link
            key={key}
            to={hrefOf(bird)}
            tabIndex={-1}
            draggable={false}
            className="pedigree-door"
            style={{
              left: percent(x, sheet.width),
              top: percent(y, sheet.height),
              width: percent(width, sheet.width),
              height: percent(height, sheet.height),
            }}
          />
        ) : null,
      )}
    </div>
  );
}
