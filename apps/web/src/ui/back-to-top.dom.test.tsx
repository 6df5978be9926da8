import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BackToTop } from './back-to-top.tsx';
import './tokens.css';
import './base.css';

test('it shows after 400 px of scrolling and goes to the top', async () => {
  const screen = await render(
    <>
      <div style={{ height: 3000 }} />
      <BackToTop />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Back to top' });
  expect(button.query()).toBeNull();
  window.scrollTo(0, 401);
  await expect.element(button).toBeVisible();
  await button.click();
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.element(button).not.toBeInTheDocument();
});
