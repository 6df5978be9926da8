import type { ExportRules } from '@seri/contract/trade/eligibility.schema';
import { territoryName } from '@seri/domain/eligibility/territory-name';
import { exportCategories } from '@seri/domain/eligibility/export-facts';
import type { Language } from '@seri/domain/common/languages';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { ruleFrom } from './export-rule.store.ts';

/** R96: the whole table, territory by territory, with its author and day. */
export async function readExportRules(db: Db, actor: Actor, language: Language): Promise<ExportRules> {
  const [rows, places] = await Promise.all([
    db
      .selectFrom('export_rule')
      .leftJoin('account as author', 'author.id', 'changed_by')
      .selectAll('export_rule')
      .select('author.full_name as author_name')
      .execute(),
    db.selectFrom('place').select('territory').distinct().execute(),
  ]);
  const rules = rows.map((row) => ({
    ...ruleFrom(row),
    driveKinds: ruleFrom(row).driveKinds?.slice() ?? null,
    version: row.version,
    territoryName: territoryName(row.territory, language),
    changedAt: row.changed_at.toISOString(),
    changedBy: row.author_name,
  }));
  const known = [...new Set([...places, ...rules].map(({ territory }) => territory))].filter((one) => one !== 'jp');
  const named = known.map((territory) => ({ territory, name: territoryName(territory, language) }));
  return {
    rules: rules.toSorted(
      (a, b) =>
        a.territoryName.localeCompare(b.territoryName, language) ||
        exportCategories.indexOf(a.category) - exportCategories.indexOf(b.category) ||
        a.id - b.id,
    ),
    territories: named.toSorted((a, b) => a.name.localeCompare(b.name, language)),
    can: { edit: actor.isOwner },
  };
}
