interface NamedLot {
  lotId: number;
  lotNo: string;
  maker_name: string;
  model_name: string;
}

/** A file name that works on every system, such as `71044-toyota-harrier`; built from the id if no characters remain. */
export function fileNameOf({ lotId, lotNo, maker_name, model_name }: NamedLot): string {
  const words = [lotNo, maker_name, model_name].join(' ').normalize('NFKD').toLowerCase();
  const name = words.replaceAll(/\p{M}/gu, '').replaceAll(/[^a-z0-9]+/g, '-');
  return name.slice(0, longest).replaceAll(/^-|-$/g, '') || `lot-${lotId}`;
}

const longest = 80;
