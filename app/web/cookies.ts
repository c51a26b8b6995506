/** How long the choices of a visitor are kept, in seconds. */
export const cookieSeconds = {
  sidebar_state: 604_800,
  lang: 31_536_000,
  theme: 31_536_000,
  density: 31_536_000,
  menu_open: 31_536_000,
  flash: 60,
  signup: 86_400,
  challenge: 300,
};

type CookieOptions = { maxAge?: number; httpOnly?: boolean };

/** The cookies of one request and those its answer will set. */
export class CookieJar {
  readonly #sent: Map<string, string>;
  readonly #set = new Map<string, string>();
  readonly #secure: boolean;

  constructor(request: Request) {
    this.#secure = new URL(request.url).protocol === "https:";
    this.#sent = parse(request.headers.get("Cookie") ?? "");
  }

  /** The value sent with the request; undefined when absent or sent twice with different values. */
  get(name: string): string | undefined {
    return this.#sent.get(name);
  }

  /** The same, if it can be a token: it travels on in a header, which takes neither controls nor foreign letters. */
  token(name: string): string | undefined {
    const value = this.get(name);
    return value !== undefined && /^[\w.-]+$/.test(value) ? value : undefined;
  }

  set(name: string, value: string, { maxAge, httpOnly = true }: CookieOptions = {}): void {
    const parts = [`${name}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Lax"];
    if (httpOnly) parts.push("HttpOnly");
    if (this.#secure) parts.push("Secure");
    if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
    this.#set.set(name, parts.join("; "));
    this.#sent.set(name, value);
  }

  drop(name: string): void {
    this.set(name, "", { maxAge: 0 });
    this.#sent.delete(name);
  }

  /** The session cookie's name: `__Host-` binds it to this host and to https, which plain http cannot carry. */
  get sessionName(): string {
    return this.#secure ? "__Host-authToken" : "authToken";
  }

  /** The name of the cookie that an operator's look has beside the one of their own session. */
  get lookName(): string {
    return this.#secure ? "__Host-lookToken" : "lookToken";
  }

  applyTo(headers: Headers): void {
    for (const cookie of this.#set.values()) headers.append("Set-Cookie", cookie);
  }
}

function parse(header: string): Map<string, string> {
  const found = new Map<string, string>();
  const doubtful = new Set<string>();
  if (header.length > 16_384) return found;
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at < 0) continue;
    const name = pair.slice(0, at).trim();
    const value = decode(pair.slice(at + 1).trim());
    if (found.has(name) && found.get(name) !== value) doubtful.add(name);
    found.set(name, value);
  }
  // Two different values under one name: somebody planted one of them.
  for (const name of doubtful) found.delete(name);
  return found;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
