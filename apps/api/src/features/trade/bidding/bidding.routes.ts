import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { biddingSchemas } from '@seri/contract/trade/bidding.schema';
import { japanDay } from '@seri/domain/time/japan-time';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Studio } from '../../../platform/studio/studio.ts';
import { BidBatches } from './place/bid-batches.ts';
import { bidTypesIn } from './place/bid-type-options.ts';
import { readClientBid } from './place/client-bid.read.ts';
import { editBid, setAdjustment } from './desk/edit-bid.ts';
import { readGroups } from './groups/groups.read.ts';
import { saveGroup } from './groups/save-group.ts';
import { setAutoBid } from './desk/set-auto-bid.ts';
import { setOrCancel } from './desk/set-or-cancel.ts';
import { setSoldPrice } from './desk/set-sold-price.ts';
import { setStatuses } from './desk/set-statuses.ts';
import { readBidHeadroom } from './place/standing.read.ts';
import { undoChange } from './desk/undo-change.ts';
import { undoChanges } from './desk/undo-changes.ts';
import { readUndoable } from './desk/undoable.read.ts';

export function biddingRoutes({ database: { db }, clock, log }: Platform, maker: Studio): Routes {
  const batches = new BidBatches(db);
  return routesOf('bidding', biddingCalls, biddingSchemas, {
    create: ({ acting, actor, input }) => batches.place(acting, input.body, actor.accountId),
    createForClient: ({ acting, input }) => batches.place(acting, input.body, input.body.userId),
    setStatus: ({ acting, input }) => setOrCancel(acting, maker, input.body),
    setStatuses: ({ acting, input }) => setStatuses(acting, input.body, log),
    editBid: ({ acting, input }) => editBid(acting, input.body),
    setAdjustment: ({ acting, input }) => setAdjustment(acting, input.body),
    setSoldPrice: ({ acting, input }) => setSoldPrice(acting, input.body),
    setAutoBid: ({ acting, input }) => setAutoBid(acting, input.body),
    undoable: ({ actor }) => readUndoable(db, actor, clock.now()),
    undo: ({ acting, input }) => undoChange(acting, input.body),
    undoMany: ({ acting, input }) => undoChanges({ db, log }, acting, input.body),
    groups: (request) =>
      readGroups(db, request.actor, request.input.query, readerLanguage(request), japanDay(clock.now())),
    saveGroup: ({ acting, input }) => saveGroup(acting, input.body),
    types: async (request) => bidTypesIn(readerLanguage(request)),
    exportTypes: async (request) => bidTypesIn(readerLanguage(request)),
    standing: ({ actor, input }) => readBidHeadroom(db, actor, input.query),
    clientBid: ({ actor, input }) => readClientBid(db, actor, input.query, clock.now()),
  });
}
