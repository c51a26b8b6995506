import type { World } from "./new-ticket.ts";

type Part = { name: string; type: string; bytes: Uint8Array | string };
export type Written = {
  from?: string;
  text?: string;
  html?: string;
  mail_id?: string | null;
  header?: Record<string, string>;
  parts?: Part[];
};

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n");

/** A raw mail as a mailbox writes it. */
export function rawMail({ from = "rita@mail.test", mail_id = "<1@mail.test>", header = {}, ...it }: Written): string {
  const head = Object.entries({
    From: `Rita Melo <${from}>`,
    To: "support@voliera.test",
    Subject: "Re: ovos",
    ...(mail_id !== null && { "Message-ID": mail_id }),
    "MIME-Version": "1.0",
    ...header,
  }).map(([name, value]) => `${name}: ${value}`);
  const words = it.html ?? it.text ?? "Sim.";
  const own = [
    `Content-Type: text/${it.html ? "html" : "plain"}; charset=utf-8`,
    "Content-Transfer-Encoding: 8bit",
    "",
    words,
  ];
  if (!it.parts) return [...head, ...own].join("\r\n");
  const parts = it.parts.map(({ name, type, bytes }) =>
    [
      `Content-Type: ${type}`,
      `Content-Disposition: attachment; filename="${name}"`,
      "Content-Transfer-Encoding: base64",
      "",
      base64(bytes),
    ].join("\r\n"),
  );
  const all = [own.join("\r\n"), ...parts].map((part) => `--edge\r\n${part}\r\n`).join("");
  return [...head, 'Content-Type: multipart/mixed; boundary="edge"', "", `${all}--edge--`].join("\r\n");
}

/** Hands a raw mail over as the mail service would; answers what became of it. */
export async function handOver({ ask }: World, to: string, raw: string, from = "rita@mail.test"): Promise<string> {
  const form = new FormData();
  form.set("from", from);
  form.set("to", to);
  form.set("message", new File([raw], "mail.eml", { type: "message/rfc822" }));
  const answer = await ask("/dev/mail/in", { form });
  const body = (await answer.json()) as { data?: { outcome: string } };
  return body.data?.outcome ?? String(answer.status);
}
