export interface CaptchaToken {
  token: string;
  /** In ms, by the clock of `now`. */
  expiresAt: number;
}

interface TokenParts {
  obtain: () => Promise<CaptchaToken>;
  now: () => number;
  /** What stands in the way is told here and nowhere else: the form goes without a token. */
  note: (error: unknown) => void;
}

export interface CaptchaTokens {
  /** Begins to solve, and nobody waits. */
  prepare: () => void;
  /** A token that nobody had before; none where none can be had. */
  take: () => Promise<string | undefined>;
}

/** One token is got ready at a time; it waits for the submit, and counts once. */
export function createTokens({ obtain, now, note }: TokenParts): CaptchaTokens {
  let coming: Promise<CaptchaToken | undefined> | undefined;

  const begin = () => {
    coming ??= obtain().catch((error: unknown) => {
      note(error);
      return undefined;
    });
    return coming;
  };
  const takeOne = async () => {
    const token = await begin();
    coming = undefined;
    return token;
  };

  return {
    prepare: () => void begin(),
    async take() {
      const ready = await takeOne();
      if (ready && ready.expiresAt > now()) return ready.token;
      // Failed before, or waited too long: one more, taken as it comes, for the device's clock may be wrong.
      return (await takeOne())?.token;
    },
  };
}
