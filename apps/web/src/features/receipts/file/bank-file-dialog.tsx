import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { type CallRefusal, offline, refusalOf } from '../../../lib/calls/refusal.ts';
import { createSendOnce, isUnanswered } from '../../../lib/calls/send-once.ts';
import { type Text, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import { refetched } from '../chosen/send-receipt.ts';
import { BankAccountField } from '../entry/bank-account-field.tsx';
import { type FileOrder, previewQuery, takeFile } from './bank-file.query.ts';
import styles from './file.module.css';
import { FileField } from './file-field.tsx';
import { FileMapping } from './file-mapping.tsx';
import { FilePreview } from './file-preview.tsx';

interface BankFileDialogProps {
  bankAccounts: readonly string[];
  onClose: () => void;
}

/** Outlives the dialog, so that a file without an answer is taken only once. */
const sendOnce = createSendOnce();

/** R94: takes the new lines of a file of the bank, after it has shown them. */
export function BankFileDialog({ bankAccounts, onClose }: BankFileDialogProps) {
  const text = useText();
  const submitRef = useRef<HTMLButtonElement>(null);
  const [typedAccount, setTypedAccount] = useState(bankAccounts[0] ?? '');
  const [order, setOrder] = useState<ChosenFile>(nothingSet);
  const [bankAccount, setBankAccount] = useState(typedAccount);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal>();
  const { file, ...terms } = order;
  const whole = file && bankAccount !== '' ? { file, bankAccount, ...terms } : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...previewQuery(whole ?? { file: noFile, bankAccount, ...terms }),
    enabled: whole !== undefined,
  });
  const preview = whole && data;
  const { fresh, joined } = preview?.counts ?? { fresh: 0, joined: 0 };
  const change = (next: Partial<typeof order>) => {
    setRefusal(undefined);
    setOrder({ ...order, ...next });
  };
  const take = async () => {
    if (!whole || !preview) return;
    setPending(true);
    setRefusal(undefined);
    const content = [whole.file.name, whole.file.size, bankAccount, terms, fresh];
    const reply = await refetched(sendOnce(content, (key) => takeFile(whole, fresh, key))).finally(() =>
      setPending(false),
    );
    if (reply.ok) {
      toast({
        tone: 'good',
        title: text('receipts.file.taken', { count: reply.answer.fresh }),
        text: takenText(text, reply.answer),
      });
      onClose();
      return;
    }
    setRefusal(reply.refusal);
    if (reply.refusal.code === 'FILE_CHANGED') void refetch();
  };
  const failure = refusal ?? (error && !isFetching ? (refusalOf(error) ?? offline) : undefined);
  return (
    <Dialog
      open
      size="xl"
      title={text('receipts.file.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('formDialog.cancel')}</Button>
          <Button
            ref={submitRef}
            kind="primary"
            pending={isPending}
            disabled={fresh + joined === 0 || isFetching}
            onClick={() => void take()}
          >
            {refusal && isUnanswered(refusal) ? text('formDialog.again') : takeText(text, { fresh, joined })}
          </Button>
        </>
      }
    >
      <div className={styles.file}>
        <div className={styles.source}>
          <BankAccountField
            accounts={bankAccounts}
            name="bankAccount"
            value={typedAccount}
            hint={text('receipts.file.account.hint')}
            onChange={({ target }) => setTypedAccount(target.value)}
            onBlur={() => setBankAccount(typedAccount.trim())}
          />
          <FileField
            file={file}
            onFile={(chosen) => {
              setBankAccount(typedAccount.trim());
              change({ ...nothingSet, file: chosen });
            }}
          />
        </div>
        <div role="alert">{failure && <FileFailure refusal={failure} />}</div>
        {file && bankAccount === '' && <Notice tone="mid">{text('receipts.file.needsAccount')}</Notice>}
        {whole && !preview && !failure && <RuledCells cols={4} rows={1} framed label={text('receipts.file.reading')} />}
        {preview && (
          <>
            <FileMapping
              preview={preview}
              mapping={{ ...preview.mapping, ...terms.mapping }}
              currency={terms.currency ?? preview.currency}
              onMapping={(mapping) => change({ mapping })}
              onCurrency={(currency) => change({ currency })}
            />
            <FilePreview preview={preview} stale={isFetching} />
          </>
        )}
      </div>
    </Dialog>
  );
}

type ChosenFile = Omit<FileOrder, 'file' | 'bankAccount'> & { file: File | undefined };

const nothingSet: ChosenFile = { file: undefined, mapping: undefined, currency: undefined };
const noFile = new File([], '');

function FileFailure({ refusal }: { refusal: CallRefusal }) {
  const text = useText();
  if (refusal.code === 'WRONG_FILE') {
    return (
      <Notice tone="bad" title={text('receipts.file.wrong')}>
        {text('receipts.file.wrong.hint')}
      </Notice>
    );
  }
  if (refusal.code === 'FILE_CHANGED') return <Notice tone="mid">{text('receipts.file.changed')}</Notice>;
  if (isUnanswered(refusal)) {
    return (
      <Notice tone="mid" title={text('formDialog.unanswered')}>
        {text('receipts.file.unanswered')}
      </Notice>
    );
  }
  return <Notice tone="bad">{refusalText(text, refusal)}</Notice>;
}

/** A file may bring nothing but what staff have written before. */
const takeText = (text: Text, { fresh, joined }: { fresh: number; joined: number }): string =>
  fresh === 0 && joined > 0
    ? text('receipts.file.join', { count: joined })
    : text('receipts.file.take', { count: fresh });

const takenText = (text: Text, { joined, suggested }: { joined: number; suggested: number }): string | undefined =>
  [
    suggested > 0 && text('receipts.file.taken.suggested', { count: suggested }),
    joined > 0 && text('receipts.file.taken.joined', { count: joined }),
  ]
    .filter(Boolean)
    .join(' · ') || undefined;
