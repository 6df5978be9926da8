import type { BlKind } from '../../purchases/shipping-numbers.ts';

/** How forwarders and lines name the kinds of a bill of lading. */
export const blKindWords: Readonly<Record<BlKind, RegExp>> = {
  original: /original|\b(?:obl|o[./]b[./]?l)\b|オリジナル|正本|оригинал/i,
  surrendered: /surr|telex|\b(?:tlx|t[./]r)\b|サレンダ|元地回収|телекс|сурренд|сдан/i,
  waybill: /way ?bill|\b(?:swb|s[./]wb|express)\b|ウェイビル|ウエイビル|海上運送状|вейбилл|накладная/i,
};
