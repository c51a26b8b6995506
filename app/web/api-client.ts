import type { Language } from "#db/vocabulary.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Problem } from "#worker/problem.ts";

/** What came of a call that may be refused. */
export type Outcome<Answer> =
  | { ok: true; status: number; answer: Answer }
  | { ok: false; status: number; problem: Problem; retry_after: string | null };

type Call = { json?: unknown; body?: BodyInit; headers?: Record<string, string> };
/** The API as a page sees it; the bearer token, language and address travel by themselves. */
export type Api = {
  /** The answer, or a thrown Response that the nearest boundary shows. */
  get<Answer>(path: string): Promise<Answer>;
  /** An action; a refusal is an outcome, not an exception. */
  send<Answer>(
    method: "POST" | "PUT" | "PATCH" | "DELETE" | "GET",
    path: string,
    call?: Call,
  ): Promise<Outcome<Answer>>;
  /** The API's response as it is, for files. */
  fetch(path: string, headers?: Record<string, string>, json?: unknown): Promise<Response>;
};

type Wire = {
  fetch: (request: Request) => Promise<Response>;
  origin: string;
  headers: () => Record<string, string>;
  onResponse: (response: Response) => void;
  /** Told how many milliseconds it took to understand an answer. */
  understood: (ms: number) => void;
  /** What a page does when the API will not know its user. */
  refused: (outcome: { status: number; problem: Problem }) => Response | undefined;
};

/** What is said for an API that does not answer; its reader has the words. */
const away: Problem = {
  type: "urn:voliera:problem:unavailable",
  title: "",
  status: 503,
  detail: "",
  code: "unavailable",
};

const unsendable: Problem = {
  type: "urn:voliera:problem:invalid",
  title: "",
  status: 422,
  detail: "",
  code: "invalid",
};

/** The answer in the place of a call that cannot be made: no header takes a line break or a foreign letter. */
const cannotBeSent = () =>
  new Response(JSON.stringify(unsendable), {
    status: 422,
    headers: { "Content-Type": "application/problem+json; charset=utf-8" },
  });

/** The answer in the place of an API that gave none. */
export const apiIsAway = () =>
  new Response(JSON.stringify(away), {
    status: 503,
    headers: { "Content-Type": "application/problem+json; charset=utf-8", "Retry-After": "5" },
  });

/** A client over the service binding. */
export function apiClient({ fetch, origin, headers, onResponse, understood, refused }: Wire): Api {
  async function reach(method: string, path: string, { json, body, headers: extra }: Call = {}): Promise<Response> {
    const type: Record<string, string> = json === undefined ? {} : { "Content-Type": "application/json" };
    const init = {
      method,
      headers: { ...headers(), ...type, ...extra },
      body: json === undefined ? body : JSON.stringify(json),
    };
    let request: Request;
    try {
      request = new Request(new URL(path, origin), init);
    } catch {
      // A retry would fail the same way, so a queue gives it up.
      return cannotBeSent();
    }
    try {
      const response = await fetch(request);
      onResponse(response);
      return response;
    } catch {
      return apiIsAway();
    }
  }

  const send: Api["send"] = async <Answer>(method: string, path: string, call?: Call): Promise<Outcome<Answer>> => {
    const response = await reach(method, path, call);
    const { status } = response;
    const text = status === 204 ? "" : await response.text();
    if (response.ok) {
      const started = Date.now();
      const answer = (text ? JSON.parse(text) : undefined) as Answer;
      understood(Date.now() - started);
      return { ok: true, status, answer };
    }
    const problem = problemIn(text, status);
    const elsewhere = refused({ status, problem });
    if (elsewhere) throw elsewhere;
    return { ok: false, status, problem, retry_after: response.headers.get("Retry-After") };
  };

  return {
    send,
    async get<Answer>(path: string) {
      const outcome = await send<Answer>("GET", path);
      if (outcome.ok) return outcome.answer;
      const again: Record<string, string> = outcome.retry_after ? { "Retry-After": outcome.retry_after } : {};
      throw Response.json(outcome.problem, { status: outcome.status, headers: again });
    },
    fetch: (path, headers = {}, json) => reach(json === undefined ? "GET" : "POST", path, { headers, json }),
  };
}

function problemIn(text: string, status: number): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { ...away, status };
  }
}

/** The header by which a second press of a form is the same action; none where the form sent no such key. */
export const keyHeader = (key: unknown): Record<string, string> =>
  typeof key === "string" && /^[\x21-\x7e]{1,255}$/.test(key) ? { "Idempotency-Key": key } : {};

/** What is said of a refusal as a whole. An API that cannot be reached says nothing of itself. */
export const generalFault = ({ detail, code }: Problem, language: Language): string =>
  detail || translate(language, `refusals.${code}.detail`);

/** What was wrong, fault by fault, or else what is said of the whole. */
export function faultTexts(problem: Problem, language: Language): string[] {
  const errors = (problem.errors ?? []).map(({ message }) => message);
  return errors.length > 0 ? errors : [generalFault(problem, language)];
}
