import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Sends only the first half of the next response to this URL; later requests pass. */
export async function stopHalfWay(page: Page, url: string): Promise<void> {
  const line = createServer((request, response) => {
    void page.request.get(request.url ?? '').then(async (answer) => {
      const body = await answer.body();
      response.writeHead(answer.status(), answer.headers());
      response.write(body.subarray(0, Math.ceil(body.length / 2)));
    });
  });
  await once(line.listen(0, 'localhost').unref(), 'listening');
  const { port } = line.address() as AddressInfo;
  await page.route(
    url,
    (route) => route.continue({ url: Object.assign(new URL(route.request().url()), { port: String(port) }).href }),
    { times: 1 },
  );
}
