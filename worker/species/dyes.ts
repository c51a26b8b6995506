import type { Drawn } from "./drawings.ts";

/**
 * Parts of a drawing by what colours them in nature: green, yellow, red, black, brown, slate and blue plumage, violet; the
 * streaks of a dark canary (`h`) and the mask of a mosaic one (`m`); face and breast of a Gouldian finch.
 */
type Part = "g" | "y" | "r" | "k" | "n" | "s" | "u" | "p" | "h" | "m" | "f" | "b";
/** The colours a look gives to parts of the drawing; the others stay as in the wild. */
export type Dye = Partial<Record<Part, `#${string}`>>;
type Look = readonly [words: RegExp, dye: Dye];

const white = "#fbf8ef";
// A mutation takes a pigment away or changes it, wherever it lies: one table serves all species.
const bodies: readonly Look[] = [
  [
    /\balbin|\bbranc|\bwhite|\bcre(a)?mino/,
    { g: white, y: white, r: white, k: white, n: white, s: white, u: white, p: white },
  ],
  [
    /\blutin|\bino\b|\brubino/,
    { g: "#f4d955", y: "#f7e38a", k: "#f8eab8", n: "#f8e9bf", s: "#f9efcd", u: "#fdf6dd", p: "#f6e7d3" },
  ],
  [/\bturques|\bturquoise|\baqua|\bsea.?green|\bverde.?mar|\bparblue/, { g: "#63bcb4", y: "#eff0cd", r: "#efb896" }],
  [/\bviolet|\bmalva|\bmauve|\blila/, { g: "#968bce", y: "#f0eef6", r: "#e9d7e0", s: "#aaa4ba" }],
  [/\bazul|\bazuis|\bblue|\bcobalt|\bcelest|\bsky/, { g: "#6fa5d6", y: "#f1f4f5", r: "#ecd9d2", s: "#8fa6b8" }],
  [/\bverde.cinz|\bgr[ea]y.?green|\boliv|\bverde.escur|\bdark.green/, { g: "#7f9150" }],
  [/\bcinz|\bgr[ea]y|\bardosia|\bslate/, { g: "#9ca3a8", y: "#eceae3", u: "#aeb6bc" }],
  [/\bamarel|\byellow|\bdourad|\bgold/, { g: "#f0d250", n: "#dcb56c", k: "#b9ab7c" }],
  [/\bpret|\bblack|\bnegr|\bmelan/, { k: "#2c2a28", n: "#47423d", s: "#4b4846" }],
];
// What makes all the rest paler or browner leaves alone what was said already.
const shades: readonly Look[] = [
  [
    /\bcanela|\bcinnamon|\bfulv|\bfawn|\bcastanh|\bbrown|\bbronze|\bchoco/,
    { k: "#8d6446", s: "#c6a988", n: "#c98f5f", g: "#a7b85c" },
  ],
  [
    /\bprata|\bprate|\bsilver|\bpastel|\bdilu|\bpal(e|id)|\bisabel|\bcreme|\bcream|\bclar[oa]/,
    { k: "#a9a398", s: "#d9dadb", n: "#e2cbac", g: "#b5d190" },
  ],
  [/\bvermelh|\bred\b|\bruiv/, { n: "#a5492c", s: "#b0664c" }],
];

const red = "#d5502f";
const yellow = "#edc447";
const orange = "#e98a3c";
// A canary has its ground, and the dark that lies over it.
const grounds: readonly Look[] = [
  [/\b(entre|between).*mosaic/, { y: "#f8f1e4", m: orange }],
  [/\b(entre|between)\b/, { y: orange }],
  [/\bmosaic.*\b(amarel|yellow)|\b(amarel|yellow).*mosaic/, { y: "#f8f2e4", m: yellow }],
  [/\bmosaic/, { y: "#f8f0e6", m: red }],
  [/\bvermelh|\bred\b|\bencarnad|\brubi|\bruby/, { y: red }],
  [/\blaranj|\borange|\bsalm/, { y: orange }],
  [/\bbranc|\bwhite|\balbin/, { y: white }],
  [/\bazul|\bblue|\bcinz|\bgr[ea]y|\bardosia|\bslate/, { y: "#c3ccd2" }],
  [/\bverde|\bgreen/, { y: "#a7b453", h: "#55602f" }],
  [/\bmarfim|\bivory/, { y: "#f3e6b4" }],
];
const streaks: readonly Look[] = [
  [/\bisabel/, { h: "#cdac80" }],
  [/\bagat/, { h: "#7b7363" }],
  [/\bbrun|\bcastanh|\bcanela|\bbrown|\bcinnamon/, { h: "#8f6238" }],
  [/\bnegr|\bpret|\bblack|\bazul|\bblue|\bmelan|\bbronze/, { h: "#4b463b" }],
];

const heads: readonly Look[] = [
  [/cabeca.(pret|negr)|black.?head/, { f: "#2b2a29" }],
  [/cabeca.(laranj|amarel)|(orange|yellow).?head/, { f: "#e99a35" }],
];
const breasts: readonly Look[] = [
  [/peito.branc|white.?breast/, { b: "#f7f3ec" }],
  [/peito.(lila|rosa)|lilac.?breast/, { b: "#c9a5cf" }],
];
// What some kinds are called in the wild's own colour.
const wild: Partial<Record<Drawn, RegExp>> = {
  budgerigar: /\bverde.claro|\blight.green/g,
  cockatiel: /\bcinz\w*|\bgr[ea]y/g,
  pigeon: /\bazul\w*|\bblue/g,
};
const ofParts = /(cabeca|peito).\w+|\w+.?(head|breast)(ed)?/g;

const first = (looks: readonly Look[], words: string): Dye => looks.find(([test]) => test.test(words))?.[1] ?? {};

/** The colours that a look gives to a drawing; `look` is in lower case without accents. What a bird is split for shows nowhere. */
export function dyeOf(drawn: Drawn, look: string): Dye {
  const [shown = ""] = look.split(/\/|\bport|\bsplit|\bhet\b/);
  if (!shown) return {};
  if (drawn === "canary") return { ...first(grounds, shown), ...first(streaks, shown) };
  const body = shown.replace(ofParts, "").replace(wild[drawn] ?? "", "");
  const parts = drawn === "gouldian" ? { ...first(heads, shown), ...first(breasts, shown) } : {};
  return { ...first(shades, body), ...first(bodies, body), ...parts };
}
