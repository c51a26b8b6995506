import type { CertificateStyle, Language } from "#db/vocabulary.ts";
import type { Known } from "#worker/locales/part-days.ts";
import type { Picture, Unprintable } from "#worker/photos/printable.ts";
import type { Square } from "#worker/qr-code.ts";
import type { OwnLook } from "#worker/scope.ts";
import type { BarePedigree } from "./pedigree.ts";

/** A picture as it was stored, or why there is none on the paper. */
export type CertificatePhoto = Picture | Unprintable | undefined;

/** Everything that stands on a certificate. */
export type Certificate = {
  language: Language;
  style: CertificateStyle;
  today: string;
  issuer: Issuer;
  /** Who bred it, where that is somebody else. */
  bred_by: string | null;
  pedigree: BarePedigree;
  latin_name: string;
  birth_date: string | null;
  birth_precision: Known;
  photo: CertificatePhoto;
  /** Stands in the place of the crest. */
  logo: Picture | undefined;
  /** The breeder's own look, where their plan has one: nothing of ours stands on it then. */
  own: OwnLook | null;
  /** The public address, with its last instant if it has one; absent while the tree is not shared. */
  way: { address: string; until: string | null; square: Square } | undefined;
};
/** Who gives a certificate out. */
export type Issuer = { name: string; stam: string | null; address: string | null; contact: string | null };
