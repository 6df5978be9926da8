import type { ReactNode } from 'react';
import styles from './filter-facet.module.css';

interface FacetProps {
  caption: string;
  aside?: ReactNode;
  on: boolean;
  /** The id of the only field, which the caption then labels; otherwise the caption labels a group. */
  field?: string | undefined;
  children: ReactNode;
}

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
