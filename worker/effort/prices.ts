/** Milliseconds of the isolate's one thread, as measured on a flock of 10,000 birds on two slow cores. */
export type Milliseconds = number;

/** What the query of a request says. */
type QueryValues = (name: string) => string[];
/** `ms` is paid before anything is done; `late` by the action itself, once it knows how much it was asked for. */
export type Price =
  | { ms: (input: QueryValues) => Milliseconds; late?: (many: number) => Milliseconds }
  | { ms?: undefined; late: (many: number) => Milliseconds };

const flat = (ms: Milliseconds): Price => ({ ms: () => ms });
const number = (given: string | undefined, most: number) => Math.min(most, Math.max(0, Number(given) || 0));
const generations = (input: QueryValues) =>
  number(input("ancestors")[0] ?? "3", 6) + number(input("descendants")[0] ?? "3", 6);
const listed = (input: QueryValues) => input("ids").flatMap((ids) => ids.split(",")).length;
// 10,000 rows are some 600 kB.
const table = { late: (bytes: number) => 100 + Math.min(3000, (2 * bytes) / 1024) };

// Whoever has spent all is sent away before anything is read.
const rows = { ms: () => 2, late: (many: number) => 0.03 * many };
// Of each egg it is looked up who of a colony can have been its parent.
const perEgg = { ms: () => 2, late: (eggs: number) => 0.1 * eggs };
// Of each chick its colour is read and held against what its parents give.
const perChick = { ms: () => 2, late: (chicks: number) => 0.3 * chicks };

/** Every dear action and its price, in one place. What is not named here costs next to nothing. */
export const prices = {
  "POST /api/birds/kinship/recompute": flat(600),
  "GET /api/birds/kinship/diversity": flat(300),
  "GET /api/birds/kinship/matrix": { ms: (input) => 60 + 5 * listed(input) },
  "GET /api/birds/kinship/pair": flat(80),
  "GET /api/birds/:id/kinship": flat(120),
  "GET /api/birds/:id/mates": flat(330),
  // Doubles with every second generation: 6 + 6 took 1.3 s.
  "GET /api/birds/:id/pedigree": { ms: (input) => 20 + 20 * 2 ** (generations(input) / 2) },
  "GET /api/birds/:id/lineage": { ms: (input) => 20 + 20 * 2 ** (generations(input) / 2) },
  "GET /api/birds/:id/certificate.pdf": flat(300),
  "GET /api/birds/:id/health.pdf": { ms: () => 110, late: (letters) => 0.012 * letters },
  "GET /api/sales/:id/receipt.pdf": { ms: () => 110, late: (lines) => 0.5 * lines },
  "POST /api/papers/:id/issue": { ms: () => 110, late: (birds) => 0.6 * birds },
  "GET /api/papers/:id/copy": { ms: () => 110, late: (birds) => 0.6 * birds },
  // The whole of a form is read; drawn on, it is read again.
  "PUT /api/paper-templates/transfer": { ms: () => 40, late: (bytes) => bytes / 10_000 },
  "GET /api/paper-templates/transfer/proof": { ms: () => 120, late: (bytes) => bytes / 10_000 },
  "GET /api/sales/lines.csv": table,
  "GET /api/register/file.csv": rows,
  "GET /api/register/file.xlsx": { ms: () => 20, late: (many) => 0.1 * many },
  "GET /api/register/return": rows,
  "GET /api/register/return.xlsx": { ms: () => 40, late: (many) => 0.1 * many },
  "POST /api/register/return/issue": flat(500),
  "PUT /api/paper-templates/annual_return": flat(500),
  // Lines are entered with a copy of all they say.
  "POST /api/register/begin": flat(300),
  "POST /api/register/enter": flat(200),
  "GET /api/finance/file.csv": rows,
  // SheetJS makes the whole workbook in memory.
  "GET /api/finance/file.xlsx": { ms: () => 20, late: (many) => 0.1 * many },
  // Asked while somebody types: what is dear about it is the database's.
  "GET /api/search": flat(5),
  "GET /api/birds/picker": flat(5),
  "GET /api/birds/picker/places": flat(5),
  "GET /api/contacts/choices": flat(5),
  "GET /api/expenses/choices": flat(10),
  "GET /api/stock/choices": flat(10),
  "GET /api/feed-rounds/choices": flat(5),
  "GET /api/sales/choices": flat(10),
  // Every name on a bird is folded; the flock is the database's to walk through.
  "GET /api/contacts/proposals": flat(60),
  "POST /api/contacts/proposals": flat(100),
  "GET /api/birds/export": flat(500),
  "GET /api/archive": flat(1500),
  "POST /api/archive/waiting": flat(1500),
  "POST /api/archive/restore": flat(3000),
  "POST /api/birds/import": table,
  "POST /api/birds/import/checks": table,
  "GET /api/birds/import/checks/:id": flat(600),
  "POST /api/birds/import/checks/:id/mapping": flat(800),
  "POST /api/birds/import/checks/:id/corrections": flat(800),
  "POST /api/birds/import/checks/:id/commit": flat(1500),
  "GET /api/birds/import/:id/rejected": flat(800),
  "POST /api/birds/import/:id/undo": flat(1000),
  "POST /api/birds/import/places": flat(300),
  "POST /api/birds/trash/erase": flat(500),
  "POST /api/birds/bulk": flat(300),
  // Of each bird a move and a line of the trail are written; 5,000 cost what changing as many does.
  "POST /api/birds/move": { ms: () => 2, late: (birds) => 0.06 * birds },
  "POST /api/places/:id/cages": flat(100),
  // What is due is worked out from every egg in work; measured with 20,000.
  // Whole lists, of which nobody but their end says how long they are.
  "GET /api/places/choices": rows,
  "GET /api/birds/new-form": rows,
  "GET /api/birds/choices": rows,
  "GET /api/birds/:id/form": rows,
  // Worked out from every own mutation of a species, in the isolate.
  "GET /api/genetics/mutations": flat(20),
  "GET /api/genetics/cross": flat(30),
  "POST /api/genetics/cross": flat(30),
  "GET /api/genetics/parents": flat(30),
  "POST /api/genetics/parents": flat(30),
  "GET /api/birds/pair-genetics": flat(30),
  "GET /api/birds/:id/genetics": flat(60),
  "GET /api/pairs/:id": { ms: () => 2, late: (judged) => judged },
  "GET /api/pairs/new": { ms: () => 2, late: (judged) => judged },
  "GET /api/birds/:id/pairs": rows,
  "GET /api/results": rows,
  "GET /api/results/colours": perChick,
  "GET /api/results/colours/:id": perChick,
  "GET /api/pairs/:id/results": perEgg,
  // Of every egg of its pairs, its own or not.
  "GET /api/birds/:id/results": rows,
  // Behind a figure of results: every egg that was walked, found or not.
  "GET /api/eggs": rows,
  "GET /api/eggs/to-ring": rows,
  "GET /api/agenda": rows,
  "GET /api/agenda/hatches": rows,
  "GET /api/round": rows,
  "GET /api/clutches": rows,
  "GET /api/clutches/latest": rows,
  "GET /api/clutches/:id": rows,
  "GET /api/eggs/trays/:id": rows,
  "GET /api/pairs/:id/clutches": rows,
  "GET /api/audit/export": flat(1000),
  "GET /api/audit/access/export": flat(1000),
  "POST /api/birds/labels": { late: (labels) => 20 + 0.5 * labels },
  "POST /api/birds/labels/pdf": { late: (labels) => 100 + 2.6 * labels },
  "POST /api/places/labels": { late: (labels) => 20 + 0.5 * labels },
  "POST /api/places/labels/pdf": { late: (labels) => 100 + 2.6 * labels },
  "GET /api/shared/pedigrees/:token": flat(50),
  // Without a question a copy answers, mostly; a word that many listings have is gone through to the end.
  "GET /api/market/listings": { ms: (input) => (input("q").length > 0 ? 15 : 5) },
} as const satisfies Record<string, Price>;
export type PricedRoute = keyof typeof prices;

const patterns = Object.keys(prices).map((route) => {
  const [method = "", path = ""] = route.split(" ");
  const shape = path.replace(/[.]/g, "\\.").replace(/:[a-z]+/g, "[^/]+");
  // What is written out comes before what stands for anything, as in the router.
  return { route: route as PricedRoute, method, shape: new RegExp(`^${shape}/?$`), isOpen: path.includes(":") };
});
patterns.sort((one, other) => Number(one.isOpen) - Number(other.isOpen));

/** Which of the dear actions a request asks for. */
export function pricedRoute(method: string, path: string): PricedRoute | undefined {
  return patterns.find((it) => it.method === (method === "HEAD" ? "GET" : method) && it.shape.test(path))?.route;
}
