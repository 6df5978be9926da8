import { createStore } from '../browser/store.ts';

interface ProofQuestion {
  answer: Promise<boolean>;
  settle: (isProved: boolean) => void;
}

/** Set while somebody is asked to prove that it is still them (R82); the dialog settles it. */
export const proofQuestion = createStore<ProofQuestion | undefined>(undefined);

/** Calls that are refused at the same time share one question. */
export function askForProof(): Promise<boolean> {
  const asked = proofQuestion.get();
  if (asked) return asked.answer;
  let resolve!: (isProved: boolean) => void;
  const answer = new Promise<boolean>((settled) => {
    resolve = settled;
  });
  const settle = (isProved: boolean) => {
    proofQuestion.set(undefined);
    resolve(isProved);
  };
  proofQuestion.set({ answer, settle });
  return answer;
}
