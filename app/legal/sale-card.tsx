import { later } from "#app/controls/later.tsx";
import * as papers from "./sale-papers.tsx";

/** The papers of a sale: the last card of its page, whose script is sent for behind that of all others. */
export const SalePapers = later(
  import.meta.env.SSR ? papers.SalePapers : undefined,
  async () => (await import("./sale-papers.tsx")).SalePapers,
);
