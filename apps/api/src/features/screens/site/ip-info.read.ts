import type { IpInfo } from '@seri/contract/screens/site.schema';
import { countryIdOf } from '@seri/domain/people/countries';
import { countryName } from '@seri/domain/people/country-name';
import type { Language } from '@seri/domain/common/languages';
import type { Geo } from '../../../platform/geo/geo.ts';

/** Approximate location of an address; a private one has none. */
export async function readIpInfo(geo: Geo, address: string | null, language: Language): Promise<IpInfo> {
  const ip = address ?? '';
  const place = await geo.locate(ip);
  if (place === null || place === 'local network') return { ip, isLocal: place !== null, country: null, city: null };
  const { countryCode, city } = place;
  const code = countryCode.toLowerCase();
  return {
    ip,
    isLocal: false,
    country: { id: countryIdOf(code), name: countryName(code, language), code },
    city: city === null ? null : { name: city },
  };
}
