/** Addresses of this feature's pages; the app passes in links to other features. */
export const paths = {
  signIn: '/auth/login',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  changePassword: '/change-password',
} as const;
