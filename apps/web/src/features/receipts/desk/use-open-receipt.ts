import { useState } from 'react';

interface OpenReceipt {
  /** From the address. */
  id: number | undefined;
  /** Changes with each other list. */
  listKey: string;
  /** Undefined while the list loads. */
  list: readonly { id: number }[] | undefined;
}

/**
 * Beside a list there is always a receipt: the first one, until somebody chooses. It stays although others come before it or
 * it leaves the list, since a key that was meant for it must not hit another one.
 */
export function useOpenReceipt({ id, listKey, list }: OpenReceipt): number | undefined {
  const [first, setFirst] = useState<{ listKey: string; id: number }>();
  const [newest] = list ?? [];
  if (newest && first?.listKey !== listKey) setFirst({ listKey, id: newest.id });
  return id ?? (first?.listKey === listKey ? first.id : undefined);
}
