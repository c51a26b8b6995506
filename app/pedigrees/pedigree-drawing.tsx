import { type CSSProperties, type RefObject, useEffect, useId, useMemo } from "react";
import { useWords } from "#app/locales/words.tsx";
import { partDayInWords } from "#worker/locales/part-days.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { LineageNode } from "#worker/pedigrees/lineage.ts";
import type { DrawnFamily } from "./family.ts";
import { wrapped } from "./fit-text.ts";
import { Doors, type Doorways } from "./pedigree-doors.tsx";
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
  const { sex, status, hatch_date, hatch_precision, is_reference } = notes;
  const theirs = is_reference && t("birds.theirs");
  const facts = [hatch_date && partDayInWords(hatch_date, hatch_precision, language), status, theirs]
    .filter(Boolean)
    .join(" · ");
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

// What scrolls must be reachable by keyboard.
const reachable = { className: "pedigree-frame", tabIndex: 0 };

type DrawingProps = Doorways & { family: DrawnFamily<LineageNode>; name: string };

/** The tree as a drawing made on the server; dragging and zooming are added where a script runs. */
export function PedigreeDrawing({ family, name, hrefOf, addHrefOf }: DrawingProps) {
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
      <section aria-label={t("pedigree.tree.region")} ref={panning.box} {...reachable} onKeyDown={zoom.onKey}>
        <div className="pedigree-sheet" style={sheetStyle(drawing, zoom.scale)}>
          <Picture drawing={drawing} name={name} isOpen={addHrefOf !== undefined} />
          <Doors boxes={boxes} sheet={drawing} isOn={zoom.isOn} {...{ hrefOf, addHrefOf }} />
        </div>
      </section>
      <Legend boxes={boxes} isOn={zoom.isOn} />
    </>
  );
}

// A family of six generations is taller than its frame: it opens at the bird it is about, not at an empty corner, nor where
// the family before it had been dragged to.
function useFocusInView(frame: RefObject<HTMLElement | null>, family: DrawnFamily<LineageNode>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another family is the reason to look again
  useEffect(() => {
    const bird = frame.current?.querySelector('[data-part="focus"]')?.getBoundingClientRect();
    const seen = frame.current?.getBoundingClientRect();
    if (!frame.current || !bird || !seen) return;
    const top = frame.current.scrollTop + bird.top + bird.height / 2 - seen.top - seen.height / 2;
    frame.current.scrollTo({ left: 0, top, behavior: "instant" });
  }, [frame, family]);
}

type PictureProps = { drawing: Drawing<LineageNode>; name: string; isOpen: boolean };

function Picture({ drawing, name, isOpen }: PictureProps) {
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
        <Place key={box.key} box={box} isOpen={isOpen} />
      ))}
    </svg>
  );
}

function Legend({ boxes, isOn }: { boxes: Box<LineageNode>[]; isOn: boolean }) {
  const { t } = useWords();
  return (
    <p className="mt-2 text-sm text-muted">
      {boxes.some(({ bird }) => !bird) && t("pedigree.tree.blank")}{" "}
      {boxes.some(({ mark }) => mark) && t("pedigree.tree.marks")}{" "}
      {isOn && <span className="print:hidden">{t("pedigree.tree.help")}</span>}
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

type PlaceProps = { box: Box<LineageNode> /** Whether a blank line says that it can be filled in. */; isOpen: boolean };

const Place = ({ box, isOpen }: PlaceProps) =>
  box.bird ? <BirdBox box={box} bird={box.bird} /> : <Blank box={box} isOpen={isOpen} />;

function Blank({ box: { x, y, width, height, child, side }, isOpen }: PlaceProps) {
  const { t } = useWords();
  const line = y + height / 2;
  return (
    <>
      <path className="pedigree-blank" d={`M${x} ${line}H${x + width}`} />
      {isOpen && child && side && (
        <text className="pedigree-add" x={x + pad} y={line - 4}>
          {t(`pedigree.add.${side}`)}
        </text>
      )}
    </>
  );
}

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
