import { type RefObject, useEffect, useState } from 'react';
import { copyText } from '../../lib/export/copy-text.ts';

const confirmationDuration = 3000;

/** Copies text; if the browser forbids it, selects the field so that the reader can copy it. */
export function useCopy(field: RefObject<HTMLInputElement | null>) {
  const [result, setResult] = useState<{ copied: boolean }>();
  useEffect(() => {
    if (!result?.copied) return undefined;
    const timer = setTimeout(() => setResult(undefined), confirmationDuration);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (value: string) => {
    const copied = await copyText(value);
    setResult({ copied });
    if (!copied) field.current?.select();
  };
  return { isCopied: result?.copied === true, isForbidden: result?.copied === false, copy };
}
