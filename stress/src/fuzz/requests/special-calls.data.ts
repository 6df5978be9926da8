/** Calls that end or change the sign-in which makes them: an account that does nothing else makes them. */
export const leaverCalls: ReadonlySet<string> = new Set([
  'identity.refresh',
  'identity.prolong',
  'identity.signOut',
  'identity.changePassword',
  'identity.endSignIn',
  'identity.endOtherSignIns',
  'second-factor.startAuthenticator',
  'second-factor.confirmAuthenticator',
  'second-factor.removeAuthenticator',
  'second-factor.startPasskey',
  'second-factor.addPasskey',
  'second-factor.renamePasskey',
  'second-factor.removePasskey',
  'second-factor.renewRecoveryCodes',
]);

/** Calls that come less often than others, because each takes a second or makes hundreds of kilobytes. */
export const weightOfCall: Readonly<Record<string, number>> = {
  'photos.zip': 0.02,
  'photos.view': 0.3,
  'photos.preview': 0.3,
  'invoices.preview': 0.1,
  'invoices.statement': 0.1,
  'identity.signIn': 0.3,
  'identity.signUp': 0.3,
};
