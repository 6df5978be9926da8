import { type APIRequestContext, expect } from '@playwright/test';
import { solveCaptcha } from '@seri/testkit/solve-captcha';
import { newAddress } from './accounts.ts';
import { type Address, password } from './sign-in.ts';

/** The header that a form sends, for a call without a page. */
async function captchaFor(request: APIRequestContext, action: string): Promise<Record<string, string>> {
  const riddle = await (await request.get(`/v1/site/captcha?action=${action}`)).json();
  return { 'captcha-token': solveCaptcha(riddle) };
}

/** Registers by a call; the address still waits for its confirmation. */
export async function register(request: APIRequestContext, baseURL: string, email = newAddress()): Promise<Address> {
  const answer = await request.post('/v1/auth/signup', {
    headers: { origin: baseURL, ...(await captchaFor(request, 'signup')) },
    data: {
      fullName: 'Joan Journey',
      referralCode: '',
      email,
      mobile: '+81 90 1234 5678',
      country: 110,
      city: 'Yokohama',
      password,
      confirmPassword: password,
      terms: true,
      language: 692,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}
