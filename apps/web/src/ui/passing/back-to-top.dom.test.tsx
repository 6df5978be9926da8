import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BackToTop } from './back-to-top.tsx';
import { FootBar } from './foot-bar.tsx';

// A page that the last test left scrolled may not move, and so not send the event that shows the button.
beforeEach(() => window.scrollTo(0, 0));

test('the button shows after 400 px of scrolling and scrolls to the top', async () => {
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

test.each([false, true])('the button sits above a foot bar (high: %s)', async (high) => {
  const screen = await render(
    <>
      <div style={{ height: 3000 }} />
      <FootBar high={high}>
        <button type="button">Filters</button>
      </FootBar>
      <BackToTop />
    </>,
  );
  window.scrollTo(0, 1000);
  const button = screen.getByRole('button', { name: 'Back to top' });
  await expect.element(button).toBeVisible();
  const { top } = screen.getByRole('button', { name: 'Filters' }).element().getBoundingClientRect();
  expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top - 12);
  // An inherited property would restyle every element when the bar appears.
  expect(getComputedStyle(document.body).getPropertyValue('--foot')).toBe('');
});
