import { useEffect } from 'react';
import { createStore, useStore } from '../../../lib/browser/store.ts';

interface FormAmount {
  lotId: number;
  amount: number | null;
}

const inForm = createStore<FormAmount | undefined>(undefined);

/** Tells the rest of the page the amount in the bid form of a lot, as long as the form is there. */
export function useToldAmount(lotId: number, amount: number | null): void {
  useEffect(() => {
    inForm.set({ lotId, amount });
    return () => inForm.set(undefined);
  }, [lotId, amount]);
}

/** The amount in the bid form of the lot, null while it is empty; undefined without a form. */
export function useFormAmount(lotId: number): number | null | undefined {
  const told = useStore(inForm);
  return told?.lotId === lotId ? told.amount : undefined;
}
