import { createStore } from '../browser/store.ts';

/** Set while somebody is asked to prove that it is still them (R82); the dialog answers. */
export const proofQuestion = createStore<((isProved: boolean) => void) | undefined>(undefined);

let asked: Promise<boolean> | undefined;

/** Calls that are refused at the same time share one question. */
export function askForProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((answer) => proofQuestion.set(answer)).finally(() => {
    asked = undefined;
    proofQuestion.set(undefined);
  });
  return asked;
}
