import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/language/text.ts';
import { Sheet } from '../../ui/frame/sheet.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import { menuCountersQuery } from '../site/menu-counters.query.ts';
import { openSearch } from './change-search.ts';
import { mySearchesQuery } from './my-searches.query.ts';
import type { SavedSearch } from './my-searches.ts';
import styles from './searches-with-news.module.css';

const most = 6;

/** R40: the saved searches that have new lots, the most news first; nothing if none has. */
export function SearchesWithNews() {
  const text = useText();
  const { data: counters } = useQuery(menuCountersQuery);
  const types = pageTypes.filter((type) => (counters?.search[type] ?? 0) > 0);
  const found = useQueries({
    queries: types.map((type) => mySearchesQuery(type)),
    combine: (answers) => answers.flatMap(({ data }, index) => withNews(types[index], data?.items ?? [])),
  });
  const searches = found.toSorted((one, other) => other.search.newLots - one.search.newLots).slice(0, most);
  if (searches.length === 0) return null;
  return (
    <Sheet flush title={text('searches.news')}>
      <ul className={styles.news}>
        {searches.map(({ type, search }) => (
          <li key={search.id}>
            <UiLink href={`${pageTypeData[type].path}?${search.params}`} onClick={() => void openSearch(type, search)}>
              <b className="clip">{search.name}</b>
            </UiLink>
            <b className={styles.count}>{text('searches.list.new', { count: search.newLots })}</b>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function withNews(type: PageType | undefined, items: readonly SavedSearch[]) {
  return type ? items.filter(({ newLots }) => newLots > 0).map((search) => ({ type, search })) : [];
}
