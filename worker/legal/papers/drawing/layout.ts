import type { Language } from "#db/vocabulary.ts";

/** A cell or an answer; null is left as a ruled blank. */
type Filled = string | null;
/** What stands on a paper, part by part, in words. */
export type Block =
  | { is: "pairs"; title: string; pairs: Array<[label: string, value: Filled]> }
  | {
      is: "table";
      title: string;
      columns: Array<{ head: string; share: number }>;
      /** A book of thousands makes each as it is drawn. */
      rows: Iterable<Filled[]>;
      /** Of its letters, in points, where it is not that of all tables. */
      size?: number;
      /** Rows close together, and cells with all their lines. */
      isTight?: true;
    }
  | { is: "text"; text: string }
  | { is: "card"; title: string; lines: string[]; address: string | null }
  | { is: "signatures"; names: string[] };

/** One sheet of a paper: of a declaration there are two, original and duplicate. */
export type Leaf = { copy: string | null; blocks: Block[] };
/** A paper as it is drawn. */
export type Layout = {
  title: string;
  /** What it is not. */
  warning: string;
  number: string;
  issuer: string;
  isOwn: boolean;
  /** Whether its pages lie across. */
  isAcross: boolean;
  /** As `#rrggbb`. */
  accent: string | null;
  language: Language;
  issued: string;
  leaves: Leaf[];
  /** Stands below everything: no legal advice. */
  notes: string[];
};

/** Every text of a layout, for who asks which letters a face must have. */
export function textsOf({ title, issuer, leaves }: Pick<Layout, "title" | "issuer" | "leaves">): string[] {
  const [leaf] = leaves;
  const own = (leaf?.blocks ?? []).flatMap((block): Filled[] => {
    if (block.is === "pairs") return block.pairs.map(([, value]) => value);
    if (block.is === "table") return [...block.rows].flat();
    if (block.is === "card") return [block.title, ...block.lines];
    return block.is === "text" ? [block.text] : block.names;
  });
  return [title, issuer, ...own].filter((it): it is string => it !== null);
}
