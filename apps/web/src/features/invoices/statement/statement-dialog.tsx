import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import type { PaperLanguage } from '@seri/domain/invoices/paper-snapshot';
import { japanDay } from '@seri/domain/time/japan-time';
import { useState } from 'react';
import { api } from '../../../lib/calls/api.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { BlockedPaper } from '../paper/blocked-paper.tsx';
import { LanguageField } from '../paper/language-field.tsx';
import { openPaper, readPaper } from '../paper/open-paper.ts';
import { monthText, statementMonths } from './statement-months.ts';

interface StatementDialogProps {
  accountId: number | undefined;
  onClose: () => void;
}

interface StatementForm {
  month: string;
  language: PaperLanguage;
}

/** R90: the entries of a month as a PDF, in a new tab once it is made. */
export function StatementDialog({ accountId, onClose }: StatementDialogProps) {
  const text = useText();
  const language = useLanguage();
  const [blocked, setBlocked] = useState<string>();
  const [months] = useState(() => statementMonths(japanDay(serverNow())));
  const form = useDialogForm<StatementForm>({
    initial: { month: months[1] ?? '', language },
    faultsOf: () => ({}),
    send: async (values) => {
      setBlocked(undefined);
      const query = { ...values, id: accountId?.toString() };
      const reply = await api.send(invoicesCalls.statement, { query }, { readAnswer: readPaper });
      if (!reply.ok) return reply.refusal;
      const address = openPaper(reply.answer);
      if (address === undefined) onClose();
      else setBlocked(address);
      return undefined;
    },
  });
  return (
    <FormDialog
      {...form.frame}
      isUnanswered={false}
      title={text('invoices.statement')}
      action={text('invoices.statement.open')}
      onClose={onClose}
    >
      <SelectField
        label={text('invoices.statement.month')}
        name="month"
        value={form.values.month}
        onChange={({ target }) => form.set('month', target.value)}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {monthText(month, language)}
          </option>
        ))}
      </SelectField>
      <LanguageField value={form.values.language} onChange={(value) => form.set('language', value)} />
      <BlockedPaper address={blocked} />
    </FormDialog>
  );
}
