import type { JapanRegion } from './tariff.ts';

/** Towns and prefectures as they stand in the names of auction houses. */
const places: Readonly<Record<JapanRegion, RegExp>> = {
  hokkaido: /\b(?:Hokkaido|Sapporo)\b/i,
  tohoku: /\b(?:Tohoku|Sendai|Miyagi|Fukushima|Yamagata|Aomori|Iwate|Akita)\b/i,
  kanto:
    /\b(?:Kantou?|Tokyo|Yokohama|Kanagawa|Saitama|Chiba|Noda|Gunma|Tochigi|Oyama|Ibaraki|Atsugi|Sagamihara|Shonan|Bayside)\b/i,
  chubu:
    /\b(?:Chubu|Nagoya|Aichi|Gifu|Mie|Shizuoka|Hamamatsu|Niigata|Toyama|Ishikawa|Fukui|Hokuriku|Nagano|Yamanashi)\b/i,
  kansai: /\b(?:Kansai|Kinki|Osaka|Kobe|Hyogo|Kyoto|Nara|Shiga|Wakayama)\b/i,
  chugoku: /\b(?:Chugoku|Hiroshima|Okayama|Yamaguchi|Tottori|Shimane)\b/i,
  shikoku: /\b(?:Shikoku|Ehime|Matsuyama|Kagawa|Takamatsu|Tokushima|Kochi)\b/i,
  kyushu: /\b(?:Kyushu|Kitakyushu|Fukuoka|Saga|Nagasaki|Kumamoto|Oita|Miyazaki|Kagoshima)\b/i,
  okinawa: /\b(?:Okinawa|Naha)\b/i,
};

/** The region in which a house stands, by its name; undefined if that does not tell it. */
export function houseRegion(houseName: string): JapanRegion | undefined {
  const [region] = Object.entries(places).find(([, names]) => names.test(houseName)) ?? [];
  return region as JapanRegion | undefined;
}
