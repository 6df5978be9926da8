import { translationsCalls } from '@seri/contract/services/translations.calls';
import { translationsSchemas } from '@seri/contract/services/translations.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askTranslation } from './ask-translation.ts';
import { amendAnswer } from './desk/amend-answer.ts';
import { answerRequest } from './desk/answer-request.ts';
import { declineRequest } from './desk/decline-request.ts';
import { readQueue } from './desk/queue.read.ts';
import { giveBackRequest, takeRequest } from './desk/take-request.ts';
import { readTranslation } from './desk/translation.read.ts';
import { keepFile } from './files/keep-file.ts';
import { serveFile } from './files/serve-file.ts';
import { readResult } from './result.read.ts';

export function translationsRoutes(platform: Platform): Routes {
  const { clock, database } = platform;
  return routesOf('translations', translationsCalls, translationsSchemas, {
    ask: ({ acting, input }) => askTranslation(acting, input.query, platform),
    result: ({ actor, input }) => readResult(platform, actor, input.query),
    queue: ({ actor, input }) => readQueue(database.db, actor, input.query),
    view: ({ actor, input }) => readTranslation(database.db, actor, input.params.id),
    take: ({ acting, input }) => takeRequest(acting, input.params.id, input.body),
    giveBack: ({ acting, input }) => giveBackRequest(acting, input.params.id, input.body),
    answer: ({ acting, input }) => answerRequest(acting, input.params.id, input.body, clock),
    amend: ({ acting, input }) => amendAnswer(acting, input.params.id, input.body),
    decline: ({ acting, input }) => declineRequest(acting, input.params.id, input.body),
    sendFile: ({ acting, input }) =>
      keepFile(acting, { requestId: input.params.id, name: input.query.name, body: input.body }, platform),
    file: ({ actor, input, reply }) => serveFile(platform, actor, input.params.file, reply),
  });
}
