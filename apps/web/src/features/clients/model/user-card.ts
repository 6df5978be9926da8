import type { AnswerOf } from '@seri/contract/call';
import type { clientsCalls } from '@seri/contract/people/clients.calls';

type UserInfo = AnswerOf<typeof clientsCalls.userInfo>;

/** What a row says of whose it is. */
export type CardUser = UserInfo['user'];
export type CardMeans = UserInfo['balanceInfo'];
