import { Link } from "@remix-run/react";
import { type CSSProperties, type RefObject, useEffect, useId, useMemo } from "react";
import { useWords } from "#app/ui/words.tsx";
import type { LineageNode } from "#worker/birds/lineage.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { Family } from "./family.ts";
import { wrapped } from "./fit-text.ts";
import { type Box, type Drawing, layOut, type Title } from "./pedigree-layout.ts";
import { usePanning } from "./use-panning.ts";
import { useZoom, ZoomButtons } from "./zoom.tsx";

type Speech = ReturnType<typeof useWords>;

const pad = 12;
const nameType = { width: 216, size: 13, face: "mono" as const };
const factType = { width: 216, size: 12, face: "text" as const };
const leading = 18;
const signs = { male: "♂", female: "♀", unknown: "?" } as const;

/** What stands in a bird's box, line by line: nothing is cut short, the box grows instead. */
function linesOf({ display_name, notes, contribution }: LineageNode, { t, language }: Speech) {
  const { sex, status, hatch_date, is_reference } = notes;
  const theirs = is_reference && t("birds.theirs");
  const facts = [hatch_date && dayInWords(hatch_date, language), status, theirs].filter(Boolean).join(" · ");
  const part = contribution && t("pedigree.why.part", { share: shareInWords(contribution, language) });
  return {
    names: wrapped(display_name, nameType),
    facts: [...wrapped(`${signs[sex]}\ufe0e ${facts}`, factType), ...(part ? wrapped(part, factType) : [])],
  };
}

function heightOf(bird: LineageNode, speech: Speech): number {
  const { names, facts } = linesOf(bird, speech);
  return 2 * pad + leading * (names.length + facts.length);
}

type DrawingProps = { family: Family<LineageNode>; name: string; hrefOf: (bird: LineageNode) => string };

/** The tree as a drawing made on the server; dragging and zooming are added where a script runs. */
export function PedigreeDrawing({ family, name, hrefOf }: DrawingProps) {
  const speech = useWords();
  const { t } = speech;
  const drawing = useMemo(() => layOut(family, (bird) => heightOf(bird, speech)), [family, speech]);
  const panning = usePanning();
  useFocusInView(panning.box, family);
  const zoom = useZoom(drawing.width, panning.box);
  const { boxes } = drawing;
  return (
    <>
      <ZoomButtons zoom={zoom} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="pedigree-frame" aria-label={t("pedigree.tree.region")} tabIndex={0} ref={panning.box}>
        <div className="pedigree-sheet" style={sheetStyle(drawing, zoom.scale)}>
          <Picture drawing={drawing} name={name} />
          <Doors boxes={boxes} sheet={drawing} hrefOf={hrefOf} />
        </div>
      </section>
      <Legend boxes={boxes} />
    </>
  );
}

// A family of six generations is taller than its frame: it opens at the bird it is about, not at an empty corner.
function useFocusInView(frame: RefObject<HTMLElement | null>, family: Family<LineageNode>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another family is the reason to look again
  useEffect(() => {
    const bird = frame.current?.querySelector('[data-part="focus"]')?.getBoundingClientRect();
    const seen = frame.current?.getBoundingClientRect();
    if (bird && seen) frame.current?.scrollBy(0, bird.top + bird.height / 2 - seen.top - seen.height / 2);
  }, [frame, family]);
}

function Picture({ drawing, name }: { drawing: Drawing<LineageNode>; name: string }) {
  const { t } = useWords();
  const id = useId();
  const { width, height, boxes, lines, titles } = drawing;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}t ${id}d`} className="pedigree">
      <title id={`${id}t`}>{t("pedigree.title_of", { name })}</title>
      <desc id={`${id}d`}>{t("pedigree.tree.desc")}</desc>
      <path className="pedigree-lines" d={lines.join("")} />
      {titles.map((title) => (
        <ColumnTitle key={`${title.x} ${title.y}`} {...title} />
      ))}
      {boxes.map((box) => (
        <Place key={box.key} box={box} />
      ))}
    </svg>
  );
}

function Legend({ boxes }: { boxes: Box<LineageNode>[] }) {
  const { t } = useWords();
  return (
    <p className="mt-2 text-sm text-muted">
      {boxes.some(({ bird }) => !bird) && t("pedigree.tree.blank")}{" "}
      {boxes.some(({ mark }) => mark) && t("pedigree.tree.marks")}
    </p>
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

const Place = ({ box }: { box: Box<LineageNode> }) =>
  box.bird ? <BirdBox box={box} bird={box.bird} /> : <Blank box={box} />;

const Blank = ({ box: { x, y, width, height } }: { box: Box<LineageNode> }) => (
  <path className="pedigree-blank" d={`M${x} ${y + height / 2}H${x + width}`} />
);

function BirdBox({ box, bird }: { box: Box<LineageNode>; bird: LineageNode }) {
  const { x, y, width, height, part, mark } = box;
  const { names, facts } = linesOf(bird, useWords());
  const baseline = (at: number) => y + pad + 13 + at * leading;
  const texts = [
    ...names.map((line, at) => ({ line, y: baseline(at), kind: "pedigree-name" })),
    ...facts.map((line, at) => ({ line, y: baseline(names.length + at), kind: "pedigree-facts" })),
  ];
  return (
    <g
      className="pedigree-box"
      data-part={part}
      data-sex={bird.notes.sex}
      data-common={bird.contribution ? "" : undefined}
    >
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx="8" />
      <path className="pedigree-edge" d={`M${x + 2.5} ${y + 9}V${y + height - 9}`} />
      {texts.map((text) => (
        <text key={text.y} className={text.kind} x={x + pad} y={text.y}>
          {text.line}
        </text>
      ))}
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
