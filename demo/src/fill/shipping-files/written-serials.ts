const lookAlike: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 8: 'B' };

/** With a letter in place of one of its last digits. */
export const misread = (serial: string): string =>
  serial.replace(/[01258](?=\d*$)/, (digit) => lookAlike[digit] ?? digit);

/** Japanese typists use full-width signs and leave out the hyphen. */
export const fullWidth = (serial: string): string =>
  serial.replaceAll('-', '').replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** Without the code of the model. */
export const serialAlone = (serial: string): string => /\d+$/.exec(serial)?.[0] ?? serial;

/** As Excel makes a number of it. */
export const asNumber = (serial: string): number => Number(serialAlone(serial));
