import { type APIRequestContext, expect } from '@playwright/test';
import { solveCaptcha } from '@seri/testkit/solve-captcha';
import { linkIn, mailOf } from './mail.ts';
import { password } from './sign-in.ts';

type Address = `${string}@${string}`;

let made = 0;

/** An address that no journey had before. */
export function newAddress(): Address {
  made += 1;
  return `journey-${Date.now().toString(36)}-${process.pid}-${made}@example.com`;
}

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

/** An account of its own for a journey that changes one, its address confirmed. */
export async function registered(request: APIRequestContext, baseURL: string): Promise<Address> {
  const email = await register(request, baseURL);
  const link = linkIn(await mailOf(email, 'Confirm your e-mail address'), '/verify-email');
  const answer = await request.post(link.replace('/verify-email', '/v1/auth/verify-email'), {
    headers: { origin: baseURL },
  });
  expect(answer.ok()).toBe(true);
  return email;
}
