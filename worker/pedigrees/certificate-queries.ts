import { and, asc, eq, isNull } from "drizzle-orm";
import { organizations } from "#db/schema/accounts.ts";
import { birdPhotos, birds } from "#db/schema/birds.ts";
import { species } from "#db/schema/species.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { logoOnPaper } from "#worker/organization/logo.ts";
import { breederCode } from "#worker/organization/registrations.ts";
import { printable } from "#worker/photos/printable.ts";
import { squareOf } from "#worker/qr-code.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { ancestorsUpTo, bareOf, type FoundAncestor } from "./bare-pedigree.ts";
import type { Certificate, CertificatePhoto } from "./certificate/certificate.ts";
import type { CertificateFilter } from "./certificate-contract.ts";
import { issuerOf, rememberedGenerations, settingsOf } from "./settings.ts";
import { spokenIn, usualCertificate } from "./settings-contract.ts";
import { addressed, sharesOf } from "./shares.ts";

type Keys = Pick<Env, "CODE_PEPPER" | "CODE_PEPPER_OLD" | "APP_ORIGIN" | "FILES">;

/** Reads what a bird's certificate says; `missing` without the bird. One round trip, and the picture. */
export async function certificateOf(scope: Scope, keys: Keys, id: string, input: CertificateFilter) {
  const { db } = scope;
  const {
    found,
    remembered: [remembered = usualCertificate],
    bird: [bird],
    photo: [photo],
    shares,
  } = await batch(db, {
    found: db.all<FoundAncestor>(ancestorsUpTo(scope, id, input.generations ?? rememberedGenerations(scope))),
    remembered: settingsOf(scope),
    bird: db
      .select({
        organization: organizations.name,
        code: breederCode(scope),
        bred_by: birds.breeder,
        latin_name: species.latin_name,
        birth_date: birds.birth_date,
        birth_precision: birds.birth_precision,
      })
      .from(birds)
      .innerJoin(organizations, eq(organizations.id, birds.org_id))
      .innerJoin(species, and(eq(species.org_id, birds.org_id), eq(species.id, birds.species_id)))
      .where(owned(scope, birds, eq(birds.id, id), isNull(birds.deleted_at))),
    photo: db
      .select({ file_key: birdPhotos.file_key, thumb_key: birdPhotos.thumb_key, type: birdPhotos.type })
      .from(birdPhotos)
      .where(owned(scope, birdPhotos, eq(birdPhotos.bird_id, id)))
      .orderBy(asc(birdPhotos.position), asc(birdPhotos.id))
      .limit(1),
    shares: sharesOf(scope, id),
  });
  const pedigree = bareOf(found, input.generations ?? remembered.generations, scope.today);
  if (!pedigree || !bird) throw new Refusal("missing");
  // The one that lives longest: paper is kept.
  const open = (await addressed(keys, shares, scope)).filter(({ url }) => url !== null);
  const [share] = open.sort((one, other) => ends(other).localeCompare(ends(one)));
  const { organization, code, bred_by, ...known } = bird;
  const issuer = issuerOf({ organization: scope.look?.name ?? organization, code }, remembered);
  const certificate: Certificate = {
    ...known,
    language: spokenIn(input.language, remembered, scope.papers_language),
    style: input.style ?? remembered.style,
    today: scope.today,
    pedigree,
    issuer,
    bred_by: bred_by === organization || bred_by === issuer.name ? null : bred_by,
    photo: photo && (await pictureOf(keys, photo)),
    logo: await logoOnPaper(scope, keys.FILES),
    own: scope.look,
    way: share?.url ? { address: share.url, until: share.expires_at, square: squareOf(share.url) } : undefined,
  };
  return certificate;
}

const ends = ({ expires_at }: { expires_at: string | null }) => expires_at ?? "9999";

type Stored = { file_key: string; thumb_key: string | null; type: string };

/** The photo, or its small copy where a sheet cannot bear the photo and the copy is of a kind that PDF knows. */
async function pictureOf({ FILES }: Keys, { file_key, thumb_key, type }: Stored): Promise<CertificatePhoto> {
  const whole = await printable(await FILES.get(file_key), type);
  if (typeof whole !== "string" || thumb_key === null) return whole;
  const copy = await FILES.get(thumb_key);
  const small = await printable(copy, copy?.httpMetadata?.contentType ?? "");
  return typeof small === "object" ? small : whole;
}
