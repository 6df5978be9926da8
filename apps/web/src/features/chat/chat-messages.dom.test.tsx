import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/calls/query-client.ts';
import { soon } from '../../lib/browser/soon.testkit.ts';
import { chatMessage, chatOf } from './chats.testkit.ts';
import { chatSteps } from './chat.dom.steps.tsx';

const { start, open, show, sent, send, log, field, panelOf, requests: asked, answers, accept: taken } = chatSteps();
beforeEach(start);
afterEach(() => vi.restoreAllMocks());

const save = 'POST /v1/bid/save-chat';
const texts = () => [...document.querySelectorAll('[role="log"] p[dir]')].map(({ textContent }) => textContent);
const saved = () => sent('save-chat').map(({ body }) => body['comment']);
const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? Infinity;
const dispatch = (event: Event) => {
  field().element().dispatchEvent(event);
  return new Promise(requestAnimationFrame);
};
const enter = () => dispatch(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
/** Like typing, but at once. */
function write(text: string) {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field().element(), text);
  return dispatch(new InputEvent('input', { bubbles: true }));
}
const isSending = () => log()?.querySelector('[data-sending]') !== null;

describe('R60 a message', () => {
  it('shows at once, is trimmed and empties the field; blanks are not sent', async () => {
    show(chatOf(1, []));
    await open(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    answers.set(save, (body) => promise.then(() => taken(body)));
    await userEvent.type(field(), '   {Enter}');
    expect([asked.length, send().element().getAttribute('aria-disabled')]).toEqual([1, 'true']);
    await userEvent.fill(field(), '  Shall I?  ');
    await userEvent.type(field(), '{Enter}');
    await soon(() => expect(log()?.querySelector('[data-sending]')?.textContent).toContain('Shall I?'));
    await soon(() => expect(field().element()).toHaveProperty('value', ''));
    expect(document.activeElement).toBe(field().element());
    resolve();
    await soon(() => expect(isSending()).toBe(false));
    expect(sent('save-chat').map(({ body }) => body)).toEqual([{ bidId: 1, comment: 'Shall I?' }]);
    expect(log()?.textContent).toContain('Shall I?You');
  });

  it('is sent once, however often Enter is pressed while it still leaves the field', async () => {
    show(chatOf(1, []));
    await open(1);
    answers.set(save, taken);
    await userEvent.fill(field(), 'Shall I?');
    const press = () =>
      field()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    press();
    await soon(() => expect(log()?.textContent).toContain('Shall I?'));
    press();
    await userEvent.keyboard('ok');
    await soon(() => expect(field().element()).toHaveProperty('value', 'ok'));
    expect(saved()).toEqual(['Shall I?']);
  });

  it('leaves the field at once if the reader types meanwhile, and can be typed again', async () => {
    show(chatOf(1, []));
    await open(1);
    answers.set(save, taken);
    await userEvent.fill(field(), 'Shall I?');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await enter();
    await write('Well, Shall I?');
    expect(field().element()).toHaveProperty('value', 'Well, ');
    await write('Shall I?');
    await enter();
    vi.useRealTimers();
    await soon(() => expect(saved()).toEqual(['Shall I?', 'Shall I?']));
  });

  it('is not kept as a draft if the chat is closed at once', async () => {
    show(chatOf(1, []));
    const { rerender } = await open(1);
    answers.set(save, taken);
    await userEvent.fill(field(), 'Shall I?');
    send()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await rerender(panelOf(2));
    await rerender(panelOf(1));
    expect(field().element()).toHaveProperty('value', '');
  });

  it('is sent after the one written before it', async () => {
    show(chatOf(1, []));
    await open(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    answers.set(save, (body) => promise.then(() => taken(body)));
    for (const text of ['one', 'two', 'three']) {
      await userEvent.fill(field(), text);
      await userEvent.click(send());
    }
    await soon(() => expect(texts()).toEqual(['one', 'two', 'three']));
    expect(saved()).toEqual(['one']);
    resolve();
    await soon(() => expect(saved()).toEqual(['one', 'two', 'three']));
    await soon(() => expect(isSending()).toBe(false));
    expect(texts()).toEqual(['one', 'two', 'three']);
  });

  it('that fails stays, marked, and is sent again with the same key', async () => {
    show(chatOf(1, []));
    const { rerender } = await open(1);
    await userEvent.type(field(), 'Yes please{Enter}');
    await soon(() => expect(log()?.querySelector('[data-failed]')?.textContent).toContain('Yes please'));
    await rerender(panelOf(2));
    await rerender(panelOf(1));
    expect(log()?.querySelector('[data-failed]')?.textContent).toContain('Not sent.');
    answers.set(save, taken);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await soon(() => expect(log()?.querySelector('[data-failed]')).toBeNull());
    const keys = sent('save-chat').map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('survives an older answer that arrives after it was sent', async () => {
    show(chatOf(1, [chatMessage(1)]));
    const { rerender } = await open(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = Response.json(chatOf(1, [chatMessage(1)]));
    answers.set('GET /v1/bid/chat?1', () => promise.then(() => before));
    await rerender(panelOf(2));
    await rerender(panelOf(1));
    answers.set(save, taken);
    await userEvent.type(field(), 'Yes please{Enter}');
    await soon(() => expect([isSending(), texts()]).toEqual([false, ['message 1', 'Yes please']]));
    expect(saved()).toEqual(['Yes please']);
    resolve();
    await soon(() => expect(queryClient.isFetching()).toBe(0));
    expect(texts()).toEqual(['message 1', 'Yes please']);
  });

  it('loads the chat if that had failed before', async () => {
    await open(3);
    answers.set(save, taken);
    await userEvent.type(field(), 'Hello{Enter}');
    await soon(() => expect([isSending(), texts()]).toEqual([false, ['Hello']]));
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('begins a line with Shift+Enter; on a phone with Enter, and the button sends', async () => {
    show(chatOf(1, []));
    await open(1);
    await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field().element()).toHaveProperty('value', 'one\ntwo');
    await page.viewport(390, 844);
    // The panel changes with the next frame.
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.fill(field(), 'three');
    await userEvent.type(field(), '{Enter}four');
    expect([field().element(), saved()]).toMatchObject([{ value: 'three\nfour' }, []]);
    answers.set(save, taken);
    await userEvent.click(send());
    await soon(() => expect(saved()).toEqual(['three\nfour']));
  });

  it('has at most a thousand characters, and shows what is left near the end', async () => {
    show(chatOf(1, []));
    await open(1);
    const note = () => document.getElementById(field().element().getAttribute('aria-describedby') ?? '')?.textContent;
    await userEvent.fill(field(), 'x'.repeat(900));
    expect(note()).toContain('sends');
    await userEvent.fill(field(), 'x'.repeat(901));
    expect(note()).toMatch(/^\d+ characters left$/);
    expect(field().element()).toHaveProperty('maxLength', 1000);
  });

  it('is plain text in its own direction, and breaks anywhere if it has to', async () => {
    await page.viewport(390, 844);
    const [markup, arabic, long] = ['<b>no</b> https://seri.test', 'هل يوجد صدأ؟', 'W'.repeat(300)];
    show(
      chatOf(
        1,
        [markup, arabic, long].map((text, id) => chatMessage(id + 1, { text })),
      ),
    );
    await open(1);
    expect(texts()).toEqual([markup, arabic, long]);
    const [first, second] = document.querySelectorAll<HTMLElement>('[role="log"] p[dir]');
    expect([first, second].map((p) => p && getComputedStyle(p).direction)).toEqual(['ltr', 'rtl']);
    const list = log();
    expect(list?.scrollWidth).toBe(list?.clientWidth);
  });
});

describe('R60 on a phone', () => {
  it('the composer stays above the keyboard, with the newest message over it', async () => {
    await page.viewport(390, 844);
    const place = { offsetTop: 0, offsetLeft: 0, pageTop: 0, pageLeft: 0 };
    const handlers = { onresize: null, onscroll: null, onscrollend: null };
    const seen = Object.assign(new EventTarget(), { width: 390, height: 844, scale: 1, ...place, ...handlers });
    vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(seen);
    show(
      chatOf(
        1,
        Array.from({ length: 40 }, (_, at) => chatMessage(at + 1)),
      ),
    );
    await open(1);
    await soon(() => expect(field().element().getBoundingClientRect().bottom).toBeLessThan(844));
    seen.height = 480;
    seen.dispatchEvent(new Event('resize'));
    await soon(() => expect(bottomOf(send().element())).toBeLessThanOrEqual(480));
    await soon(() => {
      const newest = [...document.querySelectorAll('[role="log"] p[dir]')].at(-1);
      expect(bottomOf(newest)).toBeLessThanOrEqual(bottomOf(log()));
    });
    seen.height = 844;
    seen.dispatchEvent(new Event('resize'));
    expect(bottomOf(send().element())).toBeGreaterThan(780);
  });
});
