import { setTimeout as wait } from "node:timers/promises";
import { call } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { type Answers, addBird, type Keeper, percentile, settleKeeper, storming, tally } from "#tests/storms/storm.ts";
import { residentBytes } from "#worker/local/upkeep/resident-bytes.ts";
import { disagreements, newLedger, storedRings } from "./ledger.ts";

// `npm run soak [-- seconds]`: a club's show morning on the real thing for five minutes, its database killed on the way.

const seconds = Number(process.argv[2] ?? 300);
const megabytes = async (pid: number) => Math.round((await residentBytes(pid)) / 1024 ** 2);

const server = await openTestServer();
const keepers: Keeper[] = [];
for (let flock = 0; flock < 8; flock += 1) keepers.push(await settleKeeper(server));
const ledgers = keepers.map(newLedger);
const of = <Thing>(things: readonly Thing[], at: number) => things[at % things.length] as Thing;

/** Adds a bird and keeps the books. */
async function save(at: number): Promise<Response> {
  const [keeper, { sent, acknowledged }] = [of(keepers, at), of(ledgers, at)];
  const ring = `PT ${at}`;
  sent.add(ring);
  const answer = await addBird(server, keeper, ring);
  if (answer.status === 201) acknowledged.add(ring);
  return answer;
}

const pages = ["/birds", "/dashboard", "/species", "/birds/new", "/places", "/audit"];
const page = (at: number) =>
  fetch(`${server.origin}${of(pages, at)}`, { headers: { Cookie: `authToken=${of(keepers, at).token}` } });
const list = (at: number) => call(server, `/api/birds/?page_size=50&q=pt`, of(keepers, at));

function bring(at: number): Promise<Response> {
  const { sent } = of(ledgers, at);
  const rings = Array.from({ length: 200 }, (_, row) => `IMP ${at} ${row}`);
  for (const ring of rings) sent.add(ring);
  const body = new FormData();
  body.set("file", new File([`Anilha;Espécie\n${rings.map((ring) => `${ring};Canário`).join("\n")}\n`], "b.csv"));
  return call(server, "/api/birds/import", { body, token: of(keepers, at).token });
}

async function importing(): Promise<Answers[]> {
  const one = async (at: number) => {
    await wait(5_000);
    return bring(at);
  };
  return storming(1, seconds, one);
}

/** The process is another one after a fall. */
const memory = async () => megabytes((await server.parts()).workerd);
console.log(`memory of both workers before: ${await memory()} MB`);
const watch = setInterval(async () => console.log(`  ${await memory()} MB`), 30_000);
const killing = wait((seconds * 1000) / 2).then(server.killDatabase);
const [saves, reads, lists, imports] = await Promise.all([
  storming(30, seconds, save),
  storming(8, seconds, page),
  storming(4, seconds, list),
  importing(),
]);
await killing;
clearInterval(watch);

const describe = (what: string, all: Answers[]) =>
  console.log(
    `${what.padEnd(8)} ${(all.length / seconds).toFixed(1).padStart(6)} a second, p50 ${percentile(all, 50)} ms, ` +
      `p99 ${percentile(all, 99)} ms, slowest ${percentile(all, 100)} ms, ${JSON.stringify(tally(all))}`,
  );
describe("saves", saves);
describe("pages", reads);
describe("lists", lists);
describe("imports", imports);

let isWell = [...saves, ...reads, ...lists, ...imports].every(({ status }) => status < 500 || status === 503);
for (const [at, keeper] of keepers.entries()) {
  const { lost, unsent, twice } = disagreements(of(ledgers, at), await storedRings(server.databaseUrl, keeper.org_id));
  isWell &&= lost.length + unsent.length + twice === 0;
  if (lost.length + unsent.length + twice > 0) console.log(`flock ${at}:`, { lost, unsent, twice });
}
const counted = ledgers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
console.log(`ledger: ${counted} birds acknowledged, ${isWell ? "all of them stored, nothing else" : "NOT WELL"}`);
console.log(`memory of both workers: ${await memory()} MB`);
await wait(20_000);
console.log(`and after 20 s of rest: ${await memory()} MB`);
const fell = (await server.log()).includes("The worker process stopped");
if (fell) console.log("NOT WELL: the workers fell and were started anew");
isWell &&= !fell;
if (isWell) await server.stop();
else console.log(`its data and log stay in ${server.dataDir}`);
process.exit(isWell ? 0 : 1);
