import { browsing } from "./pt/browsing.ts";
import { enquiries } from "./pt/enquiries.ts";
import { gate } from "./pt/gate.ts";
import { listings } from "./pt/listings.ts";
import { onBird } from "./pt/on-bird.ts";
import { reports } from "./pt/reports.ts";

export const pt = { ...gate, ...reports, ...listings, ...browsing, ...enquiries, ...onBird };
