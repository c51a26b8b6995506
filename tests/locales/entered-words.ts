import { apiWords } from "#app/web/api-words.ts";
import { enterWords } from "#worker/locales/translate.ts";

// Who tests one file of a room loads no manifest, and yet hears it say its words.
enterWords(apiWords);
