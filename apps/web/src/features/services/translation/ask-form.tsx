import { translationsCalls } from '@seri/contract/services/translations.calls';
import { mostQuestion } from '@seri/domain/services/translation-texts';
import { languageNames, languages } from '@seri/domain/common/languages';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../../lib/calls/api.ts';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { detailOf, type LotView, refetchLot } from '../../lots/page/lot-view.ts';
import { markFailedAsk, useFailedAsk } from './failed-ask.ts';
import styles from './manager-translation.module.css';
import type { AskedType } from './result.query.ts';
import { resultKey } from './translations.ts';

/** A request that failed cannot be sent again before the page is opened anew. */
export function AskForm({ lot, type }: { lot: LotView; type: AskedType }) {
  const text = useText();
  const { id: lotId } = detailOf(lot);
  const failure = useFailedAsk(lotId);
  const [language, setLanguage] = useState(useLanguage());
  const [question, setQuestion] = useState('');
  const [isPending, setPending] = useState(false);
  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || failure) return;
    setPending(true);
    const { auctionName: auction } = lot.lotInfo;
    const query = { carId: String(lotId), type, language, specialRequest: question.trim(), auction };
    const reply = await api.send(translationsCalls.ask, { query });
    if (!reply.ok) markFailedAsk({ lotId, refusal: reply.refusal });
    await Promise.all([queryClient.invalidateQueries({ queryKey: resultKey(lotId) }), refetchLot(lotId)]);
    setPending(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void ask(event)}>
      <p>{text('translation.intro')}</p>
      <div className={styles.choice}>
        <span className="cap">{text('translation.language')}</span>
        <Segmented
          label={text('translation.language')}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setLanguage}
        />
      </div>
      <TextArea
        label={text('translation.question')}
        hint={text('translation.question.hint')}
        rows={4}
        maxLength={mostQuestion}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <div role="alert">
        {failure && (
          <Notice tone="bad" title={refusalText(text, failure)}>
            {text('translation.notSent')}
          </Notice>
        )}
      </div>
      <Button kind="primary" type="submit" pending={isPending} disabled={failure !== undefined}>
        {text('translation.send')}
      </Button>
    </form>
  );
}
