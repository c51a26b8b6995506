import { browsing } from "./en/browsing.ts";
import { enquiries } from "./en/enquiries.ts";
import { gate } from "./en/gate.ts";
import { listings } from "./en/listings.ts";
import { onBird } from "./en/on-bird.ts";

export const en = { ...gate, ...listings, ...browsing, ...enquiries, ...onBird };
