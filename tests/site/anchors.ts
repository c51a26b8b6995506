/** One thing a page points at, and how. */
type Anchor = { tag: string; attribute: string; to: string; method: "GET" | "POST" };

const entities: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };
const decode = (text: string) => text.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? "");

/** Everything a page points at: links, files, forms, what machines are told. React writes attributes in double quotes. */
export function anchorsIn(html: string): Anchor[] {
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)];
  return [...tags.flatMap(([, tag = "", text = ""]) => ofTag(tag.toLowerCase(), attributesIn(text))), ...ofData(html)];
}

/** The ids of a page. */
export const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => decode(id)));

function attributesIn(text: string): Map<string, string> {
  const found = text.matchAll(/([^\s=>/]+)="([^"]*)"/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name.toLowerCase(), decode(value)]));
}

function ofTag(tag: string, has: Map<string, string>): Anchor[] {
  const get = (attribute: string, to: string): Anchor => ({ tag, attribute, to, method: "GET" });
  const found = ["href", "src", "poster", "data"].flatMap((name) =>
    has.has(name) ? [get(name, has.get(name) ?? "")] : [],
  );
  for (const name of ["srcset", "imagesrcset"])
    for (const one of has.get(name)?.split(",") ?? []) found.push(get(name, one.trim().split(/\s/)[0] ?? ""));
  const isPost = has.get("method")?.toLowerCase() === "post";
  if (tag === "form") found.push({ ...get("action", has.get("action") ?? ""), method: isPost ? "POST" : "GET" });
  const button = get("formaction", has.get("formaction") ?? "");
  const queries = has.get("formmethod")?.toLowerCase() === "get";
  if (has.has("formaction")) found.push({ ...button, method: queries ? "GET" : "POST" });
  const view = has.get("property") ?? has.get("name") ?? "";
  if (tag === "meta" && /^(og|twitter):(url|image|image:url|image:secure_url)$/.test(view))
    found.push(get(view, has.get("content") ?? ""));
  return found;
}

// What is said in JSON-LD; `@context` names a vocabulary and `@id` a thing, and neither opens anything.
function ofData(html: string): Anchor[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return texts.flatMap(([, text = ""]) =>
    addressesIn(JSON.parse(text)).map((to) => ({ tag: "script", attribute: "ld+json", to, method: "GET" as const })),
  );
}

function addressesIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return !["@context", "@id"].includes(key) && /^https?:\/\//.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => addressesIn(one, Array.isArray(value) ? key : name));
}
