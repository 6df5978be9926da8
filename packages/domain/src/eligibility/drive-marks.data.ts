import type { DriveMark } from './export-facts.ts';

/** The first signs of a Japanese type: emission codes, printed before the hyphen of the type code. */
export const emissionMarks: readonly DriveMark[] = [
  { pattern: /^Z[AB][A-H]$/i, driveKind: 'electric' },
  { pattern: /^[A-Y3-7]L[A-H]$/i, driveKind: 'plug_in' },
  { pattern: /^[A-Y2-7][ACJMN][A-H]$/i, driveKind: 'hybrid' },
  { pattern: /^([A-Y2-7][DKPQRST][A-H]|K[A-S])$/i, driveKind: 'diesel' },
  { pattern: /^([A-Y2-7]B[A-H]|E|G[AFH]|[LTU]A)$/i, driveKind: 'petrol' },
];

/** Names of models and trims, the special kinds of hybrid before the plain one. */
export const nameMarks: readonly DriveMark[] = [
  { pattern: /\bPHE?V\b|plug-?in|プラグイン/i, driveKind: 'plug_in' },
  { pattern: /e-?power/i, driveKind: 'series_hybrid' },
  { pattern: /hybrid|e:HEV|ハイブリッド/i, driveKind: 'hybrid' },
  { pattern: /\bEV\b|\bleaf\b|\bariya\b|\bsakura\b|\bi-?miev\b|electric/i, driveKind: 'electric' },
  { pattern: /diesel|turbo ?d\b|\bTDI\b|\bXD\b|\b\d{3}d\b|クリーンディーゼル/i, driveKind: 'diesel' },
];

/** Type codes of series that were made with one drive only. */
export const chassisMarks: readonly DriveMark[] = [
  { pattern: /^(ZVW52|ZVW35|MXWH61|AXAP54|GG[23]W|GN0W|CW4R|ZC7)/i, driveKind: 'plug_in' },
  { pattern: /^(A?ZE[01]|FE0|B6AW|ZAA)/i, driveKind: 'electric' },
  { pattern: /^(S?N?HE12|SNE12|S?NE13|E13|SNE13|HFC27|GFC28|P15|SNT33|T33|FE13)$/i, driveKind: 'series_hybrid' },
  {
    pattern:
      /^(ZVW|NHP|MXPK|MXPH|MXUH|AXUH|AXAH|AXVH|AVU|AVV|AHR|AYH|AAHH|AZSH|GWS|AWS|AWL|GWL|GVF|UVF|ZWE|ZWR|ZWA|ZYX1[01]|NKE|NTP|MAYH|AAZH|AAAH|NHW)/i,
    driveKind: 'hybrid',
  },
  {
    pattern: /^(GP[1-9]|GPE|GK[EH]|GTE|SKE|ZE[23]|ZF[12]|RU[34]|RV[56]|GR[3468]|GB[78]|RC[45]|RP5|CR[5-7]|GT[67])$/i,
    driveKind: 'hybrid',
  },
  {
    pattern: /^(GDH|GDJ|KDH|KDJ|LDJ|CV1W|KH[23]|KF2P|KK3P|DJ5|DK8|BM2|GJ2|DMEP|DM8P|BP8P|KJ3P|FE[BA]|XZU|XZC)/i,
    driveKind: 'diesel',
  },
];

/** Goods vehicles; on an export paper also the small ones are trucks. */
export const truckModels =
  /truck|canter|\belf\b|forward|\bdyna\b|toyoace|dutro|ranger|profia|atlas|\btitan\b|\bfuso\b|fighter|super great|\bcarry\b|minicab|hilux|triton|\bgiga\b|condor|quon|トラック/i;
