import { type RefObject, useEffect, useState } from 'react';

const marked = 3000;

/** Copies what a field says; where the browser forbids it, the field is selected for its reader to do so. */
export function useCopy(field: RefObject<HTMLInputElement | null>) {
  const [result, setResult] = useState<{ copied: boolean }>();
  useEffect(() => {
    if (!result?.copied) return undefined;
    const timer = setTimeout(() => setResult(undefined), marked);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      setResult({ copied: true });
    } catch {
      setResult({ copied: false });
      field.current?.select();
    }
  };
  return { isCopied: result?.copied === true, isForbidden: result?.copied === false, copy };
}
