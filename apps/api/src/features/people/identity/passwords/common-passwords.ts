import type { FieldFault } from '@seri/domain/common/field-fault';

interface Person {
  email: string;
  fullName: string;
}

/** R15: passwords that are tried first by whoever guesses, and those that the person's own data gives away. */
export async function commonPasswordFault(
  password: string,
  { email, fullName }: Person,
): Promise<FieldFault | undefined> {
  const wanted = password.trim().toLowerCase();
  const own = [email, email.split('@')[0], fullName].map((text) => text?.trim().toLowerCase());
  const isCommon = own.includes(wanted) || (await commonPasswords()).has(wanted);
  return isCommon ? { problem: 'common' } : undefined;
}

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 49 000; read when the first password is chosen, since few processes need them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  );
  return known;
}
