import { eligibilityCalls } from '@seri/contract/trade/eligibility.calls';
import { eligibilitySchemas } from '@seri/contract/trade/eligibility.schema';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enterLotFacts } from './enter-lot-facts.ts';
import { readExportRules } from './export-rules.read.ts';
import { readLotVerdict } from './lot-verdict.read.ts';
import { readPlaces } from './places.query.ts';
import { setDestination } from './set-destination.ts';
import { addExportRule, changeExportRule } from './write-export-rule.ts';

export function eligibilityRoutes({ database: { db }, clock }: Platform): Routes {
  return routesOf('eligibility', eligibilityCalls, eligibilitySchemas, {
    rules: (request) => readExportRules(db, request.actor, readerLanguage(request)),
    addRule: ({ acting, input }) => addExportRule(acting, input.body),
    changeRule: ({ acting, input }) => changeExportRule(acting, input.body),
    places: (request) => readPlaces(db, readerLanguage(request)),
    setDestination: ({ acting, input }) => setDestination(acting, input.body),
    lotVerdict: (request) =>
      readLotVerdict(db, request.actor, request.input.query, clock.now(), readerLanguage(request)),
    enterFacts: ({ acting, input }) => enterLotFacts(acting, input.body, clock),
  });
}
