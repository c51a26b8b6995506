import { accounts } from "./accounts/manifest.ts";
import { addresses } from "./addresses/manifest.ts";
import { agenda } from "./agenda/manifest.ts";
import { archive } from "./archive/manifest.ts";
import { assistant } from "./assistant/manifest.ts";
import { attachments } from "./attachments/manifest.ts";
import { birdfiles } from "./birdfiles/manifest.ts";
import { birds } from "./birds/manifest.ts";
import { calendar } from "./calendar/manifest.ts";
import { closing } from "./closing/manifest.ts";
import { clutches } from "./clutches/manifest.ts";
import { contacts } from "./contacts/manifest.ts";
import { dashboard } from "./dashboard/manifest.ts";
import { demo } from "./demo/manifest.ts";
import { effort } from "./effort/manifest.ts";
import { entries } from "./entries/manifest.ts";
import { expenses } from "./expenses/manifest.ts";
import { exports } from "./exports/manifest.ts";
import { factors } from "./factors/manifest.ts";
import { feeding } from "./feeding/manifest.ts";
import { finance } from "./finance/manifest.ts";
import { flock } from "./flock/manifest.ts";
import { genetics } from "./genetics/manifest.ts";
import { genotypes } from "./genotypes/manifest.ts";
import { health } from "./health/manifest.ts";
import { housing } from "./housing/manifest.ts";
import { imports } from "./imports/manifest.ts";
import { incubators } from "./incubators/manifest.ts";
import { keys } from "./keys/manifest.ts";
import { kinship } from "./kinship/manifest.ts";
import { enterBirdSlots } from "./kit/bird-slots.ts";
import { gathered } from "./kit/room.ts";
import { labels } from "./labels/manifest.ts";
import { legal } from "./legal/manifest.ts";
import { enterWords } from "./locales/translate.ts";
import { mail } from "./mail/manifest.ts";
import { marketplace } from "./marketplace/manifest.ts";
import { mating } from "./mating/manifest.ts";
import { members } from "./members/manifest.ts";
import { notifications } from "./notifications/manifest.ts";
import { operator } from "./operator/manifest.ts";
import { organization } from "./organization/manifest.ts";
import { pairs } from "./pairs/manifest.ts";
import { payments } from "./payments/manifest.ts";
import { pedigrees } from "./pedigrees/manifest.ts";
import { photos } from "./photos/manifest.ts";
import { places } from "./places/manifest.ts";
import { portraits } from "./portraits/manifest.ts";
import { push } from "./push/manifest.ts";
import { record } from "./record/manifest.ts";
import { results } from "./results/manifest.ts";
import { ringing } from "./ringing/manifest.ts";
import { rings } from "./rings/manifest.ts";
import { round } from "./round/manifest.ts";
import { sales } from "./sales/manifest.ts";
import { search } from "./search/manifest.ts";
import { species } from "./species/manifest.ts";
import { spreadsheets } from "./spreadsheets/manifest.ts";
import { statuses } from "./statuses/manifest.ts";
import { stock } from "./stock/manifest.ts";
import { story } from "./story/manifest.ts";
import { subscriptions } from "./subscriptions/manifest.ts";
import { support } from "./support/manifest.ts";
import { tasks } from "./tasks/manifest.ts";
import { trail } from "./trail/manifest.ts";
import { webhooks } from "./webhooks/manifest.ts";

/** The rooms in the order of who may know whom: a room knows only those before it. Some bring nothing but knowledge. */
export const rooms = {
  mail,
  billing: {},
  entries,
  accounts,
  factors,
  addresses,
  notifications,
  push,
  members,
  effort,
  keys,
  species,
  genetics,
  places,
  spreadsheets,
  rings,
  statuses,
  kinship,
  birds,
  photos,
  portraits,
  attachments,
  organization,
  ringing,
  record,
  genotypes,
  housing,
  labels,
  health,
  pedigrees,
  mating,
  flock,
  pairs,
  incubators,
  clutches,
  results,
  contacts,
  stock,
  feeding,
  sales,
  subscriptions,
  expenses,
  payments,
  finance,
  legal,
  marketplace,
  tasks,
  agenda,
  round,
  calendar,
  birdfiles,
  imports,
  exports,
  trail,
  story,
  search,
  support,
  webhooks,
  archive,
  demo,
  dashboard,
  closing,
  assistant,
  operator,
};

/** What they bring, all together. */
export const gatheredRooms = gathered(rooms);

enterWords(gatheredRooms.words);
enterBirdSlots(gatheredRooms.slots);
