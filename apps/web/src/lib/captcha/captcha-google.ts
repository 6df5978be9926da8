/** reCAPTCHA v3, if the operator has configured it. Its script loads with the first form that needs a token. */
interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<Recaptcha> | undefined;

export async function askRecaptcha(siteKey: string, action: string): Promise<string> {
  loading ??= load(siteKey).catch((error: unknown) => {
    // The next form tries again.
    loading = undefined;
    throw error;
  });
  const recaptcha = await loading;
  return recaptcha.execute(siteKey, { action });
}

function load(siteKey: string): Promise<Recaptcha> {
  const script = document.createElement('script');
  script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('reCAPTCHA did not load.'));
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const recaptcha = window.grecaptcha;
      if (recaptcha) recaptcha.ready(() => resolve(recaptcha));
      else fail();
    });
    document.head.append(script);
  });
}
