import type { FieldFault } from '@seri/domain/common/field-fault';

interface PasswordOwner {
  email: string;
  fullName: string;
}

/** The words of this trade that come to mind first. */
const tradeWords = [
  'seri',
  'auction',
  'auctions',
  'bid',
  'bidding',
  'japan',
  'japancar',
  'japancars',
  'cars',
  'dealer',
];

/** R15: refuses common passwords, and those made of the data of the person or of a word of the trade. */
export async function commonPasswordFault(
  password: string,
  { email, fullName }: PasswordOwner,
): Promise<FieldFault | undefined> {
  const own = [email, email.split('@')[0], ...fullName.split(' '), fullName].map((text) => wordOf(text ?? ''));
  const isObvious = [...own, ...tradeWords].includes(wordOf(password));
  const isCommon = isObvious || (await commonPasswords()).has(password.trim().toLowerCase());
  return isCommon ? { problem: 'common' } : undefined;
}

/** Some digits and signs, or saying it twice, hide a word from nobody. */
function wordOf(text: string): string {
  const typed = text.trim().toLowerCase();
  const letters = typed.replace(/\P{L}/gu, '');
  return letters.length * 2 < typed.length ? typed : letters.replace(/^(.+?)\1+$/u, '$1');
}

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords, loaded on first use, since few processes need them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  );
  return known;
}
