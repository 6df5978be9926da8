import type { ReactNode } from 'react';

interface RuledStripsProps {
  /** The look of the list, and of one of it. */
  list: string | undefined;
  strip: string | undefined;
  rows?: number | undefined;
  label: string;
  /** What stands in each. */
  children?: ReactNode;
}

/** Strips on their way. */
export function RuledStrips({ list, strip, rows = 20, label, children }: RuledStripsProps) {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{label}</output>
      <div aria-hidden="true" className={list}>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={strip}>
            {children}
          </div>
        ))}
      </div>
    </div>
  );
}
