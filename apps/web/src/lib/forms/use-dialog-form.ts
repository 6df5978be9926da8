import { useRef } from 'react';
import { refusalText } from '../calls/on-refusal.ts';
import type { CallRefusal } from '../calls/refusal.ts';
import { isUnanswered } from '../calls/send-once.ts';
import { type Text, useText } from '../language/text.ts';
import { type FormOptions, useForm } from './use-form.ts';

interface DialogFormOptions<Values extends object> extends FormOptions<Values> {
  /** Words a refusal that this dialog knows better. */
  reasonOf?: (text: Text, refusal: CallRefusal) => string;
}

/** The form of a FormDialog, which takes `frame`. */
export function useDialogForm<Values extends object>(options: DialogFormOptions<Values>) {
  const { reasonOf = refusalText } = options;
  const text = useText();
  const submitRef = useRef<HTMLButtonElement>(null);
  const form = useForm<Values>({
    ...options,
    send: (values) => {
      // The fields are disabled while pending, so the focus moves to the button.
      submitRef.current?.focus();
      return options.send(values);
    },
  });
  return {
    ...form,
    frame: {
      form: form.form,
      submitRef,
      isPending: form.isPending,
      isUnanswered: form.refusal !== undefined && isUnanswered(form.refusal),
      refused: form.refusal && reasonOf(text, form.refusal),
    },
  };
}
