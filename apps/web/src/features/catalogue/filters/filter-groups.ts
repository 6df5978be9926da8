/** A whole and its parts: a day and its auctions, or a category and its subcategories. */
export interface OptionGroup {
  value: string;
  parts: readonly string[];
}

export interface GroupChoice {
  wholes: readonly string[];
  parts: readonly string[];
}

export function countChosen({ wholes, parts }: GroupChoice): number {
  return wholes.length + parts.length;
}

export function isPartChosen(choice: GroupChoice, group: OptionGroup, part: string): boolean {
  return choice.wholes.includes(group.value) || choice.parts.includes(part);
}

/** Toggling the whole drops its individually chosen parts either way. */
export function toggleWhole(choice: GroupChoice, group: OptionGroup): GroupChoice {
  const { wholes } = choice;
  const parts = choice.parts.filter((part) => !group.parts.includes(part));
  return wholes.includes(group.value)
    ? { wholes: wholes.filter((whole) => whole !== group.value), parts }
    : { wholes: [...wholes, group.value], parts };
}

/** Deselecting one part of a chosen whole chooses all the other parts instead. */
export function togglePart(choice: GroupChoice, group: OptionGroup, part: string): GroupChoice {
  const { wholes, parts } = choice;
  if (wholes.includes(group.value)) {
    const others = group.parts.filter((other) => other !== part);
    return { wholes: wholes.filter((whole) => whole !== group.value), parts: [...parts, ...others] };
  }
  return parts.includes(part)
    ? { wholes, parts: parts.filter((other) => other !== part) }
    : { wholes, parts: [...parts, part] };
}
