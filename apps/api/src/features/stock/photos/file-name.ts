interface NamedLot {
  lotId: number;
  lotNo: string;
  maker_name: string;
  model_name: string;
}

/** What a lot's files are called on any system, such as `71044-toyota-harrier`; by its id where nothing is left. */
export function fileNameOf({ lotId, lotNo, maker_name, model_name }: NamedLot): string {
  const words = [lotNo, maker_name, model_name].join(' ').normalize('NFKD').toLowerCase();
  const name = words.replaceAll(/\p{M}/gu, '').replaceAll(/[^a-z0-9]+/g, '-');
  return name.slice(0, longest).replaceAll(/^-|-$/g, '') || `lot-${lotId}`;
}

const longest = 80;
