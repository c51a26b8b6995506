import { hybrids } from "./catalogue-hybrids.ts";
import { parakeets } from "./catalogue-parakeets.ts";
import { parrots } from "./catalogue-parrots.ts";
import { poultry } from "./catalogue-poultry.ts";
import { ratites } from "./catalogue-ratites.ts";
import { songbirds } from "./catalogue-songbirds.ts";
import type { Read } from "./catalogue-sources.ts";

/** Common species with an incubation profile each to start from; an organisation edits its own copy. */
export const profiles: readonly Read[] = [...poultry, ...parakeets, ...parrots, ...songbirds, ...hybrids, ...ratites];
