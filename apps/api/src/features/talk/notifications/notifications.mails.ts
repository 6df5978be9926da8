import type { Notice } from '@seri/contract/talk/notifications.schema';
import { lotPath, lotTypes, pageTypeData } from '@seri/domain/catalogue/page-types';
import { formatYen } from '@seri/domain/money/money';
import { chatPath, type ListReader } from '@seri/domain/talk/chat-path';
import type { MessageValues } from '@seri/messages/message-id';
import type { Settings } from '../../../platform/config/settings.ts';
import { letterTo, type LetterTools, type MailContact, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { portalLink } from '../../../platform/mail/portal-link.ts';
import { factsOfLot, type MailedLot, pathOfModel } from '../../stock/lots/mailed-lot.query.ts';
import { type BidMail, bidMails, type MailedPlace, type NextStep } from './bid-mails.data.ts';

/** The facts that a mail tells beside its notices. */
export interface NoticeMailFacts {
  reader: Reader & Pick<ListReader, 'permissions'> & { role_id: number };
  contact: MailContact;
  settings: Pick<Settings, 'publicUrl' | 'port'>;
  lot: MailedLot;
  /** The name of the client, for its dealer; null for all other readers. */
  clientName: string | null;
  /** Undefined if the sentence of the notice is all that is to be told. */
  mail: BidMail | undefined;
  price: number | null;
  /** The amount that the client can bid; null without a limit. */
  free: number | null;
  /** The lots of the same model that still take bids. */
  similar: number;
  now: Date;
}

export type MailedNotice = Pick<
  Notice,
  'eventType' | 'message' | 'bidId' | 'lotId' | 'cause' | 'amount' | 'former' | 'purchaseId'
>;

/** One mail for the notices of one bid. */
export function noticeMail(facts: NoticeMailFacts, notices: readonly MailedNotice[]): MailContent {
  const [notice] = notices;
  if (!notice) throw new Error('A mail tells of something.');
  if (notice.eventType === 'chatMessage') return chatMail(facts, notices, notice);
  return facts.mail === undefined ? plainMail(facts, notice) : bidMail(facts, facts.mail, notice);
}

function bidMail(facts: NoticeMailFacts, mail: BidMail, notice: MailedNotice): MailContent {
  const { reader, contact, lot, free, now } = facts;
  const data: { next: readonly NextStep[]; tellsFree?: true; open: MailedPlace; other?: MailedPlace } = bidMails[mail];
  return letterTo(reader, contact, (tools) => {
    const { text } = tools;
    const values = valuesOf(tools, facts, notice);
    const isLevel = mail === 'lost' && (facts.price ?? 0) <= (notice.amount ?? 0);
    const freeText = data.tellsFree && free !== null ? [text('mail.free', { free: formatYen(free) })] : [];
    const next = data.next.flatMap((step) => sayStep(step, values) ?? []).map((id) => text(id, values));
    return {
      subject: text(`mail.${mail}.subject`, values),
      preheader: [text(`mail.${mail}.preheader`, values), ...freeText].join(' '),
      paragraphs: [
        text(isLevel ? 'mail.lost.level' : `mail.${mail}.text`, values),
        factsOfLot(tools, lot, notice.bidId, now),
        next.join(' '),
      ],
      link: linkTo(data.open, facts, notice),
      otherLink: linkTo(data.other ?? 'settings', facts, notice),
    };
  });
}

/** Deadlines that are over and a count of zero are missing. */
function valuesOf({ language, text, when }: LetterTools, facts: NoticeMailFacts, notice: MailedNotice): MessageValues {
  const { lot, clientName, price, similar, now } = facts;
  const { amount, former, cause } = notice;
  const { bidding: closes, cancelling: cancel } = lot.deadlines ?? {};
  return {
    side: clientName === null ? 'client' : 'dealer',
    client: clientName ?? '',
    lot: lot.lotNo,
    car: lot.car,
    house: lot.house,
    when: lot.runsAt ? when(lot.runsAt) : '',
    amount: formatYen(amount ?? 0),
    former: formatYen(former ?? 0),
    price: formatYen(price ?? amount ?? 0),
    over: formatYen((price ?? 0) - (amount ?? 0)),
    reason: text(cause === 'groupFull' ? 'notice.ended.groupFull' : 'notice.ended.byManager'),
    message: notice.message[language],
    ...(similar > 0 && { count: similar }),
    ...(closes && closes > now && { closes: when(closes) }),
    ...(cancel && cancel > now && { cancel: when(cancel) }),
  };
}

function sayStep({ say, needs = [], otherwise }: NextStep, values: MessageValues) {
  return needs.every((name) => name in values) ? say : otherwise;
}

function plainMail(facts: NoticeMailFacts, notice: MailedNotice): MailContent {
  const { reader, contact, lot, now } = facts;
  return letterTo(reader, contact, (tools) => {
    const message = notice.message[tools.language];
    const lines = factsOfLot(tools, lot, notice.bidId, now);
    return {
      subject: tools.text('mail.notice.subject', { message, lot: lot.lotNo, car: lot.car }),
      preheader: lines.join(' · '),
      paragraphs: [message, lines],
      link: linkTo(plainPlaces[notice.eventType] ?? 'lot', facts, notice),
      otherLink: linkTo('settings', facts, notice),
    };
  });
}

/** The lot, where there is no other. */
const plainPlaces: Partial<Record<MailedNotice['eventType'], MailedPlace>> = {
  clientTranslation: 'translations',
  managerPurchase: 'purchase',
};

/** R60: one mail for all messages that are unread. */
function chatMail(facts: NoticeMailFacts, notices: readonly MailedNotice[], first: MailedNotice): MailContent {
  const { reader, contact, lot, now } = facts;
  return letterTo(reader, contact, (tools) => ({
    subject: tools.text('mail.chat.subject', { count: notices.length, lot: lot.lotNo, car: lot.car }),
    preheader: first.message[tools.language],
    paragraphs: [
      ...notices.map(({ message }) => message[tools.language].split('\n')),
      factsOfLot(tools, lot, first.bidId, now),
      tools.text('mail.chat.next'),
    ],
    link: linkTo('reply', facts, first),
    otherLink: linkTo('settings', facts, first),
  }));
}

/** Without a similar lot, or a purchase that the reader may open, the button opens the lot. */
function linkTo(wanted: MailedPlace, facts: NoticeMailFacts, { bidId, purchaseId, eventType }: MailedNotice) {
  const { lot, reader, settings, similar } = facts;
  const isMissing = (wanted === 'similar' && similar === 0) || (wanted === 'purchase' && purchaseId === null);
  const place = isMissing ? 'lot' : wanted;
  const lotPage = lotPath(lotTypes[lot.kind], lot.id);
  const chat = bidId === null ? lotPage : chatPath({ roleId: reader.role_id, permissions: reader.permissions }, bidId);
  const paths: Readonly<Record<MailedPlace, string>> = {
    lot: eventType === 'managerTranslation' ? `${lotPage}#translated` : lotPage,
    chat,
    write: chat,
    reply: chat,
    similar: pathOfModel(lot),
    stock: pageTypeData.stock.path,
    purchase: `/purchases/${purchaseId}`,
    translations: '/translations',
    settings: '/profile#notifications',
  };
  return [`mail.open.${place}`, portalLink(settings, paths[place])] as const;
}
