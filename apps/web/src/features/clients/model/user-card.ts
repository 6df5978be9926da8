import type { AnswerOf } from '@seri/contract/call';
import type { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';

type UserInfo = AnswerOf<typeof clientCardsCalls.userInfo>;

/** What a row says of whose it is. */
export type CardUser = UserInfo['user'];
export type CardMeans = UserInfo['balanceInfo'];
