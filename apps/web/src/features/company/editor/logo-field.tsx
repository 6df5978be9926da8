import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import type { Theme } from '../../../lib/browser/theme.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { FieldNotes } from '../../../ui/fields/field-frame.tsx';
import { saveLogo } from './save-logo.ts';
import { logoHref } from './logo.ts';
import { useEditing } from './editor-context.ts';
import styles from './company-editor.module.css';

const maxBytes = 150_000;
const formats = { accept: 'image/png,image/jpeg,image/webp', names: 'PNG, JPEG, WebP' };

/** Uploads the picture at once; visitors see it only after the content with its id is saved. */
export function LogoField({ theme }: { theme: Theme }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const { read, write } = useEditing();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const path = `logos.${theme}`;
  const picture = read(path) as string | null;
  const label = text(`company.edit.logo.${theme}`);

  const send = async (file: File) => {
    setPending(true);
    const reply = await saveLogo(file).finally(() => setPending(false));
    if (reply.ok) write(path, reply.answer.id);
    else if (reply.refusal.code === 'FIELDS') setError(text('company.edit.logo.failed'));
    else onRefusal(reply.refusal);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    setError(file && file.size > maxBytes ? text('company.edit.logo.large') : undefined);
    if (file && file.size <= maxBytes) void send(file);
  };
  return (
    <fieldset className={styles.logo}>
      <legend className="visually-hidden">{label}</legend>
      <div data-theme={theme} className={styles.logoPaper}>
        {picture ? (
          <img src={logoHref(picture)} alt={label} />
        ) : (
          <span className="sub">{text('company.edit.logo.none')}</span>
        )}
      </div>
      <div className={styles.logoActs}>
        <Button
          size="s"
          pending={isPending}
          icon={<ImagePlus aria-hidden="true" />}
          label={text('company.edit.act', { act: text('company.edit.logo.choose'), item: label })}
          aria-describedby={`${id}-hint`}
          onClick={() => picker.current?.click()}
        >
          {text('company.edit.logo.choose')}
        </Button>
        {picture && (
          <Button
            size="s"
            kind="bare"
            icon={<Trash2 aria-hidden="true" />}
            label={text('company.edit.act', { act: text('company.edit.logo.remove'), item: label })}
            onClick={() => write(path, null)}
          />
        )}
      </div>
      <input ref={picker} hidden type="file" accept={formats.accept} aria-label={label} onChange={choose} />
      <FieldNotes id={id} hint={text('company.edit.logo.hint', { formats: formats.names })} />
      <div role="alert">
        <FieldNotes id={`${id}-problem`} error={error} />
      </div>
    </fieldset>
  );
}
