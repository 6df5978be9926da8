import { lotPath } from '@seri/domain/catalogue/page-types';
import { chatPath } from '@seri/domain/talk/chat-path';
import type { NoticeTopic } from '@seri/domain/talk/notice-causes';
import type { OwnProfile } from '../identity/session/session-state.ts';
import type { NoticeEvent } from './notices.ts';

export const historyHref = '/notifications';
/** Anchor of the settings on the profile page. */
export const settingsId = 'notifications';
export const settingsHref = `/profile#${settingsId}`;

export const topicHref = (topic: NoticeTopic | undefined) =>
  topic === undefined ? historyHref : `${historyHref}?topic=${topic}`;

type LinkedNotice = Pick<NoticeEvent, 'eventType' | 'bidId' | 'lotType' | 'lotId' | 'purchaseId'>;

/** A message opens its chat, a price its purchase, a translation itself; undefined for all others, which open their lot. */
export function ownPlaceOf({ eventType, bidId, purchaseId, ...lot }: LinkedNotice, reader: OwnProfile | null) {
  if (purchaseId !== null) {
    return { label: 'notifications.openPurchase', href: `/purchases/${purchaseId}` } as const;
  }
  if (eventType === 'clientTranslation') {
    return { label: 'notifications.openTranslations', href: '/translations' } as const;
  }
  if (eventType === 'managerTranslation') {
    const href = `${lotPath(lot.lotType, lot.lotId)}#translated`;
    return { label: 'notifications.openTranslation', href } as const;
  }
  if (bidId === null || eventType !== 'chatMessage' || !reader) return undefined;
  const { detail, permission } = reader;
  const href = chatPath({ roleId: detail.roleId, permissions: permission }, bidId);
  return { label: 'notifications.openChat', href } as const;
}

export function placeOf(notice: LinkedNotice, reader: OwnProfile | null) {
  const lot = { label: 'notifications.openLot', href: lotPath(notice.lotType, notice.lotId) } as const;
  return ownPlaceOf(notice, reader) ?? lot;
}
