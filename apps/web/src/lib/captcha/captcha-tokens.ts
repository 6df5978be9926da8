export interface CaptchaToken {
  token: string;
  /** In ms, by the clock of `now`. */
  expiresAt: number;
}

interface TokenParts {
  obtain: () => Promise<CaptchaToken>;
  now: () => number;
  /** Receives failures. Nothing else reports them, because the form is then sent without a token. */
  onFailure: (error: unknown) => void;
}

export interface CaptchaTokens {
  prepare: () => void;
  /** Resolves to a token that has not been handed out yet, or undefined if none can be obtained. */
  take: () => Promise<string | undefined>;
}

/** Prepares one token at a time. It waits for the submit and is used once. */
export function createTokens({ obtain, now, onFailure }: TokenParts): CaptchaTokens {
  let pending: Promise<CaptchaToken | undefined> | undefined;

  const begin = () => {
    pending ??= obtain().catch((error: unknown) => {
      onFailure(error);
      return undefined;
    });
    return pending;
  };
  const takeOne = async () => {
    const token = await begin();
    pending = undefined;
    return token;
  };

  return {
    prepare: () => void begin(),
    async take() {
      const ready = await takeOne();
      if (ready && ready.expiresAt > now()) return ready.token;
      // The first one failed or expired. The second is used unchecked: the device's clock may be wrong.
      return (await takeOne())?.token;
    },
  };
}
