// What no breeder types: signs that nobody sees, markup, programs, and long runs of letters that only a machine reads.
const hostile = [
  /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|[\u{E0000}-\u{E007F}]/u,
  /<\s*[/!?]?\s*[a-z]/iu,
  /[{}[\]`\\]/u,
  /[A-Za-z0-9+/]{32,}={0,2}/u,
  /\b(?:ignor\w*|esque[cç]\w*|disregard|forget)\b.{0,40}\b(?:previous|prior|above|anterior\w*|instru\w*|ordens|orders|rules|regras)\b/iu,
  /\b(?:system prompt|jailbreak|developer mode|drop table|union select|org_id|tool_call)\b/iu,
] as const;

/** Whether a question is made to steer a machine rather than to ask a breeder's question. */
export const isHostile = (question: string): boolean => hostile.some((sign) => sign.test(question));
