/** Something whole that is made of parts: a day of its auctions, a category of its subcategories. */
export interface Group {
  value: string;
  parts: readonly string[];
}

export interface GroupChoice {
  wholes: readonly string[];
  parts: readonly string[];
}

/** A whole counts as one, however many parts it has. */
export function countChosen({ wholes, parts }: GroupChoice): number {
  return wholes.length + parts.length;
}

export function isPartChosen(choice: GroupChoice, group: Group, part: string): boolean {
  return choice.wholes.includes(group.value) || choice.parts.includes(part);
}

/** The whole takes its parts with it, both ways. */
export function toggleWhole(choice: GroupChoice, group: Group): GroupChoice {
  const { wholes } = choice;
  const parts = choice.parts.filter((part) => !group.parts.includes(part));
  return wholes.includes(group.value)
    ? { wholes: wholes.filter((whole) => whole !== group.value), parts }
    : { wholes: [...wholes, group.value], parts };
}

/** Out of a whole one part is taken by choosing all others. */
export function togglePart(choice: GroupChoice, group: Group, part: string): GroupChoice {
  const { wholes, parts } = choice;
  if (wholes.includes(group.value)) {
    const others = group.parts.filter((other) => other !== part);
    return { wholes: wholes.filter((whole) => whole !== group.value), parts: [...parts, ...others] };
  }
  return parts.includes(part)
    ? { wholes, parts: parts.filter((other) => other !== part) }
    : { wholes, parts: [...parts, part] };
}
