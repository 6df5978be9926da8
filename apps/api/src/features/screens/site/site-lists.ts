import type { Countries, StatusOptions, TextOptions } from '@seri/contract/screens/site.schema';
import { countryCodes } from '@seri/domain/people/countries.data';
import { countryName } from '@seri/domain/people/country-name';
import type { Language } from '@seri/domain/common/languages';
import { type LotStatus, lotStatusCodes } from '@seri/domain/lots/lot-status';
import { formatMessage } from '@seri/messages/server';
import { gearboxes, gradesByType, steeringSides } from './site.data.ts';

/** R29: values do not depend on the language, labels do. */
export function countriesIn(language: Language): Countries {
  const { compare } = new Intl.Collator(language);
  return Object.entries(countryCodes)
    .map(([id, code]) => ({ value: Number(id), label: countryName(code, language), code }))
    .toSorted((one, other) => compare(one.label, other.label));
}

export function gearboxesIn(language: Language): TextOptions {
  return gearboxes.map((value) => ({ value, label: formatMessage(language, `site.gearbox.${value}`) }));
}

export function steeringIn(language: Language): TextOptions {
  return steeringSides.map((value) => ({ value, label: formatMessage(language, `lots.steering.${value}`) }));
}

/** The API has it this way round: the name in `value`, the code in `label`. */
export function statusesIn(language: Language): StatusOptions {
  const statuses = Object.entries(lotStatusCodes) as [LotStatus, number][];
  return statuses.map(([status, code]) => ({ value: formatMessage(language, `lots.status.${status}`), label: code }));
}

/** Unknown types have no grades. */
export function conditionOptions(type: string): TextOptions {
  return (gradesByType.get(type) ?? []).map((grade) => ({ value: grade, label: grade }));
}
