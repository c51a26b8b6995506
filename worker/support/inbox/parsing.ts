import PostalMime, { type Address, type Email } from "postal-mime";

// The only file that knows postal-mime.

/** A mail taken apart. */
export type ParsedMail = {
  /** The address in its `From` line, in small letters; empty without one. */
  from: string;
  /** `Message-ID` as it stands, with its brackets; null without one, or where it is none. */
  mail_id: string | null;
  /** The lines of its header by their names in small letters, the last of each. */
  header: ReadonlyMap<string, string>;
  text: string;
  html: string;
  files: MailFile[];
};
export type MailFile = {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Shown within the mail, as a picture in a signature is. */
  isWithin: boolean;
};

/** Bytes of a header, of all its parts; beyond, only the first lines are read. */
const longestHeader = 256 * 1024;
const deepest = 20;

/** Takes a mail apart; of one that is made to be unreadable there is only the header. */
export async function parseMail(bytes: Uint8Array<ArrayBuffer>): Promise<ParsedMail> {
  const options = { maxNestingDepth: deepest, maxHeadersSize: longestHeader, maxRfc822NestingDepth: 0 };
  try {
    return parsed(await PostalMime.parse(bytes, options));
  } catch {
    return parsed(await PostalMime.parse(headOf(bytes)));
  }
}

/** The beginning of a header, whole lines of it. */
function headOf(bytes: Uint8Array): string {
  const [head = ""] = new TextDecoder("latin1").decode(bytes.subarray(0, 64 * 1024)).split(/\r?\n\r?\n/, 1);
  return `${head}\r\n\r\n`;
}

const parsed = ({ from, messageId = "", headers, text = "", html = "", attachments }: Email): ParsedMail => ({
  from: addressIn(from),
  mail_id: /^<[\x21-\x3b\x3d\x3f-\x7e]{1,500}>$/.test(messageId.trim()) ? messageId.trim() : null,
  header: new Map(headers.map(({ key, value }) => [key, value.slice(0, 1000)])),
  text,
  html,
  files: attachments.map(({ filename, content, related = false }) => ({
    name: filename ?? "",
    bytes: bytesOf(content),
    isWithin: related,
  })),
});

const addressIn = (from: Address | undefined): string => (from?.address ?? "").trim().toLowerCase().slice(0, 320);

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array<ArrayBuffer> =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
