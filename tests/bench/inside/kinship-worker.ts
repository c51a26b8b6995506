import { type Kindred, kindredOf, kinshipsOf } from "#worker/kinship/kinship.ts";
import { type Pedigree, packPedigree } from "#worker/kinship/pedigree.ts";
import type { CachedPedigree } from "#worker/kinship/pedigree-cache.ts";
import { type Candidate, rankMates } from "#worker/mating/mate-ranking.ts";
import { type Born, drawnFromTheLast, seasons } from "../clubs/pedigrees.ts";

// The engine in the product's runtime, where clocks stand still while it works: whoever asks measures from outside.

let born: Born;
let pedigree: Pedigree;
let kindred: Kindred;

const actions: Record<string, () => unknown> = {
  "make-seasons": () => prepare(seasons()),
  "make-deep": () => prepare(drawnFromTheLast()),
  nothing: () => 0,
  "plain-pass": plainPass,
  pack: () => packPedigree(born.fathers, born.mothers).breeders,
  inbreeding: () => {
    kindred = kindredOf(pedigree);
    return kindred.inbreeding.reduce((sum, it) => sum + it, 0) / pedigree.size;
  },
  "one-with-all": () => kinshipsOf(kindred, pedigree.size - 1)[0],
  mates,
};

export default {
  fetch(request: Request): Response {
    const { pathname, searchParams } = new URL(request.url);
    const action = actions[pathname.slice(1)] ?? (() => "unknown");
    let answer: unknown;
    for (let turn = 0; turn < Number(searchParams.get("times") ?? 1); turn += 1) answer = action();
    return Response.json(answer ?? null);
  },
};

function prepare(given: Born) {
  born = given;
  pedigree = packPedigree(born.fathers, born.mothers);
  return pedigree.size;
}

/** Reads every parent once upwards and once downwards: what any walk through these arrays costs at least. */
function plainPass() {
  const { sire, dam, size } = pedigree;
  const sums = new Float64Array(size);
  for (let bird = size - 1; bird >= 0; bird -= 1) {
    const [father, mother] = [sire[bird] as number, dam[bird] as number];
    if (father >= 0) sums[father] = (sums[father] as number) + 0.5;
    if (mother >= 0) sums[mother] = (sums[mother] as number) + 0.5;
  }
  for (let bird = 0; bird < size; bird += 1) {
    const [father, mother] = [sire[bird] as number, dam[bird] as number];
    const above = (father < 0 ? 0 : (sums[father] as number)) + (mother < 0 ? 0 : (sums[mother] as number));
    sums[bird] = (sums[bird] as number) + 0.5 * above;
  }
  return sums[size - 1];
}

/** The last cock born and 5,000 hens, ranked against all the birds of the last three seasons. */
function mates() {
  const server: CachedPedigree = {
    kindred,
    positionOf: (n) => pedigree.positions[n],
    numberAt: (position) => pedigree.rows[position] as number,
  };
  const young = Array.from({ length: 12_000 }, (_, at) => pedigree.size - 1 - at);
  const hens = young.filter((row) => born.cocks[row] === 0).slice(0, 5000);
  const cock = young.find((row) => born.cocks[row] === 1) as number;
  const candidates = hens.map((n): Candidate => [n, "2024-04-01"]);
  const flock = young.map((row) => pedigree.positions[row] as number);
  const weighing = { position: pedigree.positions[cock] as number, flock, candidates, sort: "inbreeding" } as const;
  return rankMates(server, weighing).mates.length;
}
