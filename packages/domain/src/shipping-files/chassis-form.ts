const dashes = /[‐-―⁃−─ー֊]/g;
/** `CH` alone is no label: frames such as CH9 begin with it. */
const label =
  /^(?:CH(?:ASSIS)?\.? ?(?:NO|NUMBER)|CHASSIS|FRAME(?: ?(?:NO|NUMBER))?|VIN(?: ?(?:NO|CODE))?|S\/N|車台番号|車体番号|シャ-シ番号|(?:НОМЕР )?(?:КУЗОВА?|РАМЫ|ШАССИ))(?=[ .:#-])[ .:#-]*/;
const passedOver = /[\s.,*'"`·・\p{Cf}]/gu;

/**
 * A chassis number in the form by which lists are compared: full-width, lower-case and spaced ones are alike, and so are all
 * dashes. Letters that only look alike stay different.
 */
export function chassisForm(written: string): string {
  const plain = written.normalize('NFKC').toUpperCase().replaceAll(dashes, '-').trim();
  return plain.replace(label, '').replaceAll(passedOver, '').replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '');
}

/** Lists leave the hyphen out as they like. */
export const chassisKey = (written: string): string => chassisForm(written).replaceAll('-', '');

/** Letters and digits in parts, as customs and lines take them; nothing that a person has yet to decipher. */
export const isChassisForm = (form: string): boolean => /^(?=.*\d)[A-Z0-9]{2,}(?:-[A-Z0-9]+){0,3}$/.test(form);
