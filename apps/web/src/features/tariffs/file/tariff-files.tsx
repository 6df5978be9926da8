import { tariffsCalls } from '@seri/contract/trade/tariffs.calls';
import { japanDay } from '@seri/domain/time/japan-time';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { api } from '../../../lib/calls/api.ts';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { tariffsKey } from '../table/tariffs.ts';
import { ImportFailed } from './import-failed.tsx';

/** R88: the whole table as a file, out and in. */
export function TariffFiles({ mayLoad }: { mayLoad: boolean }) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const picker = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal>();

  const save = async () => {
    const reply = await api.send(tariffsCalls.exportFile);
    if (!reply.ok) return onRefusal(reply.refusal);
    const name = `seri-tariffs-${japanDay(serverNow())}.csv`;
    const { saveFile } = await import('../../../lib/export/save-file.ts');
    return saveFile(new File([reply.answer.csv], name, { type: 'text/csv;charset=utf-8' }));
  };
  const load = async (file: File) => {
    setPending(true);
    const csv = await file.text();
    const reply = await api.send(tariffsCalls.importFile, { body: { csv } }).finally(() => setPending(false));
    void queryClient.invalidateQueries({ queryKey: tariffsKey });
    if (reply.ok) {
      toast({ tone: 'good', title: text('tariffs.file.done'), text: text('tariffs.file.done.text', reply.answer) });
    } else if (/^(?:FIELDS|TARIFF_)/.test(reply.refusal.code)) setRefusal(reply.refusal);
    else onRefusal(reply.refusal, { title: text('tariffs.file.failed') });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void load(file);
  };
  return (
    <>
      <Button icon={<Download aria-hidden="true" />} onClick={() => void save()}>
        {text('tariffs.file.export')}
      </Button>
      {mayLoad && (
        <>
          <input
            ref={picker}
            hidden
            type="file"
            accept=".csv,text/csv"
            aria-label={text('tariffs.file.import')}
            onChange={choose}
          />
          <Button icon={<Upload aria-hidden="true" />} pending={isPending} onClick={() => picker.current?.click()}>
            {text('tariffs.file.import')}
          </Button>
        </>
      )}
      {refusal && <ImportFailed refusal={refusal} onClose={() => setRefusal(undefined)} />}
    </>
  );
}
