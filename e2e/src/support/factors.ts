import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { password } from './sign-in.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Second factor' });

/** The code that the app shows now, or showed as many seconds before. */
export function appCode(secret: string, secondsAgo = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() - secondsAgo * 1000 });
}

/** Adds an authenticator app on the profile page. The code of this half minute stays unused. */
export async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/profile');
  await panel(page).getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an app' });
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from your authenticator app').fill(appCode(secret, 30));
  await page.keyboard.press('Enter');
  return { secret, codes: await keepCodes(page) };
}

/** Reads the recovery codes, which are shown once. */
export async function keepCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const kept = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(codes).toHaveCount(0);
  return kept;
}

/** Leaves this browser’s sign-in, and signs in anew up to the second step. */
export async function startAgain(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeFocused();
}

/** A device that answers for its owner without being touched. */
export async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
