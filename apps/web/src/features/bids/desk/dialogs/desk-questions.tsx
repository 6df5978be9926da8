import { bidStatus } from '@seri/domain/bids/bid-statuses';
import { formatYen, groupDigits } from '@seri/domain/money/money';
import type { MessageId } from '@seri/messages/message-id';
import { type FormEvent, useId, useRef, useState } from 'react';
import { serverNow } from '../../../../lib/live/clock.ts';
import { useLanguage, useText } from '../../../../lib/language/text.ts';
import { BidMark } from '../../../../ui/bid-marks/bid-mark.tsx';
import { Button } from '../../../../ui/frame/button.tsx';
import { Check } from '../../../../ui/fields/check.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { type Fact, Facts } from '../../../../ui/tables/facts.tsx';
import { fullDate, relativeTime, tokyo } from '../../../../ui/time/format-time.ts';
import { Notice } from '../../../../ui/passing/notice.tsx';
import { Plate } from '../../../../ui/marks/plate.tsx';
import type { ListedBid } from '../../list/bids.ts';
import { useDesk } from '../changes/desk.ts';
import { type DeskQuestion, isFuture, warnsOfLastHour } from './desk-questions.ts';
import { changeStatus } from '../changes/change-status.ts';
import styles from './desk-dialogs.module.css';

interface DeskQuestionsProps {
  bids: readonly ListedBid[];
  status: number;
  steps: readonly DeskQuestion[];
}

interface QuestionTexts {
  title: MessageId;
  /** The explanation below the title. */
  explanation: MessageId;
  tone: 'info' | 'mid';
  action: MessageId;
  /** A box that must be ticked to go on. */
  tick?: MessageId;
}

const questions: Readonly<Record<DeskQuestion, QuestionTexts>> = {
  plain: { title: 'bidDesk.ask.plain', explanation: 'bidDesk.ask.plain.says', tone: 'info', action: 'bidDesk.yes' },
  future: { title: 'bidDesk.ask.future', explanation: 'bidDesk.ask.future.says', tone: 'mid', action: 'bidDesk.yes' },
  win: { title: 'bidDesk.ask.win', explanation: 'bidDesk.ask.win.says', tone: 'info', action: 'bidDesk.ask.win.yes' },
  futureWin: {
    title: 'bidDesk.ask.future',
    explanation: 'bidDesk.ask.futureWin.says',
    tone: 'mid',
    action: 'bidDesk.continue',
    tick: 'bidDesk.ask.futureWin.tick',
  },
  futureWinSure: {
    title: 'bidDesk.ask.futureWinSure',
    explanation: 'bidDesk.ask.win.says',
    tone: 'mid',
    action: 'bidDesk.ask.win.yes',
  },
  lastHour: {
    title: 'lastHour.title',
    explanation: 'lastHour.says',
    tone: 'mid',
    action: 'lastHour.accept',
  },
};

/** R57: confirmations before a status is set. Closing the dialog changes nothing. */
export function DeskQuestions({ bids, status, steps }: DeskQuestionsProps) {
  const desk = useDesk();
  const [at, setAt] = useState(0);
  // The last hour of a bid has begun since the dialog opened.
  const [isLate, setLate] = useState(false);
  const allSteps: readonly DeskQuestion[] = isLate ? [...steps, 'lastHour'] : steps;
  const step = allSteps[at];
  if (!step) return null;
  const close = () => desk.dialog.set(undefined);
  const agree = () => {
    if (at + 1 < allSteps.length) return setAt(at + 1);
    if (!allSteps.includes('lastHour') && bids.some((bid) => warnsOfLastHour(bid, serverNow()))) {
      setLate(true);
      return setAt(at + 1);
    }
    close();
    return void changeStatus(desk, bids, status);
  };
  return (
    <Step
      key={step}
      {...{ bids, status, step, agree, close }}
      progress={allSteps.length > 1 ? [at + 1, allSteps.length] : undefined}
    />
  );
}

interface QuestionStepProps {
  bids: readonly ListedBid[];
  status: number;
  step: DeskQuestion;
  agree: () => void;
  close: () => void;
  progress: readonly [number, number] | undefined;
}

function Step({ bids, status, step, agree, close, progress }: QuestionStepProps) {
  const text = useText();
  const values = useQuestionValues(bids, step);
  const formId = useId();
  const yes = useRef<HTMLButtonElement>(null);
  const [isTicked, setTicked] = useState(false);
  const { title, explanation, tone, action, tick } = questions[step];
  const [only] = bids.length === 1 ? bids : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!tick || isTicked) agree();
  };
  return (
    <Dialog
      open
      title={text(title)}
      onClose={close}
      {...(!tick && { initialFocus: yes })}
      footer={
        <>
          {progress && (
            <span className={`sub ${styles.place}`}>
              {text('bidDesk.step', { step: progress[0], of: progress[1] })}
            </span>
          )}
          <Button onClick={close}>
            {only
              ? text('bidDesk.keep', { status: text(`bids.status.${bidStatus(only.bidStatus)}`) })
              : text('bidDesk.cancel')}
          </Button>
          <Button ref={yes} kind="primary" type="submit" form={formId} aria-disabled={tick !== undefined && !isTicked}>
            {text(action)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.body} onSubmit={submit}>
        {tone === 'mid' ? <Notice tone="mid">{text(explanation, values)}</Notice> : <p>{text(explanation, values)}</p>}
        <QuestionFacts bids={bids} status={status} />
        {tick && <Check label={text(tick)} checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />}
      </form>
    </Dialog>
  );
}

/** Values for the text of a question, from the first bid that caused it. */
function useQuestionValues(bids: readonly ListedBid[], step: DeskQuestion) {
  const text = useText();
  const language = useLanguage();
  const now = serverNow();
  const isCause = (bid: ListedBid) =>
    step === 'lastHour' ? warnsOfLastHour(bid, now) : isFuture(bid, now) && !warnsOfLastHour(bid, now);
  const cause = bids.find(isCause) ?? bids[0];
  const at = cause?.sessionStart ? new Date(cause.sessionStart) : now;
  return {
    count: bids.length,
    auction: cause?.auctionName ?? '',
    when: relativeTime(at, now, language) ?? text('lastHour.soon'),
    day: fullDate(at, { language, timeZone: tokyo }),
  };
}

interface QuestionFactsProps {
  bids: readonly ListedBid[];
  status: number;
  /** More facts, of a single bid. */
  more?: readonly Fact[] | undefined;
}

export function QuestionFacts({ bids, status, more }: QuestionFactsProps) {
  const text = useText();
  const mark = (code: number) => <BidMark code={code} label={text(`bids.status.${bidStatus(code)}`)} />;
  const [bid] = bids;
  const sum = bids.reduce((total, { bidAmount }) => total + bidAmount, 0);
  const amount = { caption: text('bidDesk.sum.caption'), value: formatYen(sum) };
  if (!bid || bids.length > 1) {
    const count = { caption: text('bidDesk.bids'), value: groupDigits(bids.length) };
    return (
      <Facts
        framed
        cols={3}
        phoneCols={3}
        items={[count, { caption: text('bids.col.status'), value: mark(status) }, amount]}
      />
    );
  }
  const from = (
    <span className={styles.move}>
      {mark(bid.bidStatus)} → {mark(status)}
    </span>
  );
  return (
    <Facts
      framed
      cols={2}
      items={[
        { caption: text('bids.col.lot'), value: <Plate number={bid.lotNo} size="s" /> },
        amount,
        { caption: text('bids.col.status'), value: from, full: true },
        ...(more ?? []),
      ]}
    />
  );
}
