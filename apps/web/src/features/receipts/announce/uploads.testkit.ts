import { expect, vi } from 'vitest';
import { soon } from '../../../lib/browser/soon.testkit.ts';

interface Upload extends Pick<XMLHttpRequest, 'abort'> {
  tell: (share: number) => void;
  finish: () => Promise<void>;
}

/** Uploads that a test holds: they tell how far they are, and go to the fake server once they are let go. */
export function startUploads() {
  let current: Upload | undefined;

  class HeldRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers = new Headers();
    responseType = '';
    responseText = '';
    status = 0;
    method = '';
    url = '';

    open(method: string, url: string): void {
      Object.assign(this, { method, url });
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }

    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }

    send(body: Blob): void {
      current = {
        abort: () => this.abort(),
        tell: (share) => this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: share * 100, total: 100 })),
        finish: async () => {
          const response = await window.fetch(this.url, { method: this.method, headers: this.headers, body });
          this.responseText = await response.text();
          this.status = response.status;
          this.dispatchEvent(new Event('load'));
        },
      };
    }
  }
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  return {
    started: () => soon(() => expect(current).toBeDefined()),
    progress: (share: number) => current?.tell(share),
    finish: () => void current?.finish(),
  };
}
