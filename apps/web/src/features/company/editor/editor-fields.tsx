import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import type { BothPath, TextPath } from '../content/content-path.ts';
import { useEditing } from './editor-context.ts';
import styles from './company-editor.module.css';

interface TextFieldProps {
  path: TextPath;
  label: string;
  longest: number;
  hint?: string;
  placeholder?: string;
  type?: 'email' | 'tel' | 'text';
}

export function TextField({ path, label, longest, hint, placeholder, type }: TextFieldProps) {
  const { read, write, errorOf } = useEditing();
  return (
    <Field
      label={label}
      type={type}
      maxLength={longest}
      value={String(read(path))}
      error={errorOf(path)}
      hint={hint}
      placeholder={placeholder}
      onChange={(event) => write(path, event.target.value)}
    />
  );
}

interface BothFieldProps {
  path: BothPath;
  label: string;
  longest: number;
  hint?: string;
  rows?: number;
}

/** One field per language; on a phone only the chosen language. */
export function BothField({ path, label, longest, hint, rows }: BothFieldProps) {
  const text = useText();
  const { languages, read, write, errorOf } = useEditing();
  return (
    <div className={styles.both}>
      {languages.map((language) => {
        const languagePath = `${path}.${language}`;
        const field = {
          lang: language,
          label: text(`company.edit.in.${language}`, { label }),
          maxLength: longest,
          value: String(read(languagePath)),
          error: errorOf(languagePath),
          hint,
        };
        return rows ? (
          <TextArea
            key={languagePath}
            {...field}
            rows={rows}
            onChange={(event) => write(languagePath, event.target.value)}
          />
        ) : (
          <Field key={languagePath} {...field} onChange={(event) => write(languagePath, event.target.value)} />
        );
      })}
    </div>
  );
}
