import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Count } from '../figures/count.tsx';
import { Segmented } from './segmented.tsx';

test('a pending button keeps its width and its focus, and takes no second click', async () => {
  const act = vi.fn<() => void>();
  const screen = await render(<Button onClick={act}>Place bid</Button>);
  const button = screen.getByRole('button', { name: 'Place bid' });
  const width = button.element().getBoundingClientRect().width;
  await button.click();
  await screen.rerender(
    <Button pending onClick={act}>
      Place bid
    </Button>,
  );
  const waiting = screen.getByRole('button');
  expect(waiting.element().getBoundingClientRect().width).toBe(width);
  await expect.element(waiting).toHaveFocus();
  await expect.element(waiting).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(act).toHaveBeenCalledOnce();
});

test('a button that becomes aria-disabled keeps its focus and does nothing', async () => {
  const act = vi.fn<() => void>();
  const screen = await render(<Button onClick={act}>Save</Button>);
  await screen.getByRole('button').click();
  await screen.rerender(
    <Button aria-disabled onClick={act}>
      Save
    </Button>,
  );
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(act).toHaveBeenCalledOnce();
});

test('a pending submit button does not send its form again', async () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={send}>
      <Button type="submit" pending>
        Save
      </Button>
    </form>,
  );
  await screen.getByRole('button').click({ force: true });
  expect(send).not.toHaveBeenCalled();
});

test('an icon button has an accessible name', async () => {
  const screen = await render(<Button icon={<svg aria-hidden="true" />} label="Download" />);
  await expect.element(screen.getByRole('button', { name: 'Download' })).toHaveAttribute('type', 'button');
});

test.each([
  [0, null],
  [5, '5'],
  [999, '999'],
  [1000, '999+'],
])('a count of %i reads %s', async (value, text) => {
  const screen = await render(<Count value={value} />);
  expect(screen.container.textContent || null).toBe(text);
});

test('the arrow keys choose a segment', async () => {
  const choose = vi.fn<(value: number) => void>();
  const options = [20, 50, 70].map((value) => ({ value, label: value }));
  const screen = await render(<Segmented label="Rows" value={20} options={options} onChange={choose} />);
  await expect.element(screen.getByRole('group', { name: 'Rows' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(choose).toHaveBeenCalledExactlyOnceWith(50);
});
