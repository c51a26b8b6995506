import { browsing } from "./en/browsing.ts";
import { enquiries } from "./en/enquiries.ts";
import { gate } from "./en/gate.ts";
import { listings } from "./en/listings.ts";
import { onBird } from "./en/on-bird.ts";
import { reports } from "./en/reports.ts";

export const en = { ...gate, ...reports, ...listings, ...browsing, ...enquiries, ...onBird };
