import { compared } from "./compared.ts";
import { courses } from "./courses.ts";
import { due } from "./due.ts";
import { machines } from "./machines.ts";
import { results } from "./results.ts";

/** What is asked of the season. */
export const seasonTools = { due, results, compared, machines, courses };
