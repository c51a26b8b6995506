import { sitePages } from "#app/web/site-pages.ts";
import { type Language, languages } from "#db/vocabulary.ts";
import type { House } from "#tests/stage/stage.ts";
import { type Bounds, insideBounds, siteBounds } from "./figures.ts";

/** A page to be looked at in one language. */
export type Subject = { name: string; url: string; headers: Record<string, string>; bounds: Bounds };

/** What a breeder opens most, on the phone in the bird room. */
const inside = ["/birds", "/dashboard", "/birds/:id"];

/** Every page for visitors and a few of the signed-in ones, in both languages; with `named`, only those paths. */
export async function subjects(stage: House, named: readonly string[]): Promise<Subject[]> {
  const isWanted = (path: string) => named.length === 0 || named.includes(path);
  const open = sitePages.filter(({ path }) => isWanted(path)).flatMap(({ path }) => visited(stage, path));
  const closed = inside.filter(isWanted);
  return closed.length === 0 ? open : [...open, ...(await signedIn(stage, closed))];
}

const visited = ({ origin }: House, path: string): Subject[] =>
  languages.map((language) => ({
    name: `${path} ${language}`,
    url: `${origin}${path}?lang=${language}`,
    headers: {},
    bounds: siteBounds(path),
  }));

async function signedIn(stage: House, paths: readonly string[]): Promise<Subject[]> {
  const token = await demoToken(stage);
  const bird = await anyBird(stage, token);
  const cookies = (language: Language) => ({ Cookie: `authToken=${token}; lang=${language}` });
  return paths.flatMap((path) =>
    languages.map((language) => ({
      name: `${path} ${language}`,
      url: `${stage.origin}${path.replace(":id", bird)}`,
      headers: cookies(language),
      bounds: insideBounds,
    })),
  );
}

/** Signs in as the demo's breeder, whose flock fills more than one page. */
async function demoToken({ origin, welcome }: House): Promise<string> {
  const [, username = "", password = ""] = /demo login: (\S+) \/ (\S+)/.exec(welcome) ?? [];
  const body = new URLSearchParams({ username, password, grant_type: "password" });
  const answer = await fetch(`${origin}/api/auth/login`, { method: "POST", body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function anyBird({ origin }: House, token: string): Promise<string> {
  const answer = await fetch(`${origin}/api/birds/`, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: Array<{ id: string }> };
  return data[0]?.id ?? "";
}
