import type { ReactNode } from 'react';
import styles from './filter-facet.module.css';

interface FacetProps {
  caption: string;
  /** Stands at the end of the caption. */
  aside?: ReactNode;
  /** Something of it is chosen. */
  on: boolean;
  /** Of the only field in it, which the caption then names; else it names a group. */
  field?: string | undefined;
  children: ReactNode;
}

/** A cell of the panel: its caption in the corner, what can be chosen below. */
export function Facet({ caption, aside, on, field, children }: FacetProps) {
  const state = { className: styles.facet, 'data-on': on ? '' : undefined };
  const head = (
    <>
      {caption}
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </>
  );
  if (field === undefined) {
    return (
      <fieldset {...state}>
        <legend className={styles.caption}>{head}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <div {...state}>
      <label htmlFor={field} className={styles.caption}>
        {head}
      </label>
      {children}
    </div>
  );
}
