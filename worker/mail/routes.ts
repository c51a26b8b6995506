import type { Next } from "hono";
import { html, raw } from "hono/html";
import type { Language } from "#db/vocabulary.ts";
import { type ApiContext, accepts, room } from "#worker/http.ts";
import { translate } from "#worker/locales/translate.ts";
import { languageOf } from "#worker/problem.ts";
import { Refusal } from "#worker/refusal.ts";
import { mailFilter } from "./contract.ts";
import { listMails, type Mail } from "./queries.ts";

/** Before what production does not have: there nothing is at its address. */
export async function outsideProduction(c: ApiContext, next: Next): Promise<void> {
  if (c.env.ENVIRONMENT === "production") throw new Refusal("missing");
  await next();
}

/** The local mailbox, at `/dev`; in production it does not exist. */
export const mailbox = room()
  .use(outsideProduction)
  .get("/mail.json", accepts("query", mailFilter), async (c) => {
    const mails = await listMails(c.var.opened.db, c.req.valid("query").to);
    return c.json(
      mails.map(({ id, to, reply_to, subject, text, html, headers, created_at }) => {
        return { id, to, reply_to, subject, text, html, headers, created_at };
      }),
    );
  })
  .get("/mail", accepts("query", mailFilter), async (c) => {
    const { to } = c.req.valid("query");
    return viewer(c, to, await listMails(c.var.opened.db, to));
  });

// The letters' own style attributes are allowed; scripts, pictures and everything remote are not.
function viewer(c: ApiContext, to: string | undefined, mails: Mail[]) {
  const nonce = crypto.randomUUID();
  c.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  const language = languageOf(c.req.header("Accept-Language"));
  return c.html(page(language, nonce, to ?? "", mails));
}

function page(language: Language, nonce: string, to: string, mails: Mail[]) {
  const title = translate(language, "mail.viewer.title");
  return html`${raw("<!doctype html>")}
<html lang="${language === "pt" ? "pt-PT" : "en"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style nonce="${nonce}">${raw(style)}</style></head>
<body><main><h1>${title}</h1>
<form><label for="to">${translate(language, "mail.viewer.to")}</label>
<input id="to" name="to" type="email" value="${to}"><button>${translate(language, "mail.viewer.show")}</button></form>
${mails.length === 0 ? html`<p>${translate(language, "mail.viewer.none")}</p>` : mails.map((mail) => entry(language, mail))}
</main></body></html>`;
}

function entry(language: Language, mail: Mail) {
  return html`<article><h2>${mail.subject}</h2>
<p>${mail.to} · <time datetime="${mail.created_at}">${mail.created_at}</time> ·
<strong class="${mail.state}">${translate(language, `mail.state.${mail.state}`)}</strong> (${mail.attempts})</p>
${mail.reply_to === null ? "" : html`<p>${translate(language, "mail.viewer.reply_to")}: ${mail.reply_to}</p>`}
${Object.entries(mail.headers ?? {}).map(([name, value]) => html`<p class="header">${name}: ${value}</p>`)}
${mail.last_error === null ? "" : html`<p class="failed">${mail.last_error}</p>`}
<pre>${mail.text}</pre>
<iframe sandbox srcdoc="${mail.html}" title="${mail.subject}"></iframe></article>`;
}

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #222; background: #f6f6f4 }
main { max-width: 800px; margin: 0 auto; padding: 24px 16px }
form { display: flex; gap: 8px; align-items: center; flex-wrap: wrap }
input, button { font: inherit; min-height: 44px; padding: 0 12px; border: 1px solid #777; border-radius: 8px }
input { flex: 1; min-width: 200px }
article { margin: 24px 0; padding: 16px; background: white; border: 1px solid #ddd; border-radius: 8px }
h2 { margin: 0; font-size: 20px }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 420px; border: 1px solid #ddd; background: white }
.header { margin: 4px 0; font-size: 14px; overflow-wrap: anywhere }
.failed { color: #b00 }
`;
