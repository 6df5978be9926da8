const leads = [...range(0x81, 0x9f), ...range(0xe0, 0xef)];
const trails = [...range(0x40, 0x7e), ...range(0x80, 0xfc)];

/** Node decodes Shift_JIS and does not encode it. So all codes are decoded once, and read backwards. */
export function toShiftJis(text: string): Uint8Array {
  const decoder = new TextDecoder('shift_jis');
  const codes = new Map(
    leads.flatMap((lead) =>
      trails.map((trail) => [decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]] as const),
    ),
  );
  return Uint8Array.from(Array.from(text).flatMap((sign) => codes.get(sign) ?? sign.charCodeAt(0)));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}
