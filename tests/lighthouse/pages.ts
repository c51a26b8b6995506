import { sitePages } from "#app/web/site-pages.ts";
import { type Language, languages } from "#db/vocabulary.ts";
import { call, demoToken } from "#tests/servers/accounts.ts";
import type { TestServer } from "#tests/servers/test-server.ts";
import { type Bounds, insideBounds, siteBounds } from "./figures.ts";

/** A page to be looked at in one language. */
export type Subject = { name: string; url: string; headers: Record<string, string>; bounds: Bounds };

/** What a breeder opens most, on the phone in the bird room. */
const inside = ["/birds", "/dashboard", "/birds/:id"];

/** One page of many that are made alike. */
const anArticle = "/help/clear-eggs";

/** Every page for visitors and a few of the signed-in ones, in both languages; with `named`, only those paths. */
export async function subjects(server: TestServer, named: readonly string[]): Promise<Subject[]> {
  const isWanted = (path: string) => named.length === 0 || named.includes(path);
  const open = [...sitePages.map(({ path }) => path), anArticle]
    .filter(isWanted)
    .flatMap((path) => visited(server, path));
  const closed = inside.filter(isWanted);
  return closed.length === 0 ? open : [...open, ...(await signedIn(server, closed))];
}

const visited = ({ origin }: TestServer, path: string): Subject[] =>
  languages.map((language) => ({
    name: `${path} ${language}`,
    url: `${origin}${path}?lang=${language}`,
    headers: {},
    bounds: siteBounds(path),
  }));

async function signedIn(server: TestServer, paths: readonly string[]): Promise<Subject[]> {
  const token = await demoToken(server);
  const bird = await newestBird(server, token);
  const cookies = (language: Language) => ({ Cookie: `authToken=${token}; lang=${language}` });
  return paths.flatMap((path) =>
    languages.map((language) => ({
      name: `${path} ${language}`,
      url: `${server.origin}${path.replace(":id", bird)}`,
      headers: cookies(language),
      bounds: insideBounds,
    })),
  );
}

async function newestBird(server: TestServer, token: string): Promise<string> {
  const answer = await call(server, "/api/birds/", { token });
  const { data } = (await answer.json()) as { data: { items: Array<{ id: string }> } };
  const [newest] = data.items;
  if (!newest) throw new Error("the demo flock is empty");
  return newest.id;
}
