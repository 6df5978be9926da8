import type { FieldFault } from '@seri/domain/common/field-fault';

interface PasswordOwner {
  email: string;
  fullName: string;
}

/** R15: refuses common passwords, and those made of the data of the person. */
export async function commonPasswordFault(
  password: string,
  { email, fullName }: PasswordOwner,
): Promise<FieldFault | undefined> {
  const candidate = password.trim().toLowerCase();
  const own = [email, email.split('@')[0], fullName].map((text) => text?.trim().toLowerCase());
  const isCommon = own.includes(candidate) || (await commonPasswords()).has(candidate);
  return isCommon ? { problem: 'common' } : undefined;
}

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords, loaded on first use, since few processes need them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  );
  return known;
}
