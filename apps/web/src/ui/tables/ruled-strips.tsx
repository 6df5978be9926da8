import type { ReactNode } from 'react';

interface RuledStripsProps {
  /** Class names of the list and of each strip. */
  list: string | undefined;
  strip: string | undefined;
  rows?: number | undefined;
  label: string;
  children?: ReactNode;
}

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
