import type { AnswerOf } from '@seri/contract/call';
import type { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';

export type UserCardAnswer = AnswerOf<typeof clientCardsCalls.userInfo>;

export type CardUser = UserCardAnswer['user'];
export type CardMeans = UserCardAnswer['balanceInfo'];
