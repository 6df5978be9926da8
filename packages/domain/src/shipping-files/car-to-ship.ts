import { type BidTypeName, bidTypeName } from '../bids/bid-types.ts';
import type { Incoterm } from '../money/company-billing.ts';
import { proposeLatin } from '../parties/latin-text.ts';
import { onPapers, type PartyFacts } from '../parties/party.ts';
import { countryCodeOf } from '../people/countries.ts';
import { countryName } from '../people/country-name.ts';
import type { BlKind } from '../purchases/shipping-numbers.ts';
import { japanWallTime, type JapanDay } from '../time/japan-time.ts';
import type { ShipOfRow } from './read/ship-names.ts';

/** A party of a car, and its identity document. */
interface PartyToName {
  party: Partial<PartyFacts>;
  document: string;
}

/** All that is known of a car that goes abroad, in the letters in which it was entered. */
export interface ShippingFacts extends ShipOfRow {
  stockNo: string;
  chassis: string;
  maker: string;
  model: string;
  year: number | null;
  colour: string;
  engineCc: number | null;
  exportType: number | null;
  shipper: { name: string; address: string };
  consignee: PartyToName;
  /** Null if the consignee is told of the arrival itself. */
  notify: PartyToName | null;
  incoterm: Incoterm;
  blKind: BlKind | null;
  line: string;
  loadPort: string;
  dischargePort: string;
  finalDestination: string;
  yardCutOffAt: Date | null;
  papersCutOffAt: Date | null;
  etd: JapanDay | null;
  eta: JapanDay | null;
  bookingNo: string;
  containerNo: string;
  blNo: string;
}

export type CarToShip = ReturnType<typeof carToShip>;

const shippedAs: Readonly<Record<BidTypeName, string>> = { whole: 'Whole', cut: 'Half-cut', parts: 'Dismantled' };
const blKinds: Readonly<Record<BlKind, string>> = {
  original: 'Original',
  surrendered: 'Surrendered',
  waybill: 'Waybill',
};

/** R102: a car as its shipping instruction tells it, in Latin letters. Whatever is not known stays empty. */
export function carToShip(facts: ShippingFacts) {
  const { exportType, blKind, shipper, consignee, notify, yardCutOffAt, papersCutOffAt, etd, eta } = facts;
  const cargo = bidTypeName(exportType);
  return {
    ...facts,
    maker: proposeLatin(facts.maker),
    model: proposeLatin(facts.model),
    colour: proposeLatin(facts.colour),
    shippedAs: cargo ? shippedAs[cargo] : '',
    shipper: { name: proposeLatin(shipper.name), address: proposeLatin(shipper.address) },
    consignee: partyToShip(consignee),
    notify: notify && partyToShip(notify),
    terms: termsOf(facts),
    blKind: blKind ? blKinds[blKind] : '',
    line: proposeLatin(facts.line),
    vessel: proposeLatin(facts.vessel),
    loadPort: proposeLatin(facts.loadPort),
    dischargePort: proposeLatin(facts.dischargePort),
    finalDestination: proposeLatin(facts.finalDestination),
    yardCutOff: yardCutOffAt && japanWallTime(yardCutOffAt),
    papersCutOff: papersCutOffAt && japanWallTime(papersCutOffAt),
    etd: etd && new Date(`${etd}T00:00:00Z`),
    eta: eta && new Date(`${eta}T00:00:00Z`),
  };
}

/** Nobody but people writes a name and an address for papers; a document keeps its signs. */
function partyToShip({ party, document }: PartyToName) {
  const { fullName = '', papersName = '', address = '', papersAddress = '', countryId = null } = party;
  const { telephone = '', email = '' } = party;
  const code = countryCodeOf(countryId);
  const number = proposeLatin(telephone);
  return {
    name: onPapers(fullName, papersName),
    address: onPapers(address, papersAddress),
    country: code ? countryName(code, 'en') : '',
    // A number that begins with + would be a formula.
    telephone: number && `Tel. ${number}`,
    email,
    document,
  };
}

/** The terms name the port where they end: of loading on board, of discharge with freight. */
const termsOf = ({ incoterm, loadPort, dischargePort }: ShippingFacts): string =>
  `${incoterm} ${proposeLatin(incoterm === 'FOB' ? loadPort : dischargePort)}`.trim();
