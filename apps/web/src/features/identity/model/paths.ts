/** Where the pages of this feature stand; a link to another feature's page is the app's. */
export const paths = {
  signIn: '/auth/login',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  changePassword: '/change-password',
} as const;
