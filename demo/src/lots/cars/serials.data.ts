export interface SerialStyle {
  /** How many digits follow the chassis. */
  digits: number;
  /** The letters of the chassis code that the number omits. */
  without?: RegExp;
  /** Imports only: the prefix of the maker's 17-character VIN. */
  vin?: string;
}

/** Japanese makers number each chassis code; the others use a VIN. */
export const serialStyles: Readonly<Record<string, SerialStyle>> = {
  Toyota: { digits: 7, without: /(?<=\d)[WGV]$/ },
  Lexus: { digits: 7, without: /(?<=\d)W$/ },
  Nissan: { digits: 6 },
  Honda: { digits: 7 },
  Mazda: { digits: 6 },
  Subaru: { digits: 6 },
  Suzuki: { digits: 6 },
  Daihatsu: { digits: 7 },
  Mitsubishi: { digits: 7 },
  Isuzu: { digits: 7 },
  Hino: { digits: 7 },
  'UD Trucks': { digits: 5 },
  'Mitsubishi Fuso': { digits: 6 },
  BMW: { digits: 7, vin: 'WBA' },
  MINI: { digits: 7, vin: 'WMW' },
  'Mercedes-Benz': { digits: 7, vin: 'WDD' },
  Volkswagen: { digits: 7, vin: 'WVWZZZ' },
  Audi: { digits: 7, vin: 'WAUZZZ' },
  Porsche: { digits: 7, vin: 'WP0ZZZ' },
  Volvo: { digits: 7, vin: 'YV1' },
  Jeep: { digits: 7, vin: '1C4' },
  Peugeot: { digits: 7, vin: 'VF3' },
  Fiat: { digits: 7, vin: 'ZFA' },
  Abarth: { digits: 7, vin: 'ZFA' },
};
