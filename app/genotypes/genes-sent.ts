/** A gene of the contract. */
type SentGene = { alleles: string[]; chance?: string };

const meant: Record<string, string> = { "0": "+", x: "?" };

/** The genes of a form, `gene-blue=0.blue.2-3`, as the API takes them; an empty choice is not recorded. */
export function genesSent(form: FormData) {
  const genes: Record<string, SentGene> = {};
  const input: Record<string, string> = {};
  const phases: string[][][] = [];
  for (const [name, value] of form) {
    if (name.startsWith("phase-") && typeof value === "string" && value !== "") phases.push(sidesOf(value));
    if (!name.startsWith("gene-") || typeof value !== "string" || value === "") continue;
    const key = name.slice("gene-".length);
    input[key] = value;
    genes[key] = geneOf(value);
  }
  return { genes, phases, asked: input, version: Number(form.get("version")) || undefined };
}

const sidesOf = (text: string) => {
  const [left = "", right = ""] = text.split("~");
  return [left, right].map((side) => side.split(".").filter(Boolean));
};

function geneOf(text: string): SentGene {
  const parts = text.split(".");
  const last = parts.at(-1) ?? "";
  if (!/^\d+-\d+$/.test(last)) return { alleles: parts.map((it) => meant[it] ?? it) };
  return { alleles: parts.slice(0, -1).map((it) => meant[it] ?? it), chance: last.replace("-", "/") };
}
