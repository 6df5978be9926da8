import type { DecodedSheet } from '@seri/domain/sheet/decoded-sheet';
import { useLanguage } from '../../../lib/language/text.ts';
import { Original } from '../pictures/original.tsx';

interface InspectorNoteProps {
  text: string;
  phrases: DecodedSheet['remarks'];
}

/** A note in the reader’s language with its own words small beside it; as written, if no phrase is known. */
export function InspectorNote({ text, phrases }: InspectorNoteProps) {
  const language = useLanguage();
  if (phrases.every(({ meaning }) => meaning === null)) return <Original>{text}</Original>;
  return (
    <>
      {phrases.map(({ code, meaning }) => meaning?.[language] ?? code).join(', ')} <Original small>{text}</Original>
    </>
  );
}
