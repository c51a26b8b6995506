import sharp from "sharp";

type Wanted = { width?: number; height?: number; format?: "jpeg" | "png" | "webp"; progressive?: boolean };

/** A picture whose left half is red and right half blue, so that turning it shows. */
export function picture({ width = 64, height = 48, format = "jpeg", progressive = false }: Wanted = {}) {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: "#d02020" } };
  const base = sharp({ create: { width, height, channels: 3, background: "#2040d0" } });
  return base.composite([{ input: half, left: 0, top: 0 }]).toFormat(format, { progressive });
}

export const pictureBytes = async (wanted: Wanted = {}) => new Uint8Array(await picture(wanted).toBuffer());

const secret = "CANARY-38.7223N-9.1393W";
/** The same with all that a phone and a program write beside it: where it was taken, by whom, with what profile. */
export async function talkativePicture(wanted: Wanted & { orientation?: number } = {}) {
  const fields = {
    IFD0: { Artist: secret, Copyright: secret },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 43/1 20/1" },
  };
  const made = picture(wanted)
    .withExif(fields)
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="x">${secret}</rdf:RDF></x:xmpmeta>`)
    .withIccProfile("p3");
  const turned = wanted.orientation ? made.withMetadata({ orientation: wanted.orientation, exif: fields }) : made;
  return { bytes: new Uint8Array(await turned.toBuffer()), secret };
}

/** A file as a form sends it. */
export const photoFile = (bytes: Uint8Array, name = "IMG_0001.jpg", type = "image/jpeg") =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type });

/** A form with one photo, or with these. */
export async function photoForm(photos?: File[], thumbs: File[] = []): Promise<FormData> {
  const form = new FormData();
  for (const file of photos ?? [photoFile(await pictureBytes())]) form.append("photo", file);
  for (const file of thumbs) form.append("thumb", file);
  return form;
}
