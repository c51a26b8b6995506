import { bird } from "./bird.ts";
import { birds } from "./birds.ts";
import { how } from "./how.ts";
import { kin } from "./kin.ts";
import { papers } from "./papers.ts";
import { rings } from "./rings.ts";

/** What is looked up of the birds themselves, their rings and their papers. */
export const flockTools = { birds, bird, kin, rings, papers, how };
