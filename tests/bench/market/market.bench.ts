import { loadavg } from "node:os";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer, type StartedServer } from "#tests/servers/test-server.ts";
import { reviewText } from "#worker/marketplace/gate/text-review.ts";
import { inQueue, verdict } from "../measures/measure.ts";
import { marketOf } from "./stalls.ts";

// A market of 100,000 listings of 2,000 sellers against one of 100 listings of 20, each on a server of its own and asked by
// turns over HTTP. What a copy answers asks no database; here every answer is made.

const questions = [
  { name: "first page", path: "", bound: 2 },
  { name: "page 40", path: "?page=40", bound: undefined },
  { name: "a word that two fifths have", path: "?q=canary", bound: 3 },
  { name: "two words, the last begun", path: "?q=canario+mosa", bound: 3 },
  { name: "a word that few have", path: "?q=raro", bound: 3 },
  { name: "a word that nobody has", path: "?q=hipogrifo", bound: 3 },
  { name: "a word and a facet", path: "?q=canary&district=Faro", bound: 3 },
  { name: "species", path: "?species=serinus+canaria", bound: 4 },
  { name: "species, sex and district", path: "?species=serinus+canaria&sex=female&district=Beja", bound: 4 },
  { name: "sex, age and district", path: "?sex=female&age=older&district=Beja", bound: 4 },
  { name: "what there is none of", path: "?kind=pair&sex=male", bound: 4 },
  { name: "price", path: "?price_min=900&price_max=905", bound: 4 },
] as const;

const many = await openTestServer({ rate_limits: "relaxed" });
const few = await openTestServer({ rate_limits: "relaxed" });
try {
  await marketOf(directDatabase(many.databaseUrl), { listings: 100_000, sellers: 2000 });
  await marketOf(directDatabase(few.databaseUrl), { listings: 100, sellers: 20 });
  for (const { name, path, bound } of questions) {
    const ms = await inQueue(41, { many: asking(many, path), few: asking(few, path) });
    console.log(verdict(`${name}, 100,000 against 100`, ms.many ?? 0, ms.few ?? 0, bound));
  }
  const pages = await inQueue(21, { many: looking(many, "/market?q=canary"), few: looking(few, "/market?q=canary") });
  console.log(verdict("/market?q=canary as a page", pages.many ?? 0, pages.few ?? 0, 3));
  const bits = ["1 ", "a", "rua ", "a ", "1-", "at ", "(", "1a"];
  const reading = (letters: number) => async () => {
    for (const bit of bits) reviewText(bit.repeat(letters / bit.length), { level: "contact", watched: [] });
  };
  const read = await inQueue(21, { many: reading(4000), few: reading(400) });
  console.log(verdict("4,000 letters read over against 400", read.many ?? 0, read.few ?? 0, 30));
  console.log(`load ${loadavg().map((it) => it.toFixed(1))}`);
} finally {
  await many.stop();
  await few.stop();
}

function asking(server: StartedServer, query: string) {
  return looking(server, `/api/market/listings${query}`);
}

function looking(server: StartedServer, path: string) {
  return async () => {
    const answer = await fetch(`${server.origin}${path}`);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
  };
}
